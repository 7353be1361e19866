"""An estimate of the final margin, for greedy bots and as a search's leaf value.

Each part asks: how many points will this be worth at the end, given the rounds that are left? The weights are
measured in points and were tuned by letting greedy players meet. Parts that a word has left as they were are taken
from the table's memory.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from starboard.games.federation import components as c
from starboard.games.federation.components import ops
from starboard.games.federation.memory import SPAN, UNKNOWN, Delegation, Funding, Laws, Memory, Odds, Ranking, Senate
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
UNLIKELY: Final = 0.02  # a project with less chance to be funded is left out
NO_PLACES: Final = [0.0] * c.PLAYERS


def time_left(table: Table) -> float:
    """Rounds that are left, with the part of this one that is still to be played."""
    turns = table.players * table.board.turns
    played = table.turn if not table.executive else turns
    if played > turns:
        played = turns
    left = float(table.board.rounds - table.round) + 1.0 - float(played) / float(turns)
    return left if left > 0.0 else 0.0


def moment_of(table: Table) -> i64:
    """A number for each turn and each executive phase: at the same moment the same time is left."""
    turns: i64 = table.players * table.board.turns
    turn: i64 = table.turn
    number: i64 = table.round
    if table.executive:
        turn = turns + 1
    elif turn > turns:
        turn = turns
    return number * (turns + 2) + turn


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
    if not table.memory.delegations:
        _begin(table, table.memory)
    moment = moment_of(table)
    left = time_left(table)
    rows = [delegation(table, seat, moment, left) for seat in range(table.players)]
    floors = senate(table, rows)
    laws = coming_laws(table)
    chances = funding(table, moment, left)
    places = [
        NO_PLACES if chances[project] < UNLIKELY else ranking(table, project, rows, moment, left)
        for project in range(len(c.PROJECTS))
    ]
    totals = []
    for seat in range(table.players):
        row = rows[seat]
        total = row.worth
        for floor in range(c.FLOORS):
            total += floors.points[floor * c.PLAYERS + seat]
        for planet in range(len(c.PLANETS)):
            total += laws[planet] * float(row.standing[planet])
        if len(table.law_now) == 2:
            factor = float(table.board.law_factor)
            total += factor * floors.left * float(row.standing[table.law_now[0]])
            total += factor * (1.0 - floors.left) * float(row.standing[table.law_now[1]])
        for project in range(len(c.PROJECTS)):
            total += chances[project] * places[project][seat]
        totals.append(total)
    add_turns(table, totals)
    add_pending(table, totals)
    return totals


def _begin(table: Table, memory: Memory) -> None:
    """Make room for what will be remembered."""
    moments = (table.board.rounds + 1) * (table.players * table.board.turns + 2)
    memory.odds = [None] * moments
    memory.rankings = [None] * len(c.PROJECTS)
    memory.delegations = [None] * table.players


def add_turns(table: Table, totals: list[float]) -> None:
    """Turns of this round that are still to come; those of later rounds are the same for everybody."""
    players: i64 = table.players
    turn: i64 = table.turn
    turns: i64 = table.board.turns
    starter: i64 = table.starter
    if table.executive or table.round == 0 or turn >= players * turns:
        return
    worth = TURN_AHEAD if table.round < table.board.rounds else LAST_TURN_AHEAD
    every = turn // players
    some = turn % players
    for place in range(players):
        left = turns - every - (1 if place < some else 0)
        seat = (starter + place) % players
        totals[seat] = totals[seat] + worth * float(left)


def add_pending(table: Table, totals: list[float]) -> None:
    """What the question on the table is about to bring, so that asking it does not look like a loss."""
    for seat in range(table.players):
        if table.asked(seat):
            task = table.question(seat)
            if isinstance(task, MarkMissions):
                totals[seat] = totals[seat] + float(task.least) * (1.0 + MARKER)
            elif isinstance(task, KeepAlteration):
                totals[seat] = totals[seat] + KEPT_ALTERATION


# ---- what a delegation has by itself ------------------------------------------------------------------------


def delegation(table: Table, seat: i64, moment: i64, left: float) -> Delegation:
    """A delegation's standing and worth, remembered while nothing that matters to them changes."""
    me = table.seats[seat]
    memory = table.memory
    row = memory.delegations[seat]
    pawn = table.pawn == seat
    if row is not None and row.seat.as_good_as(me):
        if row.moment == moment and row.pawn == pawn and row.low is table.medal_low and row.high is table.medal_high:
            return row
        seen, ranks, level = row.seat, row.standing, row.level
    else:
        seen = me.copy()
        ranks = [standing(table, seat, project) for project in range(len(c.PROJECTS))]
        level = table.level(seat)
    row = Delegation(seen, ranks, level, moment, pawn, table.medal_low, table.medal_high)
    row.worth = own_worth(table, seat, row, left)
    memory.delegations[seat] = row
    return row


