"""An estimate of the final margin, for greedy bots and as a search's leaf value.

Each part asks: how many points will this be worth at the end, given the rounds that are left? The weights are
measured in points and were tuned by letting greedy players meet.
"""

from __future__ import annotations

from math import exp
from typing import Final

from starboard.games.federation import components as c
from starboard.games.federation.components import ops
from starboard.games.federation.rules.executive import floor_votes
from starboard.games.federation.rules.laws import wing_votes
from starboard.games.federation.rules.missions import MarkMissions
from starboard.games.federation.rules.projects import length
from starboard.games.federation.rules.resources import crystals
from starboard.games.federation.rules.scoring import leftovers, medal_points
from starboard.games.federation.rules.sixmoon import KeepAlteration
from starboard.games.federation.table import Table
from starboard.kernel import bits

# Worth of a resource above its leftover value while there is time to spend it.
GOODS: Final = [0.55, 0.8, 1.2, 1.7]
# Worth of one income of each production.
INCOMES: Final = [1.6, 2.2, 0.7, 0.7, 1.7, 1.2, 1.4, 1.1]
# Worth of a specialist that still lies face up, by level.
SLEEPING: Final = [0.0, 1.6, 2.6, 0.0]
FLOORS_PER_ROUND: Final = 0.85  # majorities that a delegation may expect in a round
PART_OF_LEVEL: Final = 0.4  # how much of the next level's worth is there on the way to it
DIE_PER_ROUND: Final = 0.30
MISSION: Final = 3.2  # an open mission with a ship for it
MARKER: Final = 0.7  # a marker without a ship
SHIP: Final = 1.0  # a ship without a marker, beyond its leftover value
DEEP_SPACE: Final = 7.0
SPECIAL_TOKEN: Final = 5.0
NEXT_MEDAL: Final = 0.45  # how much of the next medal's worth is there one step before it
ALTERATION: Final = 0.55  # per strength
KEPT_ALTERATION: Final = 3.2  # one of two of the highest strength
TURN_AHEAD: Final = 4.5  # what a turn brings by this estimate; without it, whoever has just moved looks ahead
LAST_TURN_AHEAD: Final = 1.8  # in the last round, when what is won can hardly be spent


def time_left(table: Table) -> float:
    """Rounds that are left, with the part of this one that is still to be played."""
    turns = table.players * table.board.turns
    played = table.turn if not table.executive else turns
    if played > turns:
        played = turns
    left = float(table.board.rounds - table.round) + 1.0 - float(played) / float(turns)
    return left if left > 0.0 else 0.0


def evaluate(table: Table, seat: int) -> float:
    """The margin over the best rival that may be expected."""
    totals = expected(table)
    best = -1000.0
    for other in range(table.players):
        if other != seat and totals[other] > best:
            best = totals[other]
    return totals[seat] - best


def expected(table: Table) -> list[float]:
    """The points that each delegation may expect at the end."""
    if table.over:
        return [float(table.seats[seat].score()) for seat in range(table.players)]
    left = time_left(table)
    totals = [own_worth(table, seat, left) for seat in range(table.players)]
    add_floors(table, totals)
    add_laws(table, totals)
    for project in range(len(c.PROJECTS)):
        add_project(table, project, left, totals)
    add_turns(table, totals)
    add_pending(table, totals)
    return totals


def add_turns(table: Table, totals: list[float]) -> None:
    """Turns of this round that are still to come; those of later rounds are the same for everybody."""
    players = table.players
    if table.executive or table.round == 0 or table.turn >= players * table.board.turns:
        return
    worth = TURN_AHEAD if table.round < table.board.rounds else LAST_TURN_AHEAD
    every = table.turn // players
    some = table.turn % players
    for place in range(players):
        left = table.board.turns - every - (1 if place < some else 0)
        totals[(table.starter + place) % players] += worth * float(left)


def add_pending(table: Table, totals: list[float]) -> None:
    """What the question on the table is about to bring, so that asking it does not look like a loss."""
    for seat in table.waiting():
        task = table.question(seat)
        if isinstance(task, MarkMissions):
            totals[seat] += float(task.least) * (1.0 + MARKER)
        elif isinstance(task, KeepAlteration):
            totals[seat] += KEPT_ALTERATION


