"""The ambassador phase: placing ambassadors in the senate (FE-6 to FE-8, FE-11)."""

from __future__ import annotations

from starboard.games.federation import missions, specialists
from starboard.games.federation.assistants import AddDie
from starboard.games.federation.missions import SendShip
from starboard.games.federation.resources import FREE, can_pay, lacking, pay
from starboard.games.federation.rooms import can_act, why_no_action
from starboard.games.federation.specialists import is_specialist, why_specialist
from starboard.games.federation.state import (
    FROM_SPECIALISTS,
    NEUTRAL,
    NOBODY,
    SPECIAL,
    SPECIAL_FRESH,
    SPECIAL_PLACED,
    SPECIAL_READY,
    Federation,
)
from starboard.games.federation.words import (
    ACTIONS,
    MAX_ALTERATIONS,
    OUTER,
    PRESIDENT,
    SPACES,
    W_ALTERATION,
    W_AMBASSADOR,
    W_FUND,
    W_OUTER,
    W_SPACE,
    W_SPECIALIST,
    W_VOTE,
)
from starboard.kernel import PASS, TURN, Message, Prompt, Step, Task


class Placements(Step[Federation]):
    """Four turns each, clockwise from the first player, then fifth turns (FE-5.6, FE-6.1, FE-11.1)."""

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.turn = turn

    def run(self, state: Federation) -> None:
        normal = state.players * state.board.turns
        if self.turn == normal + state.players:
            return
        state.push(Placements(self.turn + 1))
        seat = (state.starter + self.turn) % state.players
        me = state.seats[seat]
        if me.special == SPECIAL_FRESH:
            me.special = SPECIAL_READY
        if self.turn < normal or me.special == SPECIAL_PLACED:
            state.turn = self.turn
            state.push(ChooseAmbassador(seat))
        elif me.special == SPECIAL_READY:
            state.turn = self.turn
            state.push(FifthTurn(seat))  # FE-32.17


def available(state: Federation, seat: int) -> list[int]:
    """The ambassadors at hand; of equal ones only the first is offered."""
    me = state.seats[seat]
    board = state.board
    tokens: list[int] = []
    for token in range(SPECIAL):
        if me.placed >> token & 1:
            continue
        for other in tokens:
            if board.votes[other] == board.votes[token] and board.funding_text[other] == board.funding_text[token]:
                break
        else:
            tokens.append(token)
    if me.special == SPECIAL_READY:
        tokens.append(SPECIAL)
    return tokens


class ChooseAmbassador(Task[Federation]):
    """Which ambassador is placed (FE-8.1)."""

    def options(self, state: Federation) -> list[int]:
        words = [W_AMBASSADOR + token for token in available(state, self.seat)]
        return words + specialists.any_time(state, self.seat)

    def resolve(self, state: Federation, word: int) -> None:
        if is_specialist(word):
            state.push(self)
            specialists.use(state, self.seat, word - W_SPECIALIST, 0)
        else:
            state.push(ChooseSide(self.seat, word - W_AMBASSADOR))

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-ambassador", {"turn": state.turn // state.players + 1})

    def why_not(self, state: Federation, word: int) -> Message | None:
        if W_AMBASSADOR <= word <= W_AMBASSADOR + SPECIAL:
            return Message("federation-why-placed")
        return why_specialist(state, self.seat, word)

    def opens(self) -> int:
        return TURN


class FifthTurn(ChooseAmbassador):
    """The special ambassador may take a fifth turn, or wait for a later round (FE-32.17)."""

    def options(self, state: Federation) -> list[int]:
        return [PASS, W_AMBASSADOR + SPECIAL, *specialists.any_time(state, self.seat)]

    def resolve(self, state: Federation, word: int) -> None:
        if word != PASS:
            super().resolve(state, word)


class ChooseSide(Task[Federation]):
    """Votes, funding, or an alteration that covers the token (FE-8.1 to FE-8.3)."""

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def options(self, state: Federation) -> list[int]:
        words = [W_VOTE] if self.token == SPECIAL else [W_VOTE, W_FUND]  # FE-32.18
        me = state.seats[self.seat]
        last = NOBODY
        for kind in me.alterations:
            if kind != last and can_pay(me.goods, state.board.alterations[kind].cost):
                words.append(W_ALTERATION + kind)
            last = kind
        return words

    def resolve(self, state: Federation, word: int) -> None:
        """Whatever shows gives its bonus at once, before the action (FE-7.4, FE-8.4)."""
        board = state.board
        seat = self.seat
        if word < W_ALTERATION:
            votes = board.votes[self.token] if word == W_VOTE else 0
            state.push(ChooseSpace(seat, self.token, NOBODY, votes, word == W_FUND))
            if word == W_FUND:
                state.rules.perform(state, seat, board.funding[self.token], FROM_SPECIALISTS, 0)
            return
        kind = word - W_ALTERATION
        cover = board.alterations[kind]
        me = state.seats[seat]
        rest = me.alterations[:]
        rest.remove(kind)
        me.alterations = rest
        state.used_alterations = [*state.used_alterations, kind]
        state.push(ChooseSpace(seat, self.token, kind, cover.votes, cover.funding))
        pay(state, seat, cover.cost)
        state.rules.perform(state, seat, cover.bonus, FROM_SPECIALISTS, 0)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-side")

    def why_not(self, state: Federation, word: int) -> Message | None:
        if word == W_FUND:
            return Message("federation-why-no-funding-side")
        if W_ALTERATION <= word < W_ALTERATION + MAX_ALTERATIONS:
            owned = word - W_ALTERATION in state.seats[self.seat].alterations
            return Message("federation-why-short", {"n": 1}) if owned else Message("federation-why-not-owned")
        return None