def standing(table: Table, seat: i64, project: i64) -> i64:
    """What a seat is ranked by in a project."""
    if project == c.PROJECT_COMMON:
        return table.seats[seat].common
    if project == c.PROJECT_MISSIONS:
        return table.missions(seat)
    return table.influence(seat, project)


def own_worth(table: Table, seat: i64, row: Delegation, left: float) -> float:
    """Points, medals, goods, level, die, missions, buildings, tokens."""
    me = table.seats[seat]
    board = table.board
    early = left / float(board.rounds)
    use = left if left < 1.0 else 1.0
    total = float(me.score() + medal_points(table, seat) + leftovers(table, seat))
    total += use * float(crystals(me.goods) % board.crystals_per_point) / float(board.crystals_per_point)  # half a pair
    for kind in range(c.GOLD + 1):
        total += GOODS[kind] * float(me.goods[kind]) * use
    total += medals_ahead(table, seat, row.standing, use)
    total += level_worth(table, seat, left)
    total += DIE_PER_ROUND * float(me.die) * left
    if me.slots:
        incomes = float(board.rounds - table.round + (0 if table.executive else 1))
        for slot in range(len(table.productions)):
            if me.slots >> slot & 1:
                total += INCOMES[table.productions[slot]] * incomes
    for kind in me.alterations:
        total += ALTERATION * float(board.alterations[kind].strength) * use
    total += missions_worth(table, seat, row.level, left)
    ready = me.owned & ~me.used
    token: i64 = 0
    while ready:
        if ready & 1:
            total += SLEEPING[board.specialists[token].level] * use
        ready >>= 1
        token += 1
    if me.special != c.SPECIAL_NONE and me.special != c.SPECIAL_GONE:
        total += SPECIAL_TOKEN * use
    if row.pawn:
        total += 0.6 * early
    return total


def medals_ahead(table: Table, seat: i64, influence: list[int], use: float) -> float:
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
        low = table.medal_low[planet]
        if me.medals >> planet & 1 or low > table.medal_high[planet]:
            continue
        gap = thresholds[low] - influence[planet]
        if gap <= 3:
            total += step * NEXT_MEDAL / float(gap if gap > 0 else 1)
    return total * use


def level_worth(table: Table, seat: i64, left: float) -> float:
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


def missions_worth(table: Table, seat: i64, level: i64, left: float) -> float:
    """Open missions in so far as ships, levels and turns allow."""
    me = table.seats[seat]
    board = table.board
    turns = left * float(board.turns)
    ships = float(me.hangar)
    total = 0.0
    open_missions = me.marked & ~me.completed
    mission: i64 = 0
    while open_missions:
        if open_missions & 1:
            worth = mission_worth(table, seat, level, mission)
            if level < board.mission_level[mission]:
                worth *= 0.45
            if ships > 0.0 and turns >= 0.5:
                ships -= 1.0
                turns -= 1.0
                total += worth
            elif turns >= 0.5:
                total += worth * MARKER / MISSION
        open_missions >>= 1
        mission += 1
    if ships > 0.0 and turns > 0.0:
        total += SHIP * (ships if ships < turns else turns)
    return total


def mission_worth(table: Table, seat: i64, level: i64, mission: i64) -> float:
    """What performing a mission would bring now."""
    me = table.seats[seat]
    effect = table.board.mission_effect[mission]
    if len(effect) == 1 and effect[0].code == ops.OP_POINTS_PER:
        per = effect[0].arg
        if per == ops.PER_DIE:
            value = me.die
        elif per == ops.PER_LEVEL:
            value = level
        elif per == ops.PER_RESERVE:
            value = crystals(me.goods) + me.goods[c.GOLD]
        else:
            value = table.missions(seat) + 1
        return float(effect[0].amount * value) * 0.8
    return MISSION


# ---- the senate: floors and laws ----------------------------------------------------------------------------


