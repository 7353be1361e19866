"""Chapter: special actions. Boosters, tech tiles, academies, faction boards: no cost, once per round each."""

from starboard.games.gaia.build import BuildMine, can_build, qics_for_range, why_out_of_range
from starboard.games.gaia.gaia_project import FarAway, far_places
from starboard.games.gaia.power import gain_all
from starboard.games.gaia.research import can_advance, offer_advance, open_tracks
from starboard.games.gaia.rows import (
    ADVANCED_TILES,
    BOOSTER,
    COUNT,
    FROM_FACTION,
    FROM_TECH,
    GUESTS,
    QIC,
    STATIONS,
    TRACK,
    USED,
    USED_ACADEMY,
    USED_ADVANCED,
    USED_BOARD,
    USED_BOOSTER,
    USED_INSTITUTE,
    USED_STANDARD,
)
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import (
    ACADEMY_RIGHT,
    ACTION,
    ADVANCED,
    BOOSTERS,
    DOWNGRADE,
    EMPTY,
    INSTITUTE,
    LAB,
    LOWEST,
    MINE,
    N_ADVANCED,
    N_STANDARD,
    N_TRACKS,
    PIECE_COUNT,
    PLACE_STATION,
    SPACE,
    SPACE_STATION,
    STANDARD,
    STATION,
    SWAP,
)
from starboard.games.gaia.upgrade import replace
from starboard.games.gaia.vocabulary import (
    ACADEMY_WORD,
    ADVANCED_WORD,
    BOARD,
    BOOSTER_WORD,
    HEX,
    INSTITUTE_WORD,
    LAST_HEX,
    STANDARD_WORD,
    hex_name,
    word,
)
from starboard.kernel import Message, Prompt, Task

# ---- what is on offer -----------------------------------------------------------------------------------------


def offers(state: GaiaState, seat: int, words: list[int]) -> None:
    """Add the words of all special actions that the seat can use now: each is the thing it is printed on."""
    row = state.rows[seat]
    board = state.board(seat)
    used = row[USED]
    if not used & USED_BOOSTER and can_use_booster(state, seat):
        words.append(BOOSTER_WORD + row[BOOSTER])
    if row[COUNT + ACADEMY_RIGHT] and not used & USED_ACADEMY:
        words.append(ACADEMY_WORD)
    ready = board.institute_action and row[COUNT + INSTITUTE] and not used & USED_INSTITUTE
    if ready and can_do(state, seat, board.institute_action):
        words.append(INSTITUTE_WORD)
    if board.board_action and not used & USED_BOARD and can_do(state, seat, board.board_action):
        words.append(BOARD)
    for tile in range(N_STANDARD):
        if STANDARD[tile].kind == ACTION and state.covers(seat, tile) and not used >> (USED_STANDARD + tile) & 1:
            words.append(STANDARD_WORD + tile)
    for tile in range(N_ADVANCED):
        owned = row[ADVANCED_TILES] >> tile & 1
        if owned and ADVANCED[tile].kind == ACTION and not used >> (USED_ADVANCED + tile) & 1:
            words.append(ADVANCED_WORD + tile)


def can_use_booster(state: GaiaState, seat: int) -> bool:
    booster = state.rows[seat][BOOSTER]
    if booster < 0:
        return False
    tile = BOOSTERS[booster]
    if tile.free_steps:
        return can_build(state, seat, tile.free_steps, 0)
    return tile.range > 0 and len(far_places(state, seat, tile.range)) > 0


def can_do(state: GaiaState, seat: int, action: int) -> bool:
    """Whether an action of a faction board can be carried out (R-067)."""
    row = state.rows[seat]
    if action == SWAP:
        return row[COUNT + MINE] > row[GUESTS]
    if action == PLACE_STATION:
        return row[STATIONS] < state.board(seat).space_stations and len(station_places(state, seat)) > 0
    if action == DOWNGRADE:
        if not row[COUNT + LAB] or row[COUNT + STATION] >= PIECE_COUNT[STATION]:
            return False
        return state.setup.may_decline or len(open_tracks(state, seat)) > 0
    return len(lowest_tracks(state, seat)) > 0


