"""Chapter: start a gaia project."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.build import (
    build_mine,
    can_build,
    can_build_on,
    has_mine_to_build,
    qics_for_range,
    why_no_mine,
)
from starboard.games.gaia.rules.build import why_out_of_range as out_of_range
from starboard.games.gaia.rules.power import TO_GAIA, give_tokens, tokens_in_bowls
from starboard.games.gaia.table import Table
from starboard.kernel import Message, Prompt, Task


def project_cost(table: Table, seat: int) -> int:
    """Tokens to move to the gaia area: by level, whichever gaiaformer it is (GP-9.10, GP-9.11)."""
    return c.PROJECT_TOKENS[table.seats[seat].levels[c.GAIA_TRACK]]


def ready_for_project(table: Table, seat: int) -> bool:
    """An available gaiaformer and the tokens (GP-9.2, GP-9.4)."""
    me = table.seats[seat]
    cost = project_cost(table, seat)
    return me.gaiaformers > 0 and cost > 0 and tokens_in_bowls(me) >= cost


def is_project_place(table: Table, seat: int, where: int, bonus: int) -> bool:
    """An accessible transdim planet without a gaiaformer (GP-9.3)."""
    if table.planet[where] != c.TRANSDIM or table.piece[where] != c.EMPTY:
        return False
    return qics_for_range(table, seat, where, bonus) <= table.seats[seat].qic


def project_places(table: Table, seat: int, bonus: int) -> list[int]:
    if not ready_for_project(table, seat):
        return []
    return [h for h in table.setup.stars.planets if is_project_place(table, seat, h, bonus)]


def can_start_project(table: Table, seat: int, bonus: int) -> bool:
    if not ready_for_project(table, seat):
        return False
    return any(is_project_place(table, seat, h, bonus) for h in table.setup.stars.planets)


def start_project(table: Table, seat: int, where: int, bonus: int) -> None:
    """The gaiaformer stands there until the own mine replaces it; it colonises nothing (GP-9.5, GP-9.9)."""
    me = table.seats[seat]
    me.qic -= qics_for_range(table, seat, where, bonus)
    me.gaiaformers -= 1
    me.add(c.GAIAFORMER, 1)
    table.put(where, c.GAIAFORMER, seat)
    table.emit("gaia-did-project", {"seat": seat, "hex": w.hex_word(where)})
    give_tokens(table, seat, project_cost(table, seat), TO_GAIA)


class StartProject(Task[Table]):
    """On which transdim planet?"""

    def options(self, table: Table) -> list[int]:
        return [w.HEX + h for h in project_places(table, self.seat, 0)]

    def resolve(self, table: Table, word: int) -> None:
        start_project(table, self.seat, word - w.HEX, 0)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-project", {"tokens": project_cost(table, self.seat)})

    def why_not(self, table: Table, word: int) -> Message | None:
        return why_no_project(table, self.seat, word - w.HEX, 0) if w.is_hex(word) else None


class FarAway(Task[Table]):
    """The booster with range +3: a mine or a gaia project (GP-25.6). The planet tells which."""

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus: int = bonus

    def options(self, table: Table) -> list[int]:
        return [w.HEX + h for h in far_places(table, self.seat, self.bonus)]

    def resolve(self, table: Table, word: int) -> None:
        if table.planet[word - w.HEX] == c.TRANSDIM:
            start_project(table, self.seat, word - w.HEX, self.bonus)
        else:
            build_mine(table, self.seat, word - w.HEX, 0, self.bonus)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-build-or-project", {"range": self.bonus})

    def why_not(self, table: Table, word: int) -> Message | None:
        if not w.is_hex(word):
            return None
        if table.planet[word - w.HEX] == c.TRANSDIM:
            return why_no_project(table, self.seat, word - w.HEX, self.bonus)
        return why_no_mine(table, self.seat, word - w.HEX, 0, self.bonus)


def far_places(table: Table, seat: int, bonus: int) -> list[int]:
    mines = has_mine_to_build(table.seats[seat])
    projects = ready_for_project(table, seat)
    places = []
    for h in table.setup.stars.planets:
        if (mines and can_build_on(table, seat, h, 0, bonus)) or (projects and is_project_place(table, seat, h, bonus)):
            places.append(h)
    lost = table.lost_at
    if mines and lost >= 0 and can_build_on(table, seat, lost, 0, bonus):
        places.append(lost)
        places.sort()
    return places


def is_far_place(table: Table, seat: int, bonus: int) -> bool:
    """Whether there is any."""
    return can_start_project(table, seat, bonus) or can_build(table, seat, 0, bonus)


def why_no_project(table: Table, seat: int, where: int, bonus: int) -> Message | None:
    me = table.seats[seat]
    if not table.setup.stars.shape.exists[where]:
        return Message("gaia-why-no-hex")
    if table.planet[where] != c.TRANSDIM:
        return Message("gaia-why-not-transdim")
    if table.piece[where] != c.EMPTY:
        return Message("gaia-why-gaiaformer-there", {"seat": table.owner[where]})
    if me.gaiaformers == 0:
        return Message("gaia-why-no-gaiaformer")
    missing = project_cost(table, seat) - tokens_in_bowls(me)
    if missing > 0:
        return Message("gaia-why-tokens", {"n": missing})
    return out_of_range(table, seat, where, bonus, 0)