def senate(table: Table, rows: list[Delegation]) -> Senate:
    """Majorities of this round, by the votes that lie there."""
    dies: i64 = 0
    levels: i64 = 0
    for row in rows:
        dies = dies << 8 | row.seat.die
        levels = levels << 8 | row.level
    known = table.memory.senate
    if (
        known is not None
        and known.holder is table.holder
        and known.votes is table.votes
        and known.dice is table.dice
        and known.dies == dies
        and known.levels == levels
    ):
        return known
    points = [0.0] * (c.FLOORS * c.PLAYERS)
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
            points[floor * c.PLAYERS + seat] = chance * float(rows[seat].level) * 0.8
    wings = wing_votes(table)
    left = 1.0 / (1.0 + exp(-float(wings[0] - wings[1]) * 0.45))
    found = Senate(table.holder, table.votes, table.dice, dies, levels, points, left)
    table.memory.senate = found
    return found


def coming_laws(table: Table) -> list[float]:
    """Every law that is not gone yet passes with some chance: what influence on each planet is worth by that."""
    known = table.memory.laws
    if known is not None and known.pool is table.law_pool and known.coming is table.law_next:
        return known.worth
    factor = float(table.board.law_factor)
    worth = []
    for planet in range(len(c.PLANETS)):
        passes = 0.0
        for wing in range(2):
            if planet in table.law_pool[wing]:
                passes += 0.5
        for law in table.law_next:
            if law == planet:
                passes += 0.5
        worth.append(factor * passes)
    table.memory.laws = Laws(table.law_pool, table.law_next, worth)
    return worth


# ---- projects -----------------------------------------------------------------------------------------------


def funding(table: Table, moment: i64, left: float) -> list[float]:
    """How likely each project will be funded at the end."""
    known = table.memory.funding
    if known is not None and known.moment == moment and known.projects is table.projects and known.funds is table.funds:
        return known.chances
    chances = [chance_of_completion(table, project, left) for project in range(len(c.PROJECTS))]
    table.memory.funding = Funding(table.projects, table.funds, moment, chances)
    return chances


def chance_of_completion(table: Table, project: int, left: float) -> float:
    """How likely a project will be funded at the end."""
    progress = float(table.projects[project])
    per_round = 0.075 * float(table.players * table.board.turns)
    if project == c.PROJECT_COMMON:
        per_round = 0.09 * float(table.players * table.board.turns)
    else:
        column = table.board.column_of_project[project]
        for floor in range(c.FLOORS):
            progress += float(table.funds[floor * c.COLUMNS + column]) * 0.95
    missing = float(length(table, project)) - progress
    if missing <= 0.0:
        return 1.0
    spread = 0.6 + 0.5 * left
    return 1.0 / (1.0 + exp((missing - per_round * left - 0.3) * 1.6 / spread))


def ranking(table: Table, project: int, rows: list[Delegation], moment: i64, left: float) -> list[float]:
    """Place points of each seat, by how likely it ends ahead of the others."""
    standings: i64 = 0
    for row in rows:
        standings = standings << 15 | row.standing[project]
    memory = table.memory
    known = memory.rankings[project]
    if known is not None and known.moment == moment and known.standings == standings:
        return known.points
    odds = memory.odds[moment]
    if odds is None:
        odds = Odds(1.5 / (0.35 + 0.45 * left))
        memory.odds[moment] = odds
    found = []
    for seat in range(len(rows)):
        own: i64 = rows[seat].standing[project]
        ahead = 0.0
        for other in range(len(rows)):
            if other != seat:
                ahead += falls_behind(odds, own - rows[other].standing[project])
        points = place_points(table, ahead)
        if own == 0:
            points *= 0.4 * (left if left < 1.0 else 1.0)
        found.append(points)
    memory.rankings[project] = Ranking(standings, moment, found)
    return found


def falls_behind(odds: Odds, lead: i64) -> float:
    """How likely a lead will be lost."""
    if lead < -SPAN or lead > SPAN:
        return 1.0 / (1.0 + exp(float(lead) * odds.sharp))
    chance = odds.known[lead + SPAN]
    if chance == UNKNOWN:
        chance = 1.0 / (1.0 + exp(float(lead) * odds.sharp))
        odds.known[lead + SPAN] = chance
    return chance


def place_points(table: Table, ahead: float) -> float:
    """Points of a place between places."""
    places = table.board.place_points[table.players]
    low: i64 = int(ahead)
    if low >= len(places) - 1:
        return places[-1]
    part = ahead - float(low)
    return places[low] * (1.0 - part) + places[low + 1] * part