def is_special(word: int) -> bool:
    """Whether a word of the turn names a special action."""
    if word in (ACADEMY_WORD, INSTITUTE_WORD, BOARD):
        return True
    if BOOSTER_WORD <= word < BOOSTER_WORD + len(BOOSTERS):
        return True
    return STANDARD_WORD <= word < ADVANCED_WORD + N_ADVANCED


def use(state: GaiaState, seat: int, said: int) -> None:
    """The space gets an action token until clean-up (GP-15.5)."""
    row = state.rows[seat]
    board = state.board(seat)
    state.emit("gaia-did-special", {"seat": seat, "thing": word(said)})
    if said == ACADEMY_WORD:
        row[USED] |= USED_ACADEMY
        gain_all(state, seat, board.academy_action, 1, FROM_FACTION)
    elif said == INSTITUTE_WORD:
        row[USED] |= USED_INSTITUTE
        do(state, seat, board.institute_action)
    elif said == BOARD:
        row[USED] |= USED_BOARD
        do(state, seat, board.board_action)
    elif BOOSTER_WORD <= said < BOOSTER_WORD + len(BOOSTERS):
        row[USED] |= USED_BOOSTER
        booster = BOOSTERS[said - BOOSTER_WORD]
        if booster.free_steps:
            state.push(BuildMine(seat, booster.free_steps, 0))
        else:
            state.push(FarAway(seat, booster.range))
    elif said >= ADVANCED_WORD:
        row[USED] |= 1 << (USED_ADVANCED + said - ADVANCED_WORD)
        gain_all(state, seat, ADVANCED[said - ADVANCED_WORD].gain, 1, FROM_TECH)
    else:
        row[USED] |= 1 << (USED_STANDARD + said - STANDARD_WORD)
        gain_all(state, seat, STANDARD[said - STANDARD_WORD].gain, 1, FROM_TECH)


def do(state: GaiaState, seat: int, action: int) -> None:
    if action == SWAP:
        state.push(SwapInstitute(seat))
    elif action == PLACE_STATION:
        state.push(PlaceStation(seat))
    elif action == DOWNGRADE:
        state.push(DowngradeLab(seat))
    elif action == LOWEST:
        offer_advance(state, seat, lowest_tracks(state, seat), state.setup.may_decline)


# ---- the actions of the faction boards --------------------------------------------------------------------------


def own_mines(state: GaiaState, seat: int) -> list[int]:
    mines = [h for h in state.own[seat] if state.owner[h] == seat and state.piece[h] == MINE]
    mines.sort()
    return mines


class SwapInstitute(Task[GaiaState]):
    """The institute and a mine change places: nothing is built, nobody scores or charges, federations stay as
    they are (GP-22.20 to GP-22.22)."""

    def options(self, state: GaiaState) -> list[int]:
        return [HEX + h for h in own_mines(state, self.seat)]

    def resolve(self, state: GaiaState, word: int) -> None:
        for h in state.own[self.seat]:
            if state.piece[h] == INSTITUTE and state.owner[h] == self.seat:
                state.put(h, MINE, self.seat)
                break
        state.put(word - HEX, INSTITUTE, self.seat)
        state.forget_federations(self.seat)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-swap")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        return Message("gaia-why-not-own-mine") if HEX <= word <= LAST_HEX else None


def is_station_place(state: GaiaState, seat: int, where: int) -> bool:
    """An accessible hex without planet, space station, or own satellite (GP-22.29, R-160)."""
    if state.planet[where] != SPACE or state.piece[where] != EMPTY or state.sats[where] >> seat & 1:
        return False
    return qics_for_range(state, seat, where, 0) <= state.rows[seat][QIC]


def station_places(state: GaiaState, seat: int) -> list[int]:
    return [h for h in state.setup.stars.shape.hexes if is_station_place(state, seat, h)]


