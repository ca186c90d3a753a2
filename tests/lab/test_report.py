"""The command `simulate` on a game that counts: tables and files tell the same, in every language."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import re
from pathlib import Path

import pytest

from waterhole.cli import main

LABELS = {
    "en": ("rounds a race", "green 1, times a race", "start space"),
    "da": ("runder pr. løb", "grøn 1, gange pr. løb", "startfelt"),
    "de": ("Runden je Rennen", "Grün 1, Mal je Rennen", "Startfeld"),
}


def simulate(lang: str, *arguments: str) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        assert main(["--lang", lang, "simulate", "elephant_rally", "--games", "6", *arguments]) == 0
    return out.getvalue()


def numbers(table: str, label: str) -> list[str]:
    """The cells of the row that begins so."""
    line = next(line for line in table.splitlines() if line.startswith(label))
    return re.split(r"  +", line[len(label) :].strip())


@pytest.mark.parametrize("lang", LABELS)
def test_tables_and_files_tell_the_same(lang: str, tmp_path: Path) -> None:
    rows, summary = tmp_path / "rows.csv", tmp_path / "summary.json"
    told = simulate(lang, "--seats", "greedy,greedy,random", "--csv", str(rows), "--json", str(summary))
    with rows.open(newline="", encoding="utf-8") as file:
        table = list(csv.DictReader(file))
    result = json.loads(summary.read_text(encoding="utf-8"))
    counts = {count["name"]: count for count in result["counts"]}
    rounds, green, start = LABELS[lang]
    for name, label in (("rounds", rounds), ("played_g1", green)):
        mean = sum(int(row[f"count_{name}"]) for row in table) / 6
        assert counts[name]["mean"]["mean"] == pytest.approx(mean)
        assert numbers(told, label)[0] == f"{mean:.2f}"
    stuck, moves = (sum(int(row[f"count_{name}"]) for row in table) for name in ("stuck", "moves"))
    assert counts["stuck"]["mean"]["mean"] == pytest.approx(stuck / moves)
    assert f"{stuck / moves:.1%}" in told
    groups = next(winner for winner in result["winners"] if winner["name"] == "start")["groups"]
    assert sum(group["times"] for group in groups) == 18
    begun = told[told.index(f"\n{start}") :]
    for group in groups:
        name = group["group"]
        won = [row[f"seat_{seat}_place"] for row in table for seat in range(3) if row[f"seat_{seat}_start"] == name]
        assert (group["times"], group["wins"]) == (len(won), won.count("1"))
        assert numbers(begun, f"{name} ")[:2] == [str(len(won)), f"{won.count('1') / len(won):.1%}"]


def test_intervals_stay_within_what_can_be() -> None:
    told = simulate("en", "--seats", "random,random")
    for low, high in re.findall(r"(-?[\d.]+)% - ([\d.]+)%", told):
        assert 0 <= float(low) <= float(high) <= 100
    for low, high in re.findall(r"  (-?\d+\.\d\d) - (\d+\.\d\d)", told):
        assert 0 <= float(low) <= float(high)


def test_one_race_has_no_intervals() -> None:
    told = simulate("en", "--games", "1", "--seats", "greedy,greedy")
    assert re.search(r"^rounds a race +\d+\.00 +-$", told, re.MULTILINE)
