# Everything one does with a checkout. Needs make and Python 3.11+ (or uv); all else is installed into .venv.
HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?=
JOBS ?= 2
GAMES ?= elefantenparade black_elephant elephant_rally savannah_tails

.PHONY: help install play dev test soak lint bench types locks clean
.DEFAULT_GOAL := help

help:
	@echo "make play            play in the browser (HOST=lan for a friend's phone, PORT=8000, DATA=folder)"
	@echo "make install         only install what playing needs"
	@echo "make test            all tests, in a real browser too"
	@echo "make soak            the same with the full numbers; takes long"
	@echo "make lint            style, types, the direction of imports"
	@echo "make bench           the measured claims"
	@echo "make types locks     write the client's wire types and the lock files anew"
	@echo "make clean           remove what was built"

install:
	@scripts/install build
	@.venv/bin/python scripts/client.py build

# exec, so that the server gets the signals and no child is left with the port
play: install
	@exec .venv/bin/waterhole serve --open --host $(HOST) --port $(PORT) $(if $(DATA),--data $(DATA))

dev:
	@scripts/install dev
	@.venv/bin/python scripts/client.py build

lint: dev
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/python scripts/client.py check

test: lint
	@scripts/browser
	.venv/bin/python scripts/client.py test
	.venv/bin/pytest -n $(JOBS) -m "not soak"

soak: dev
	@scripts/browser
	.venv/bin/pytest -n $(JOBS)

bench: dev
	.venv/bin/waterhole bench $(GAMES)
	.venv/bin/python bench/rules.py
	.venv/bin/python bench/store.py
	.venv/bin/python bench/search.py
	.venv/bin/python bench/server.py
	.venv/bin/python bench/browser.py

types: dev
	.venv/bin/python -m waterhole.server.typescript web/src

# hashed, for all platforms, without addresses
locks:
	uv pip compile --quiet --generate-hashes --universal -p 3.11 --no-header pyproject.toml -o requirements/run.txt
	uv pip compile --quiet --generate-hashes --universal -p 3.11 --no-header --extra build pyproject.toml -o requirements/build.txt
	uv pip compile --quiet --generate-hashes --universal -p 3.11 --no-header --extra dev pyproject.toml -o requirements/dev.txt

clean:
	rm -rf .venv web/node_modules src/waterhole/server/static dist build .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