def own_worth(table: Table, seat: int, left: float) -> float:
    """What a delegation has by itself: points, medals, goods, level, die, missions, buildings, tokens."""
    me = table.seats[seat]
    board = table.board
    early = left / float(board.rounds)
    use = left if left < 1.0 else 1.0
    total = float(table.seats[seat].score() + medal_points(table, seat) + leftovers(table, seat))
    total += use * float(crystals(me.goods) % board.crystals_per_point) / float(board.crystals_per_point)  # half a pair
    for kind in range(c.GOLD + 1):
        total += GOODS[kind] * float(me.goods[kind]) * use
    total += medals_ahead(table, seat, use)
    total += level_worth(table, seat, left)
    total += DIE_PER_ROUND * float(me.die) * left
    for slot in range(len(table.productions)):
        if me.slots >> slot & 1:
            total += INCOMES[table.productions[slot]] * float(
                board.rounds - table.round + (0 if table.executive else 1)
            )
    for kind in me.alterations:
        total += ALTERATION * float(board.alterations[kind].strength) * use
    total += missions_worth(table, seat, left)
    ready = me.owned & ~me.used
    token = 0
    while ready:
        if ready & 1:
            total += SLEEPING[board.specialists[token].level] * use
        ready >>= 1
        token += 1
    if me.special != c.SPECIAL_NONE and me.special != c.SPECIAL_GONE:
        total += SPECIAL_TOKEN * use
    if table.pawn == seat:
        total += 0.6 * early
    return total


def medals_ahead(table: Table, seat: int, use: float) -> float:
    """Medals that are near: part of the next step on the medal row for each planet almost there."""
    me = table.seats[seat]
    board = table.board
    count = bits(me.medals)
    if count >= len(board.medal_score) - 1:
        return 0.0
    step = float(board.medal_score[count + 1] - board.medal_score[count])
    thresholds = board.medal_thresholds[table.players]
    total = 0.0
    for planet in range(len(c.PLANETS)):
        if me.medals >> planet & 1 or table.medal_low[planet] > table.medal_high[planet]:
            continue
        gap = thresholds[table.medal_low[planet]] - table.influence(seat, planet)
        if gap <= 3:
            total += step * NEXT_MEDAL / float(gap if gap > 0 else 1)
    return total * use


def level_worth(table: Table, seat: int, left: float) -> float:
    """Levels win points on the floors each round, and lead to the deep space token."""
    me = table.seats[seat]
    board = table.board
    track = board.level_of_degree[me.degree]
    total = FLOORS_PER_ROUND * float(track + me.level_game) * left
    total += 0.25 * float(me.degree) * (left if left < 1.5 else 1.5)
    if me.degree < board.top_degree:
        first = board.first_degree[track]
        after = board.first_degree[track + 1] if track + 1 < len(board.first_degree) else board.top_degree + 1
        total += PART_OF_LEVEL * FLOORS_PER_ROUND * left * float(me.degree - first) / float(after - first)
    upkeep = board.upkeep[track]
    due = float(upkeep[0]) * 0.6 + float(upkeep[1]) * 1.0 + float(upkeep[2]) * 1.4
    total -= due * left * 0.6
    if me.deep == c.NOBODY:
        total += DEEP_SPACE * (left / float(board.rounds)) * float(me.degree) / float(board.top_degree) * 0.6
    return total


def missions_worth(table: Table, seat: int, left: float) -> float:
    """Open missions in so far as ships, levels and turns allow."""
    me = table.seats[seat]
    board = table.board
    turns = left * float(board.turns)
    ships = float(me.hangar)
    level = table.level(seat)
    total = 0.0
    open_missions = me.marked & ~me.completed
    for mission in range(len(board.mission_level)):
        if not open_missions >> mission & 1:
            continue
        worth = mission_worth(table, seat, mission)
        if level < board.mission_level[mission]:
            worth *= 0.45
        if ships > 0.0 and turns >= 0.5:
            ships -= 1.0
            turns -= 1.0
            total += worth
        elif turns >= 0.5:
            total += worth * MARKER / MISSION
    if ships > 0.0 and turns > 0.0:
        total += SHIP * (ships if ships < turns else turns)
    return total


