"""What a seat sees in games of random words: `python -m tests.e2e.views GAME...` prints some views of each as JSON."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from starboard.kernel import fast_chance, find

MOMENTS = 3


def views(name: str) -> list[dict[str, Any]]:
    state, dice, found = find(name).new({"players": 3}, "2"), fast_chance(2), []
    while not state.over:
        seat = state.waiting()[dice.below(len(state.waiting()))]
        legal = state.legal(seat)
        state.say(seat, legal[dice.below(len(legal))])
        if seat == 0:
            found.append(state.copy())
    found.append(state)
    step = (len(found) - 1) / (MOMENTS - 1)
    return [dict(found[round(at * step)].view(0)) for at in range(MOMENTS)]


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode({name: views(name) for name in sys.argv[1:]}))
