"""Chapter: the power cycle. Charging, spending, gaining and discarding tokens; the brainstone."""

from typing import Final

from starboard.games.gaia.rows import (
    BOWL1,
    BOWL2,
    BOWL3,
    BRAIN,
    COUNT,
    GAIA_AREA,
    GF_FREE,
    IN_GAIA_AREA,
    LOOSE,
)
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import (
    ACADEMY_RIGHT,
    CAPS,
    CHARGE,
    INSTITUTE,
    ORE,
    QIC,
    TOKEN,
    VP_GAIN,
    Faction,
)
from starboard.games.gaia.vocabulary import BOWL, BRAINSTONE, SUPPLY
from starboard.kernel import Message, Prompt, Task

BRAIN_VALUE: Final = 3  # GP-22.18

# Whereto tokens go.
TO_SUPPLY: Final = 0
TO_GAIA: Final = 1


def chargeable(row: list[int]) -> int:
    """How much can be charged at most: two for each token in bowl I, one for each in II (GP-4.3 to GP-4.5)."""
    brain = row[BRAIN]
    return 2 * row[BOWL1] + row[BOWL2] + (2 if brain == 1 else 1 if brain == 2 else 0)


def tokens_in_bowls(row: list[int]) -> int:
    """Tokens that can be discarded or sent away: never those of the gaia area (GP-4.10)."""
    return row[BOWL1] + row[BOWL2] + row[BOWL3] + (1 if 1 <= row[BRAIN] <= 3 else 0)


def token_value(state: GaiaState, seat: int) -> int:
    """What a token in bowl III is worth when spent (GP-22.50)."""
    board = state.board(seat)
    return board.token_value if state.rows[seat][COUNT + INSTITUTE] else 1


def spendable(state: GaiaState, seat: int) -> int:
    """Power that can be spent from bowl III (GP-4.7)."""
    row = state.rows[seat]
    return row[BOWL3] * token_value(state, seat) + (BRAIN_VALUE if row[BRAIN] == 3 else 0)


# ---- charging -----------------------------------------------------------------------------------------------


def _moves(row: list[int], amount: int) -> tuple[int, int]:
    """How many tokens, the brainstone included, move I to II and II to III."""
    in_one = row[BOWL1] + (1 if row[BRAIN] == 1 else 0)
    in_two = row[BOWL2] + (1 if row[BRAIN] == 2 else 0)
    first = min(amount, in_one)
    return first, min(amount - first, in_two + first)


def brain_goals(row: list[int], amount: int) -> list[int]:
    """The bowls in which the brainstone may end when so much is charged (R-035)."""
    brain = row[BRAIN]
    if brain < 1 or brain > 2:
        return [brain]
    first, second = _moves(row, amount)
    in_one = row[BOWL1] + (1 if brain == 1 else 0)
    in_two = row[BOWL2] + (1 if brain == 2 else 0) + first
    goals = []
    if brain == 1 and first < in_one:
        goals.append(1)
    if (brain == 2 or first > 0) and second < in_two:
        goals.append(2)
    if second > 0:
        goals.append(3)
    return goals


def move_charged(row: list[int], amount: int, goal: int) -> None:
    """Charge, with the brainstone ending in a given bowl."""
    first, second = _moves(row, amount)
    row[BOWL1] -= first
    row[BOWL2] += first - second
    row[BOWL3] += second
    if goal != row[BRAIN]:
        # the brainstone made the way that an ordinary token was counted for
        if row[BRAIN] == 1:
            row[BOWL1] += 1
        else:
            row[BOWL2] += 1
        if goal == 2:
            row[BOWL2] -= 1
        else:
            row[BOWL3] -= 1
        row[BRAIN] = goal


def charge(state: GaiaState, seat: int, amount: int) -> None:
    """Charge power; what does not fit is lost (GP-4.5). The owner of the brainstone may be asked about it."""
    row = state.rows[seat]
    amount = min(amount, chargeable(row))
    if amount <= 0:
        return
    if 1 <= row[BRAIN] <= 2 and len(brain_goals(row, amount)) > 1:
        state.push(ChargeBrainstone(seat, amount))
        return
    goals = brain_goals(row, amount)
    move_charged(row, amount, goals[0])