def mission_worth(table: Table, seat: int, mission: int) -> float:
    """What performing a mission would bring now."""
    me = table.seats[seat]
    effect = table.board.mission_effect[mission]
    if len(effect) == 1 and effect[0].code == ops.OP_POINTS_PER:
        per = effect[0].arg
        if per == ops.PER_DIE:
            value = me.die
        elif per == ops.PER_LEVEL:
            value = table.level(seat)
        elif per == ops.PER_RESERVE:
            value = crystals(me.goods) + me.goods[c.GOLD]
        else:
            value = table.missions(seat) + 1
        return float(effect[0].amount * value) * 0.8
    return MISSION


def add_floors(table: Table, totals: list[float]) -> None:
    """Majorities of this round, by the votes that lie there."""
    for floor in range(c.FLOORS):
        votes = floor_votes(table, floor)
        for seat in range(table.players):
            mine = votes[seat]
            if mine == 0:
                continue
            best = 0
            for other in range(len(votes)):
                if other != seat and votes[other] > best:
                    best = votes[other]
            chance = 1.0 / (1.0 + exp(-(float(mine - best) + 0.5) * 0.8))
            totals[seat] = totals[seat] + chance * float(table.level(seat)) * 0.8


def add_laws(table: Table, totals: list[float]) -> None:
    """Every law that is not gone yet passes with some chance; those on offer follow the votes."""
    factor = float(table.board.law_factor)
    for planet in range(len(c.PLANETS)):
        passes = 0.0
        for wing in range(2):
            if planet in table.law_pool[wing]:
                passes += 0.5
        for law in table.law_next:
            if law == planet:
                passes += 0.5
        if passes > 0.0:
            for seat in range(table.players):
                totals[seat] = totals[seat] + factor * passes * float(table.influence(seat, planet))
    if len(table.law_now) == 2:
        votes = wing_votes(table)
        left_passes = 1.0 / (1.0 + exp(-float(votes[0] - votes[1]) * 0.45))
        for seat in range(table.players):
            totals[seat] += factor * left_passes * float(table.influence(seat, table.law_now[0]))
            totals[seat] += factor * (1.0 - left_passes) * float(table.influence(seat, table.law_now[1]))


def standing(table: Table, seat: int, project: int) -> int:
    """What a seat is ranked by in a project."""
    if project == c.PROJECT_COMMON:
        return table.seats[seat].common
    if project == c.PROJECT_MISSIONS:
        return table.missions(seat)
    return table.influence(seat, project)


def chance_of_completion(table: Table, project: int, left: float) -> float:
    """How likely a project will be funded at the end."""
    progress = float(table.projects[project])
    per_round = 0.075 * float(table.players * table.board.turns)
    if project == c.PROJECT_COMMON:
        per_round = 0.09 * float(table.players * table.board.turns)
    else:
        column = table.board.project_of_column.index(project)
        for floor in range(c.FLOORS):
            progress += float(table.funds[floor * 6 + column]) * 0.95
    missing = float(length(table, project)) - progress
    if missing <= 0.0:
        return 1.0
    spread = 0.6 + 0.5 * left
    return 1.0 / (1.0 + exp((missing - per_round * left - 0.3) * 1.6 / spread))


def add_project(table: Table, project: int, left: float, totals: list[float]) -> None:
    """Place points, by how likely each delegation ends ahead of the others."""
    chance = chance_of_completion(table, project, left)
    if chance < 0.02:
        return
    players = table.players
    values = [standing(table, seat, project) for seat in range(players)]
    sharp = 1.5 / (0.35 + 0.45 * left)
    for seat in range(players):
        own = values[seat]
        ahead = 0.0
        for other in range(players):
            if other != seat:
                ahead += 1.0 / (1.0 + exp(float(own - values[other]) * sharp))
        points = place_points(table, ahead)
        if own == 0:
            points *= 0.4 * (left if left < 1.0 else 1.0)
        totals[seat] = totals[seat] + chance * points


def place_points(table: Table, ahead: float) -> float:
    """Points of a place between places."""
    board = table.board
    places = [board.pair_first, board.pair_second] if table.players == 2 else board.places[table.players]
    low = int(ahead)
    if low >= len(places) - 1:
        return float(places[-1])
    part = ahead - float(low)
    return float(places[low]) * (1.0 - part) + float(places[low + 1]) * part
