"""Chapter: pass. Pass effects, and a booster for the next round."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.table import Table
from starboard.kernel import Message, Prompt, Task


def boosters_left(table: Table) -> list[int]:
    """The boosters that nobody holds: always three when somebody passes (GP-16.2)."""
    held = [each.booster for each in table.seats]
    left = [booster for booster in table.setup.boosters if booster not in held]
    left.sort()
    return left


def booster_points(me: Seat) -> int:
    """What the booster scores when its holder passes (GP-16.7)."""
    return points_with(me, me.booster) if me.booster >= 0 else 0


def points_with(me: Seat, booster: int) -> int:
    tile = c.BOOSTERS[booster]
    return tile.pass_vp * me.count(tile.per) if tile.pass_vp else 0


def tile_points(me: Seat) -> int:
    """What the advanced tiles score when their owner passes."""
    points = 0
    for index in range(c.N_ADVANCED):
        tile = c.ADVANCED[index]
        if tile.kind == c.ON_PASS and me.advanced >> index & 1:
            points += tile.gain[c.VP_GAIN] * me.count(tile.per)
    return points


def pass_turn(table: Table, seat: int) -> None:
    """Score what scores on passing, then change the booster (GP-16.6, GP-16.7, R-190)."""
    me = table.seats[seat]
    me.score(c.FROM_BOOSTER, booster_points(me))
    me.score(c.FROM_TECH, tile_points(me))
    me.passed = True
    table.passed = [*table.passed, seat]
    if table.first_passed < 0:
        table.first_passed = seat  # GP-16.8
    table.emit("gaia-did-pass", {"seat": seat})
    if table.round == c.ROUNDS_PER_GAME:
        if table.setup.automa.here:
            table.automa.exchange(-1, me.booster)
        me.booster = -1  # GP-16.4
    else:
        table.push(ChooseBooster(seat))


class ChooseBooster(Task[Table]):
    """Which booster? In set-up, and when passing: one of those that nobody holds, never the same (GP-16.3)."""

    def options(self, table: Table) -> list[int]:
        return [w.BOOSTER + booster for booster in boosters_left(table)]

    def resolve(self, table: Table, word: int) -> None:
        me = table.seats[self.seat]
        if table.setup.automa.here:
            table.automa.exchange(word - w.BOOSTER, me.booster)  # GA-8.3
        me.booster = word - w.BOOSTER
        me.used |= c.USED_BOOSTER  # face down until the next round (GP-16.5)
        table.emit("gaia-did-booster", {"seat": self.seat, "booster": spell(word)})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-choose-booster")

    def why_not(self, table: Table, word: int) -> Message | None:
        if w.BOOSTER <= word < w.BOOSTER + len(c.BOOSTERS):
            if word - w.BOOSTER not in table.setup.boosters:
                return Message("gaia-why-booster-not-here")
            if table.seats[self.seat].booster == word - w.BOOSTER:
                return Message("gaia-why-same-booster")
            return Message("gaia-why-booster-held")
        return None

    def starts(self) -> int:
        return 0


def spell(number: int) -> str:
    return w.spell(number)
