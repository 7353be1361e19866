"""Judges the games of a `race-trace/1` file."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.race.outside.easy import EasyReplay, TogetherReplay
from starboard.games.race.outside.trace import Difference, Replay, read
from starboard.kernel import Game, StarboardError, Verdict

WAYS: Final[list[type[Replay]]] = [Replay, EasyReplay, TogetherReplay]


def verify(game: Game, path: str) -> list[Verdict]:
    """Replay every game of a file."""
    return [judge(game, trace) for trace in read(path)]


def judge(game: Game, trace: dict[str, Any]) -> Verdict:
    """Replay one game in every way; whatever the file has in it, the first difference is told."""
    name = str(trace.get("id", "?"))
    for way in WAYS:
        found = difference(way, game, trace)
        if found:
            given = "" if way is Replay else f"timing={way.timing} questions={way.questions}: "
            return Verdict(name, False, given + found)
    return Verdict(name, True)


def difference(way: type[Replay], game: Game, trace: dict[str, Any]) -> str:
    replay: Replay | None = None
    try:
        replay = way(game, trace)
        replay.run()
    except Difference as difference:
        return str(difference)
    except StarboardError as error:
        return f"{_where(replay)}: {error}"
    except (LookupError, StopIteration, TypeError, ValueError) as error:
        return f"{_where(replay)}: the file names what is not there ({error!r})"
    return ""


def _where(replay: Replay | None) -> str:
    return "set-up" if replay is None else replay.where