class ChargeBrainstone(Task[GaiaState]):
    """Does the brainstone move, or another token of its bowl? The answer is the bowl in which it ends."""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount: int = amount

    def options(self, state: GaiaState) -> list[int]:
        return [BOWL + goal - 1 for goal in brain_goals(state.rows[self.seat], self.amount)]

    def resolve(self, state: GaiaState, word: int) -> None:
        move_charged(state.rows[self.seat], self.amount, word - BOWL + 1)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-brainstone-charge", {"n": self.amount})


# ---- spending -----------------------------------------------------------------------------------------------


def spend(state: GaiaState, seat: int, amount: int, keep: bool) -> None:
    """Spend power: tokens go from bowl III to bowl I (GP-4.7). With `keep`, what a token was worth too much
    stays at hand for the next free action (R-039); otherwise it is lost (R-038)."""
    row = state.rows[seat]
    if keep:
        used = min(row[LOOSE], amount)
        row[LOOSE] -= used
        amount -= used
    if amount <= 0:
        return
    if row[BRAIN] == 3:
        if row[BOWL3] * token_value(state, seat) >= amount:
            state.push(SpendBrainstone(seat, amount, keep))
            return
        spend_brainstone(state, seat, amount, keep)
        return
    spend_tokens(state, seat, amount, keep)


def spend_tokens(state: GaiaState, seat: int, amount: int, keep: bool) -> None:
    row = state.rows[seat]
    value = token_value(state, seat)
    tokens = (amount + value - 1) // value
    row[BOWL3] -= tokens
    row[BOWL1] += tokens
    if keep:
        row[LOOSE] += tokens * value - amount


def spend_brainstone(state: GaiaState, seat: int, amount: int, keep: bool) -> None:
    row = state.rows[seat]
    row[BRAIN] = 1
    if amount > BRAIN_VALUE:
        spend_tokens(state, seat, amount - BRAIN_VALUE, keep)
    elif keep:
        row[LOOSE] += BRAIN_VALUE - amount


class SpendBrainstone(Task[GaiaState]):
    """Is the brainstone spent, or only ordinary tokens? The answer is the bowl in which it ends (R-036)."""

    def __init__(self, seat: int, amount: int, keep: bool) -> None:
        super().__init__(seat)
        self.amount: int = amount
        self.keep: bool = keep

    def options(self, state: GaiaState) -> list[int]:
        return [BOWL, BOWL + 2]

    def resolve(self, state: GaiaState, word: int) -> None:
        if word == BOWL:
            spend_brainstone(state, self.seat, self.amount, self.keep)
        else:
            spend_tokens(state, self.seat, self.amount, self.keep)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-brainstone-spend", {"n": self.amount})


# ---- burning ------------------------------------------------------------------------------------------------


def can_burn(row: list[int]) -> bool:
    """Two tokens in bowl II, the brainstone counting as one (GP-17.5, R-037)."""
    return row[BOWL2] + (1 if row[BRAIN] == 2 else 0) >= 2


def burn(state: GaiaState, seat: int) -> None:
    row = state.rows[seat]
    if row[BRAIN] == 2:
        state.push(BurnBrainstone(seat))
        return
    row[BOWL2] -= 2
    row[BOWL3] += 1
    _burnt(state, seat)


def _burnt(state: GaiaState, seat: int) -> None:
    """The token given up leaves the game; the Itars keep it in the gaia area (GP-22.51)."""
    if state.board(seat).burn_to_gaia:
        state.rows[seat][GAIA_AREA] += 1


class BurnBrainstone(Task[GaiaState]):
    """Where does the brainstone end: it stays in II, moves to III, or is the token given up (R-037)?"""

    def options(self, state: GaiaState) -> list[int]:
        words = [BOWL + 1] if state.rows[self.seat][BOWL2] >= 2 else []
        return [*words, BOWL + 2, SUPPLY]

    def resolve(self, state: GaiaState, word: int) -> None:
        row = state.rows[self.seat]
        if word == BOWL + 1:
            row[BOWL2] -= 2
            row[BOWL3] += 1
            return
        row[BOWL2] -= 1
        if word == BOWL + 2:
            row[BRAIN] = 3
        else:
            row[BRAIN] = 0
            row[BOWL3] += 1

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-brainstone-burn")


