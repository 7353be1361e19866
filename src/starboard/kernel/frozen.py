"""A state as bytes, so that another process can go on with it: a guess for a bot, a position for a worker.

Not for storage: what is kept are records, the words that were said. Words and dice belong to who thaws it.
"""

from __future__ import annotations

import pickle
from typing import Final

from starboard.kernel.chance import Chance
from starboard.kernel.games import Game
from starboard.kernel.state import State
from starboard.kernel.words import Vocabulary

_NO_WORDS: Final = Vocabulary([])


def freeze(state: State) -> bytes:
    bare = state.copy()
    bare.vocabulary = _NO_WORDS
    bare.chance = Chance()
    return pickle.dumps(bare, protocol=5)


def thaw(data: bytes, game: Game, chance: Chance) -> State:
    """Only for bytes of our own making: they could do anything."""
    state = pickle.loads(data)
    assert isinstance(state, State)
    state.vocabulary = game.vocabulary
    state.chance = chance
    return state
