"""What a seat cannot see, dealt anew: the deep space stack, and what another seat looked at on 6Moon."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation.table import Table, put_list
from starboard.kernel import Chance


def guess(new: Table, seat: int, chance: Chance) -> None:
    """Deal the face-down tokens of a copy of the table as they might be for this seat."""
    new.chance = chance
    if not new.deep_seen >> seat & 1:
        pile = sorted(new.deep + new.deep_box)
        new.deep = sorted([chance.draw(pile) for _ in new.deep])
        new.deep_box = sorted(pile)
    if new.looker != seat and new.looker != c.NOBODY:
        hidden = new.looked + new.returned
        if hidden:
            strength = new.board.alterations[hidden[0]].strength
            pile = sorted(new.pool[strength] + hidden)
            new.looked = sorted([chance.draw(pile) for _ in new.looked])
            new.returned = [chance.draw(pile) for _ in new.returned]
            new.pool = put_list(new.pool, strength, pile)
    new.refresh()
