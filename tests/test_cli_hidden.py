"""`play` with hidden hands: what is on the terminal while whose turn it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.table.snatched import position, snatch
from tests.test_cli import Done, run

from waterhole import games
from waterhole.cli.terminal import Terminal
from waterhole.table import Record

__all__ = ["snatch"]
pytestmark = pytest.mark.usefixtures("snatch")

CLEARED = "=== cleared ==="


@pytest.fixture(autouse=True)
def screens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shows where the screen is cleared."""
    monkeypatch.setattr(Terminal, "clear", lambda self: print(CLEARED))
    monkeypatch.setattr(games, "names", lambda: ("snatch",))


def play(seats: str, at: str, *lines: str) -> tuple[Done, list[str]]:
    """What came of it, and each screen."""
    done = run("play", "snatch", "--seats", seats, "--position", at, "--seed", "1", stdin="\n".join([*lines, ""]))
    assert done.code == 0, done.err
    return done, done.out.split(CLEARED)


HANDS = position("344", "s22", "222")
BLUE, VERMILION, GREEN = "0,0,0,0,1,2", "1,0,0,2,0,0", "0,0,0,3,0,0"


def hands_on(screen: str) -> list[str]:
    return [hand for hand in (BLUE, VERMILION, GREEN) if hand in screen]


def test_each_hand_is_on_a_screen_of_its_own() -> None:
    _, screens = play("me,me,me", HANDS, "", "draw", "", "board", "moves", "draw", "", "quit")
    shown = [hands_on(screen) for screen in screens]
    assert [hands for hands in shown if hands] == [[BLUE], [VERMILION], [GREEN]]
    for screen in screens:
        assert "pile:" not in screen, "the notation of a position shows all hands"
    passing = [screen for screen in screens if "Pass the keyboard on" in screen]
    assert len(passing) == 3
    assert not any(hands_on(screen) for screen in passing)


def test_what_happened_is_told_to_each_as_they_may_know_it() -> None:
    _, screens = play("me,me", position("344", "s22"), "", "draw", "", "draw", "", "quit")
    seen = [screen for screen in screens if "Since you looked last" in screen]
    assert [screen.split("In the hand")[0].count("Drawn") for screen in seen] == [0, 1]
    assert "Vermilion: draw." in seen[1]
    assert "Blue: draw. Drawn:" in seen[1]


def test_all_are_asked_at_once_whoever_can_answer() -> None:
    for hands in (("344", "s22", "222"), ("344", "222", "222")):
        _, screens = play("me,me,me", position(*hands), "", "3", "", "", "quit")
        (asked,) = [screen for screen in screens if "Does anybody answer" in screen]
        assert "Blue plays 3. Does anybody answer? Vermilion, Green:" in asked
        assert not any(hands_on(screen) for screen in [asked])
        assert "Blue gets 3" in asked
        assert "pass" not in asked.replace("lets it pass", "")


def test_who_wants_to_looks_and_answers_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ["", "3", "Mauve", "vermilion", "", "grab", "stop", "", "", f"save {file}", "quit"]
    done, screens = play("me,me,me", HANDS, *lines)
    assert "Nobody here who may answer is called “Mauve”" in done.out
    (answering,) = [screen for screen in screens if "you can answer: pass, stop" in screen]
    assert hands_on(answering) == [VERMILION]
    assert "is no answer that you have now" in answering
    (noted,) = [screen for screen in screens if "Noted" in screen]
    assert "Does anybody answer? Green:" in noted
    assert not hands_on(noted)
    assert "Vermilion: stop." in noted
    assert "gets" not in noted
    assert Record.parse(file.read_text()).scores == (0, 0, 0)


def test_alone_against_bots_one_is_asked_only_what_one_can_answer_and_sees_no_bots_cards() -> None:
    done, screens = play("me,random", position("344", "s22"), "3", "quit")
    assert len(screens) == 1
    assert "pile:" not in done.out
    assert hands_on(done.out) == [BLUE]
    assert "pass" not in done.out.lower()

    done, _ = play("random,me", position("444", "s22"), "pass", "pass", "quit")
    if "plays 4" in done.out:
        assert "Vermilion, you can answer: pass, stop." in done.out


def test_leaving_tells_no_hands() -> None:
    done, _ = play("me,me", position("344", "s22"), "quit")
    assert "Until next time" in done.out
    assert "--position" not in done.out