class ChooseSpace(Task[Federation]):
    """Where it is placed: a free space whose action can be carried out, or the outer module (FE-6.2, FE-25.1)."""

    def __init__(self, seat: int, token: int, cover: int, votes: int, funding: bool) -> None:
        super().__init__(seat)
        self.token = token
        self.cover = cover
        self.votes = votes
        self.funding = funding

    def options(self, state: Federation) -> list[int]:
        board = state.board
        known = [-1] * len(ACTIONS)
        words = []
        for space in range(SPACES):
            if state.holder[space] != NOBODY:
                continue
            action = board.action_at[space]
            if known[action] < 0:
                known[action] = 1 if self.allowed(state, action) else 0
            if known[action] == 1:
                words.append(W_SPACE + space)
        words.append(W_OUTER)
        return words + specialists.any_time(state, self.seat)

    def allowed(self, state: Federation, action: int) -> bool:
        """Whether the action may be chosen by this seat now."""
        if action == PRESIDENT and state.turn == 0:
            return False  # FE-22.11
        return can_act(state, self.seat, action, FREE)

    def resolve(self, state: Federation, word: int) -> None:
        if is_specialist(word):
            state.push(self)
            specialists.use(state, self.seat, word - W_SPECIALIST, 0)
            return
        self._put(state, word)
        seat = self.seat
        if state.events is not None:
            state.emit("federation-places", {"seat": seat, "space": state.vocabulary.word(word), "votes": self.votes})
        state.push(SendShip(seat))  # FE-9.4: after the main action
        if word == W_OUTER:
            state.push(Act(seat, OUTER))
            return
        space = word - W_SPACE
        action = state.board.action_at[space]
        if self.funding:
            state.push(OpenMission(seat, action))
        state.push(Act(seat, action))
        me = state.seats[seat]
        if not self.funding and me.die > 0 and not me.die_out:
            state.push(AddDie(seat, space))

    def _put(self, state: Federation, word: int) -> None:
        me = state.seats[self.seat]
        if self.token == SPECIAL:
            me.special = SPECIAL_PLACED
        else:
            me.placed |= 1 << self.token
        if word == W_OUTER:
            state.outer = [*state.outer, self.seat]
            return
        space = word - W_SPACE
        state.holder[space] = self.seat
        state.token[space] = self.token
        state.votes[space] = self.votes
        state.funds[space] = 1 if self.funding else 0
        if self.cover != NOBODY:
            state.cover[space] = self.cover
            waiting = state.used_alterations[:]
            waiting.remove(self.cover)
            state.used_alterations = waiting

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-space")

    def why_not(self, state: Federation, word: int) -> Message | None:
        space = word - W_SPACE
        if not 0 <= space < SPACES:
            return why_specialist(state, self.seat, word)
        holder = state.holder[space]
        if holder == NEUTRAL:
            return Message("federation-why-blocked")
        if holder != NOBODY:
            return Message("federation-why-occupied", {"seat": holder})
        action = state.board.action_at[space]
        if action == PRESIDENT and state.turn == 0:
            return Message("federation-why-first-player")
        short = lacking(state.seats[self.seat].goods, state.board.action_cost[action], FREE)
        return Message("federation-why-short", {"n": short}) if short else why_no_action(state, self.seat, action)


class Act(Step[Federation]):
    """The action of the space, whatever side shows (FE-8.6)."""

    def __init__(self, owner: int, action: int) -> None:
        super().__init__()
        self.owner = owner
        self.action = action

    def run(self, state: Federation) -> None:
        state.rules.act(state, self.owner, self.action)


class OpenMission(Step[Federation]):
    """Funding opens the mission that belongs to the space, after its action (FE-8.8, FE-8.14)."""

    def __init__(self, owner: int, action: int) -> None:
        super().__init__()
        self.owner = owner
        self.action = action

    def run(self, state: Federation) -> None:
        missions.mark(state, self.owner, self.action)
