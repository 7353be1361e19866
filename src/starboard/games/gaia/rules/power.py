"""Chapter: the power cycle. Charging, spending, gaining and discarding tokens; the brainstone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.plans import asked_words
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.table import Table
from starboard.kernel import CLAUSE, CONTINUES, PLAN, Arg, Message, Prompt, PromptKind, Proposal, Task

BRAIN_VALUE: Final = 3  # GP-22.18

# Whereto tokens go.
TO_SUPPLY: Final = 0
TO_GAIA: Final = 1


def chargeable(me: Seat) -> i64:
    """How much can be charged at most: two for each token in bowl I, one for each in II (GP-4.3 to GP-4.5)."""
    brain = me.brainstone
    return 2 * me.bowl1 + me.bowl2 + (2 if brain == 1 else 1 if brain == 2 else 0)


def tokens_in_bowls(me: Seat) -> i64:
    """Tokens that can be discarded or sent away: never those of the gaia area (GP-4.10)."""
    return me.bowl1 + me.bowl2 + me.bowl3 + (1 if 1 <= me.brainstone <= 3 else 0)


def token_value(table: Table, seat: i64) -> i64:
    """What a token in bowl III is worth when spent (GP-22.50)."""
    board = c.FACTIONS[table.seats[seat].faction]
    return board.token_value if table.seats[seat].pieces[c.INSTITUTE] else 1


def spendable(table: Table, seat: i64) -> i64:
    """Power that can be spent from bowl III (GP-4.7)."""
    me = table.seats[seat]
    return me.bowl3 * token_value(table, seat) + (BRAIN_VALUE if me.brainstone == 3 else 0)


# ---- charging -----------------------------------------------------------------------------------------------


def _moves(me: Seat, amount: i64) -> tuple[i64, i64]:
    """How many tokens, the brainstone included, move I to II and II to III."""
    in_one = me.bowl1 + (1 if me.brainstone == 1 else 0)
    in_two = me.bowl2 + (1 if me.brainstone == 2 else 0)
    first = min(amount, in_one)
    return first, min(amount - first, in_two + first)


def brain_goals(me: Seat, amount: int) -> list[int]:
    """The bowls in which the brainstone may end when so much is charged (R-035)."""
    brain = me.brainstone
    if brain < 1 or brain > 2:
        return [brain]
    first, second = _moves(me, amount)
    in_one = me.bowl1 + (1 if brain == 1 else 0)
    in_two = me.bowl2 + (1 if brain == 2 else 0) + first
    goals = []
    if brain == 1 and first < in_one:
        goals.append(1)
    if (brain == 2 or first > 0) and second < in_two:
        goals.append(2)
    if second > 0:
        goals.append(3)
    return goals


def move_charged(me: Seat, amount: int, goal: int) -> None:
    """Charge, with the brainstone ending in a given bowl."""
    first, second = _moves(me, amount)
    me.bowl1 -= first
    me.bowl2 += first - second
    me.bowl3 += second
    if goal != me.brainstone:
        # the brainstone made the way that an ordinary token was counted for
        if me.brainstone == 1:
            me.bowl1 += 1
        else:
            me.bowl2 += 1
        if goal == 2:
            me.bowl2 -= 1
        else:
            me.bowl3 -= 1
        me.brainstone = goal


def charge(table: Table, seat: int, amount: int) -> None:
    """Charge power; what does not fit is lost (GP-4.5). The owner of the brainstone may be asked about it."""
    me = table.seats[seat]
    amount = min(amount, chargeable(me))
    if amount <= 0:
        return
    if 1 <= me.brainstone <= 2 and len(brain_goals(me, amount)) > 1:
        table.push(ChargeBrainstone(seat, amount))
        return
    goals = brain_goals(me, amount)
    move_charged(me, amount, goals[0])


class ChargeBrainstone(Task[Table]):
    """Does the brainstone move, or another token of its bowl? The answer is the bowl in which it ends."""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount: int = amount

    def options(self, table: Table) -> list[int]:
        return [w.BOWL + goal - 1 for goal in brain_goals(table.seats[self.seat], self.amount)]

    def resolve(self, table: Table, word: int) -> None:
        move_charged(table.seats[self.seat], self.amount, word - w.BOWL + 1)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-brainstone-charge", {"n": self.amount})


# ---- spending -----------------------------------------------------------------------------------------------


def spend(table: Table, seat: int, amount: int, keep: bool) -> None:
    """Spend power: tokens go from bowl III to bowl I (GP-4.7). With `keep`, what a token was worth too much
    stays at hand for the next free action (R-039); otherwise it is lost (R-038)."""
    me = table.seats[seat]
    if keep:
        used = min(me.loose, amount)
        me.loose -= used
        amount -= used
    if amount <= 0:
        return
    if me.brainstone == 3:
        if me.bowl3 * token_value(table, seat) >= amount:
            table.push(SpendBrainstone(seat, amount, keep))
            return
        spend_brainstone(table, seat, amount, keep)
        return
    spend_tokens(table, seat, amount, keep)


def spend_tokens(table: Table, seat: int, amount: int, keep: bool) -> None:
    me = table.seats[seat]
    value = token_value(table, seat)
    tokens = (amount + value - 1) // value
    me.bowl3 -= tokens
    me.bowl1 += tokens
    if keep and not table.setup.readings.excess_lost:
        me.loose += tokens * value - amount


def spend_brainstone(table: Table, seat: int, amount: int, keep: bool) -> None:
    me = table.seats[seat]
    me.brainstone = 1
    if amount > BRAIN_VALUE:
        spend_tokens(table, seat, amount - BRAIN_VALUE, keep)
    elif keep:
        me.loose += BRAIN_VALUE - amount


class SpendBrainstone(Task[Table]):
    """Is the brainstone spent, or only ordinary tokens? The answer is the bowl in which it ends (R-036)."""

    def __init__(self, seat: int, amount: int, keep: bool) -> None:
        super().__init__(seat)
        self.amount: int = amount
        self.keep: bool = keep

    def options(self, table: Table) -> list[int]:
        return [w.BOWL, w.BOWL + 2]

    def resolve(self, table: Table, word: int) -> None:
        if word == w.BOWL:
            spend_brainstone(table, self.seat, self.amount, self.keep)
        else:
            spend_tokens(table, self.seat, self.amount, self.keep)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-brainstone-spend", {"n": self.amount})


# ---- burning ------------------------------------------------------------------------------------------------


def can_burn(me: Seat) -> bool:
    """Two tokens in bowl II, the brainstone counting as one (GP-17.5, R-037)."""
    return me.bowl2 + (1 if me.brainstone == 2 else 0) >= 2


def burn(table: Table, seat: int) -> None:
    me = table.seats[seat]
    if me.brainstone == 2:
        table.push(BurnBrainstone(seat))
        return
    me.bowl2 -= 2
    me.bowl3 += 1
    _burnt(table, seat)


def _burnt(table: Table, seat: int) -> None:
    """The token given up leaves the game; the Itars keep it in the gaia area (GP-22.51)."""
    if table.board(seat).burn_to_gaia:
        table.seats[seat].gaia_area += 1


class BurnBrainstone(Task[Table]):
    """Where does the brainstone end: it stays in II, moves to III, or is the token given up (R-037)?"""

    def options(self, table: Table) -> list[int]:
        words = [w.BOWL + 1] if table.seats[self.seat].bowl2 >= 2 else []
        return [*words, w.BOWL + 2, w.SUPPLY]

    def resolve(self, table: Table, word: int) -> None:
        me = table.seats[self.seat]
        if word == w.BOWL + 1:
            me.bowl2 -= 2
            me.bowl3 += 1
            return
        me.bowl2 -= 1
        if word == w.BOWL + 2:
            me.brainstone = 3
        else:
            me.brainstone = 0
            me.bowl3 += 1

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-brainstone-burn")


# ---- giving tokens away -------------------------------------------------------------------------------------


def give_tokens(table: Table, seat: int, count: int, goal: int) -> None:
    """Discard tokens, or move them to the gaia area: from any bowls, by choice (GP-4.10, GP-9.10)."""
    if count > 0:
        table.push(GiveTokens(seat, count, goal, w.BOWL, CLAUSE if table.rules >= 2 else CONTINUES))


def _mixes(me: Seat, count: int, least: int) -> list[list[int]]:
    """How many tokens of each bowl from `least` on, and whether the brainstone, make up a count: lowest bowls first."""
    mixes: list[list[int]] = []
    brain = 1 if 1 <= me.brainstone <= 3 else 0
    for one in range(me.bowl1 if least <= 1 else 0, -1, -1):
        for two in range(me.bowl2 if least <= 2 else 0, -1, -1):
            for stone in range(brain + 1):
                three = count - one - two - stone
                if 0 <= three <= me.bowl3:
                    mixes.append([one, two, three, stone])
    return mixes


class GiveTokens(Task[Table]):
    """From which bowl does the next token come? Asked bowl by bowl, the brainstone last."""

    def __init__(self, seat: int, count: int, goal: int, least: int, opening: int) -> None:
        super().__init__(seat)
        self.opening: int = opening
        self.count: int = count
        self.goal: int = goal
        self.least: int = least  # bowls before this one are done with

    def options(self, table: Table) -> list[int]:
        me = table.seats[self.seat]
        rest = 1 if 1 <= me.brainstone <= 3 else 0
        words = [w.BRAINSTONE] if rest and self.count == 1 else []
        for bowl in range(2, self.least - w.BOWL - 1, -1):
            rest += me.bowl(bowl + 1)
            if me.bowl(bowl + 1) and rest >= self.count:
                words.append(w.BOWL + bowl)
        words.sort()
        return words

    def resolve(self, table: Table, word: int) -> None:
        me = table.seats[self.seat]
        if word == w.BRAINSTONE:
            me.brainstone = c.IN_GAIA_AREA if self.goal == TO_GAIA else 0
            return
        me.fill(word - w.BOWL + 1, -1)
        if self.goal == TO_GAIA:
            me.gaia_area += 1
        if self.count > 1:
            table.push(GiveTokens(self.seat, self.count - 1, self.goal, word, CONTINUES))

    def prompt(self, table: Table) -> Prompt:
        id = "gaia-ask-give-tokens" if self.goal == TO_SUPPLY else "gaia-ask-project-tokens"
        return Prompt(id, {"n": self.count}, kind=PLAN)

    def prompt_kind(self) -> PromptKind:
        return PLAN

    def proposals(self, table: Table) -> list[Proposal]:
        """All mixes of bowls: the lowest bowls first, the brainstone last."""
        me = table.seats[self.seat]
        mixes = _mixes(me, self.count, self.least - w.BOWL + 1)
        order = [w.BOWL, w.BOWL + 1, w.BOWL + 2, w.BRAINSTONE]
        paths = [[order[i] for i in range(4) for _ in range(mix[i])] for mix in mixes]
        words = asked_words(paths, table.ask_all)
        found: list[Proposal] = []
        for index, path in enumerate(paths):
            brings: dict[str, Arg] = {w.spell(word): path.count(word) for word in sorted(set(path))}
            found.append(Proposal(words[index], sorted(set(path)), brings))
        return found

    def why_not(self, table: Table, word: int) -> Message | None:
        if w.BOWL <= word < w.BOWL + 3:
            return Message("gaia-why-bowl-order" if word < self.least else "gaia-why-bowl-empty")
        return None

    def starts(self) -> int:
        return self.opening


# ---- gains --------------------------------------------------------------------------------------------------


def qic_as_ore(board: c.Faction, me: Seat) -> bool:
    """The Gleens gain ore instead of QICs until their QIC academy stands (GP-22.12)."""
    return board.qic_becomes_ore and me.pieces[c.ACADEMY_RIGHT] == 0


def gain(table: Table, seat: int, what: int, amount: int, source: int) -> None:
    """Gain a resource; ore, knowledge and credits above their limit are lost (GP-5.4)."""
    if amount <= 0:
        return
    me = table.seats[seat]
    if what == c.QIC and qic_as_ore(table.board(seat), me):
        what = c.ORE
    if what <= c.QIC:
        has = me.resource(what)
        me.set_resource(what, min(has + amount, max(c.CAPS[what], has)))
    elif what == c.CHARGE:
        charge(table, seat, amount)
    elif what == c.TOKEN:
        me.bowl1 += amount  # GP-4.9
    elif what == c.VP_GAIN:
        me.score(source, amount)
    else:
        me.gaiaformers += amount


def gain_all(table: Table, seat: int, gains: list[int], times: int, source: int) -> None:
    """A printed gain, `times` over. Tokens come last: a charge before them does not move them."""
    for what in range(len(gains)):
        if gains[what]:
            gain(table, seat, what, gains[what] * times, source)


def can_gain(table: Table, seat: int, gains: list[int]) -> bool:
    """Whether anything of a gain would not be lost (R-067)."""
    me = table.seats[seat]
    for what in range(len(gains)):
        if gains[what] == 0:
            continue
        real = c.ORE if what == c.QIC and qic_as_ore(table.board(seat), me) else what
        if real > c.QIC and real != c.CHARGE:
            return True
        if real == c.CHARGE:
            if chargeable(me) > 0:
                return True
        elif me.resource(real) < c.CAPS[real]:
            return True
    return False
