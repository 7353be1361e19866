"""Chapter: start a gaia project."""

from starboard.games.gaia.build import build_mine, can_build_on, has_mine_to_build, qics_for_range, why_no_mine
from starboard.games.gaia.build import why_out_of_range as out_of_range
from starboard.games.gaia.power import TO_GAIA, give_tokens, tokens_in_bowls
from starboard.games.gaia.rows import GF_FREE, GF_MAP, LOST_AT, TRACK
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import EMPTY, GAIA_TRACK, GAIAFORMER, PROJECT_TOKENS, QIC, TRANSDIM
from starboard.games.gaia.vocabulary import HEX, LAST_HEX, hex_name
from starboard.kernel import Message, Prompt, Task


def project_cost(state: GaiaState, seat: int) -> int:
    """Tokens to move to the gaia area: by level, whichever gaiaformer it is (GP-9.10, GP-9.11)."""
    return PROJECT_TOKENS[state.rows[seat][TRACK + GAIA_TRACK]]


def ready_for_project(state: GaiaState, seat: int) -> bool:
    """An available gaiaformer and the tokens (GP-9.2, GP-9.4)."""
    row = state.rows[seat]
    cost = project_cost(state, seat)
    return row[GF_FREE] > 0 and cost > 0 and tokens_in_bowls(row) >= cost


def is_project_place(state: GaiaState, seat: int, where: int, bonus: int) -> bool:
    """An accessible transdim planet without a gaiaformer (GP-9.3)."""
    if state.planet[where] != TRANSDIM or state.piece[where] != EMPTY:
        return False
    return qics_for_range(state, seat, where, bonus) <= state.rows[seat][QIC]


def project_places(state: GaiaState, seat: int, bonus: int) -> list[int]:
    if not ready_for_project(state, seat):
        return []
    return [h for h in state.setup.stars.planets if is_project_place(state, seat, h, bonus)]


def can_start_project(state: GaiaState, seat: int, bonus: int) -> bool:
    if not ready_for_project(state, seat):
        return False
    return any(is_project_place(state, seat, h, bonus) for h in state.setup.stars.planets)


def start_project(state: GaiaState, seat: int, where: int, bonus: int) -> None:
    """The gaiaformer stands there until the own mine replaces it; it colonises nothing (GP-9.5, GP-9.9)."""
    row = state.rows[seat]
    row[QIC] -= qics_for_range(state, seat, where, bonus)
    row[GF_FREE] -= 1
    row[GF_MAP] += 1
    state.put(where, GAIAFORMER, seat)
    state.emit("gaia-did-project", {"seat": seat, "hex": hex_name(where)})
    give_tokens(state, seat, project_cost(state, seat), TO_GAIA)


class StartProject(Task[GaiaState]):
    """On which transdim planet?"""

    def options(self, state: GaiaState) -> list[int]:
        return [HEX + h for h in project_places(state, self.seat, 0)]

    def resolve(self, state: GaiaState, word: int) -> None:
        start_project(state, self.seat, word - HEX, 0)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-project", {"tokens": project_cost(state, self.seat)})

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        return why_no_project(state, self.seat, word - HEX, 0) if HEX <= word <= LAST_HEX else None


class FarAway(Task[GaiaState]):
    """The booster with range +3: a mine or a gaia project (GP-25.6). The planet tells which."""

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus: int = bonus

    def options(self, state: GaiaState) -> list[int]:
        return [HEX + h for h in far_places(state, self.seat, self.bonus)]

    def resolve(self, state: GaiaState, word: int) -> None:
        if state.planet[word - HEX] == TRANSDIM:
            start_project(state, self.seat, word - HEX, self.bonus)
        else:
            build_mine(state, self.seat, word - HEX, 0, self.bonus)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-build-or-project", {"range": self.bonus})

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if not HEX <= word <= LAST_HEX:
            return None
        if state.planet[word - HEX] == TRANSDIM:
            return why_no_project(state, self.seat, word - HEX, self.bonus)
        return why_no_mine(state, self.seat, word - HEX, 0, self.bonus)


def far_places(state: GaiaState, seat: int, bonus: int) -> list[int]:
    mines = has_mine_to_build(state.rows[seat])
    projects = ready_for_project(state, seat)
    places = []
    for h in state.setup.stars.planets:
        if (mines and can_build_on(state, seat, h, 0, bonus)) or (projects and is_project_place(state, seat, h, bonus)):
            places.append(h)
    lost = state.table[LOST_AT]
    if mines and lost >= 0 and can_build_on(state, seat, lost, 0, bonus):
        places.append(lost)
        places.sort()
    return places


def why_no_project(state: GaiaState, seat: int, where: int, bonus: int) -> Message | None:
    row = state.rows[seat]
    if not state.setup.stars.shape.exists[where]:
        return Message("gaia-why-no-hex")
    if state.planet[where] != TRANSDIM:
        return Message("gaia-why-not-transdim")
    if state.piece[where] != EMPTY:
        return Message("gaia-why-gaiaformer-there", {"seat": state.owner[where]})
    if row[GF_FREE] == 0:
        return Message("gaia-why-no-gaiaformer")
    missing = project_cost(state, seat) - tokens_in_bowls(row)
    if missing > 0:
        return Message("gaia-why-tokens", {"n": missing})
    return out_of_range(state, seat, where, bonus, 0)
