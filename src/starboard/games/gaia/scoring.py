"""Chapter: end of the game and final scoring."""

from starboard.games.gaia.rows import (
    COUNT,
    CREDITS,
    FINISHED,
    FROM_FINAL,
    FROM_RESEARCH,
    FROM_RESOURCES,
    KNOWLEDGE,
    ORE,
    PHASE,
    SATELLITES,
    STATIONS,
    TRACK,
)
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import (
    FINALS,
    HIGH_LEVEL_VP,
    LOST_MINE,
    MINE,
    N_TRACKS,
    PER_FEDERATED,
    PER_SATELLITE,
    PER_STRUCTURE,
    RANK_VP,
)
from starboard.kernel import Step


def final_count(state: GaiaState, seat: int, what: int) -> int:
    """What a final scoring tile counts (GP-20.6 to GP-20.11)."""
    row = state.rows[seat]
    if what == PER_STRUCTURE:
        return sum([row[COUNT + piece] for piece in range(MINE, LOST_MINE + 1)])
    if what == PER_FEDERATED:
        return sum([1 for h in state.own[seat] if state.feds[h] >> seat & 1])
    if what == PER_SATELLITE:
        return row[SATELLITES] + row[STATIONS]
    return state.count(seat, what)


def rank_points(counts: list[int], players: int, ranks_need_one: bool) -> list[int]:
    """18, 12, 6, 0 by rank; those who tie share the places they take up (GP-20.2, GP-20.3). The counts behind the
    players' own are the neutral player's (GP-20.5)."""
    points = []
    for seat in range(players):
        if ranks_need_one and counts[seat] == 0:
            points.append(0)
            continue
        better = sum([1 for other in counts if other > counts[seat]])
        tied = sum([1 for other in counts if other == counts[seat]])
        shared = sum([RANK_VP[place] for place in range(better, better + tied)])
        points.append(shared // tied)
    return points


def competitors(state: GaiaState, tile: int) -> list[int]:
    """The counts of all players on a final tile, with the neutral player's in a game of two."""
    counts = [final_count(state, seat, FINALS[tile].counts) for seat in range(state.players)]
    if state.players <= 2:
        counts.append(FINALS[tile].neutral)
    return counts


def research_points(row: list[int]) -> int:
    """4 VP for each of the levels 3, 4 and 5 (GP-20.12)."""
    return sum([HIGH_LEVEL_VP * max(0, row[TRACK + track] - 2) for track in range(N_TRACKS)])


def resource_points(row: list[int]) -> int:
    """1 VP for three credits, ore and knowledge in any mix (GP-20.13)."""
    return (row[ORE] + row[CREDITS] + row[KNOWLEDGE]) // 3


class FinalScoring(Step[GaiaState]):
    def run(self, state: GaiaState) -> None:
        for tile in state.setup.finals:
            points = rank_points(competitors(state, tile), state.players, state.setup.ranks_need_one)
            for seat in range(state.players):
                state.score(seat, FROM_FINAL, points[seat])
        for seat in range(state.players):
            state.score(seat, FROM_RESEARCH, research_points(state.rows[seat]))
            state.score(seat, FROM_RESOURCES, resource_points(state.rows[seat]))
        state.table[PHASE] = FINISHED
        state.over = True