# ---- giving tokens away -------------------------------------------------------------------------------------


def give_tokens(state: GaiaState, seat: int, count: int, goal: int) -> None:
    """Discard tokens, or move them to the gaia area: from any bowls, by choice (GP-4.10, GP-9.10)."""
    if count > 0:
        state.push(GiveTokens(seat, count, goal, BOWL))


class GiveTokens(Task[GaiaState]):
    """From which bowl does the next token come? Asked bowl by bowl, the brainstone last."""

    def __init__(self, seat: int, count: int, goal: int, least: int) -> None:
        super().__init__(seat)
        self.count: int = count
        self.goal: int = goal
        self.least: int = least  # bowls before this one are done with

    def options(self, state: GaiaState) -> list[int]:
        row = state.rows[self.seat]
        rest = 1 if 1 <= row[BRAIN] <= 3 else 0
        words = [BRAINSTONE] if rest and self.count == 1 else []
        for bowl in range(2, self.least - BOWL - 1, -1):
            rest += row[BOWL1 + bowl]
            if row[BOWL1 + bowl] and rest >= self.count:
                words.append(BOWL + bowl)
        words.sort()
        return words

    def resolve(self, state: GaiaState, word: int) -> None:
        row = state.rows[self.seat]
        if word == BRAINSTONE:
            row[BRAIN] = IN_GAIA_AREA if self.goal == TO_GAIA else 0
            return
        row[BOWL1 + word - BOWL] -= 1
        if self.goal == TO_GAIA:
            row[GAIA_AREA] += 1
        if self.count > 1:
            state.push(GiveTokens(self.seat, self.count - 1, self.goal, word))

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt(
            "gaia-ask-give-tokens" if self.goal == TO_SUPPLY else "gaia-ask-project-tokens", {"n": self.count}
        )

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if BOWL <= word < BOWL + 3:
            return Message("gaia-why-bowl-order" if word < self.least else "gaia-why-bowl-empty")
        return None


# ---- gains --------------------------------------------------------------------------------------------------


def qic_as_ore(board: Faction, row: list[int]) -> bool:
    """The Gleens gain ore instead of QICs until their QIC academy stands (GP-22.12)."""
    return board.qic_becomes_ore and row[COUNT + ACADEMY_RIGHT] == 0


def gain(state: GaiaState, seat: int, what: int, amount: int, source: int) -> None:
    """Gain a resource; ore, knowledge and credits above their limit are lost (GP-5.4)."""
    if amount <= 0:
        return
    row = state.rows[seat]
    if what == QIC and qic_as_ore(state.board(seat), row):
        what = ORE
    if what <= QIC:
        row[what] = min(row[what] + amount, max(CAPS[what], row[what]))
    elif what == CHARGE:
        charge(state, seat, amount)
    elif what == TOKEN:
        row[BOWL1] += amount  # GP-4.9
    elif what == VP_GAIN:
        state.score(seat, source, amount)
    else:
        row[GF_FREE] += amount


def gain_all(state: GaiaState, seat: int, gains: list[int], times: int, source: int) -> None:
    """A printed gain, `times` over. Tokens come last: a charge before them does not move them."""
    for what in range(len(gains)):
        if gains[what]:
            gain(state, seat, what, gains[what] * times, source)


def can_gain(state: GaiaState, seat: int, gains: list[int]) -> bool:
    """Whether anything of a gain would not be lost (R-067)."""
    row = state.rows[seat]
    for what in range(len(gains)):
        if gains[what] == 0:
            continue
        real = ORE if what == QIC and qic_as_ore(state.board(seat), row) else what
        if real > QIC and real != CHARGE:
            return True
        if real == CHARGE:
            if chargeable(row) > 0:
                return True
        elif row[real] < CAPS[real]:
            return True
    return False


def can_pay(row: list[int], cost: list[int]) -> bool:
    return all(row[what] >= cost[what] for what in range(4))


def pay(row: list[int], cost: list[int]) -> None:
    for what in range(4):
        row[what] -= cost[what]