class PlaceStation(Task[GaiaState]):
    """Where does the space station go? It is a range origin and can join a federation, but no structure."""

    def options(self, state: GaiaState) -> list[int]:
        return [HEX + h for h in station_places(state, self.seat)]

    def resolve(self, state: GaiaState, word: int) -> None:
        where = word - HEX
        row = state.rows[self.seat]
        row[QIC] -= qics_for_range(state, self.seat, where, 0)
        row[STATIONS] += 1
        state.put(where, SPACE_STATION, self.seat)
        state.add_origin(self.seat, where)
        state.join_federation(self.seat, where)
        state.forget_federations(self.seat)
        state.emit("gaia-did-station", {"seat": self.seat, "hex": hex_name(where)})

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-station")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if not HEX <= word <= LAST_HEX:
            return None
        where = word - HEX
        if not state.setup.stars.shape.exists[where]:
            return Message("gaia-why-no-hex")
        if state.planet[where] != SPACE:
            return Message("gaia-why-planet-there")
        if state.piece[where] != EMPTY or state.sats[where] >> self.seat & 1:
            return Message("gaia-why-satellite-there")
        return why_out_of_range(state, self.seat, where, 0, 0)


class DowngradeLab(Task[GaiaState]):
    """A lab becomes a trading station for nothing, which counts as an upgrade to one; then an advance in any
    area (GP-22.41, GP-22.42)."""

    def options(self, state: GaiaState) -> list[int]:
        labs = [h for h in state.own[self.seat] if state.piece[h] == LAB and state.owner[h] == self.seat]
        return sorted([HEX + h for h in labs])

    def resolve(self, state: GaiaState, word: int) -> None:
        offer_advance(state, self.seat, list(range(N_TRACKS)), state.setup.may_decline)
        replace(state, self.seat, word - HEX, STATION)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-downgrade")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        return Message("gaia-why-not-own-lab") if HEX <= word <= LAST_HEX else None


def lowest_tracks(state: GaiaState, seat: int) -> list[int]:
    """The areas with the lowest level that can be advanced in (GP-22.46, GP-22.47, R-131)."""
    row = state.rows[seat]
    lowest = min([row[TRACK + track] for track in range(N_TRACKS)])
    return [track for track in range(N_TRACKS) if row[TRACK + track] == lowest and can_advance(state, seat, track)]


def why_no_special(state: GaiaState, seat: int, said: int) -> Message | None:
    row = state.rows[seat]
    used = row[USED]
    if BOOSTER_WORD <= said < BOOSTER_WORD + len(BOOSTERS):
        if row[BOOSTER] != said - BOOSTER_WORD:
            return Message("gaia-why-not-yours")
        tile = BOOSTERS[said - BOOSTER_WORD]
        if not tile.free_steps and not tile.range:
            return Message("gaia-why-no-action")
        return Message("gaia-why-used" if used & USED_BOOSTER else "gaia-why-no-use")
    if said == ACADEMY_WORD:
        return Message("gaia-why-used" if row[COUNT + ACADEMY_RIGHT] else "gaia-why-not-yours")
    if said == INSTITUTE_WORD:
        if not row[COUNT + INSTITUTE]:
            return Message("gaia-why-not-yours")
        if not state.board(seat).institute_action:
            return Message("gaia-why-no-action")
        return Message("gaia-why-used" if used & USED_INSTITUTE else "gaia-why-no-use")
    if said == BOARD:
        if not state.board(seat).board_action:
            return Message("gaia-why-no-action")
        return Message("gaia-why-used" if used & USED_BOARD else "gaia-why-no-use")
    return why_no_tile_action(state, seat, said)


def why_no_tile_action(state: GaiaState, seat: int, said: int) -> Message | None:
    row = state.rows[seat]
    if STANDARD_WORD <= said < STANDARD_WORD + N_STANDARD:
        tile = said - STANDARD_WORD
        if not state.covers(seat, tile):
            return Message("gaia-why-not-yours")
        return Message("gaia-why-used" if STANDARD[tile].kind == ACTION else "gaia-why-no-action")
    if ADVANCED_WORD <= said < ADVANCED_WORD + N_ADVANCED:
        tile = said - ADVANCED_WORD
        if not row[ADVANCED_TILES] >> tile & 1:
            return Message("gaia-why-not-yours")
        return Message("gaia-why-used" if ADVANCED[tile].kind == ACTION else "gaia-why-no-action")
    return None
