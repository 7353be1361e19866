"""The ambassador phase: placing ambassadors in the senate (FE-6 to FE-8, FE-11)."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.rules import missions, rooms, specialists
from starboard.games.federation.rules.assistants import AddDie
from starboard.games.federation.rules.missions import SendShip
from starboard.games.federation.rules.resources import can_pay, lacking, pay
from starboard.games.federation.rules.rooms import can_act, why_no_action
from starboard.games.federation.rules.specialists import why_specialist
from starboard.games.federation.table import Table, put
from starboard.kernel import PASS, TURN, Message, Prompt, Step, Task


class Placements(Step[Table]):
    """Four turns each, clockwise from the first player, then fifth turns (FE-5.6, FE-6.1, FE-11.1)."""

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.turn = turn

    def run(self, table: Table) -> None:
        normal = table.players * table.board.turns
        if self.turn == normal + table.players:
            return
        table.push(Placements(self.turn + 1))
        seat = (table.starter + self.turn) % table.players
        me = table.seats[seat]
        if me.special == c.SPECIAL_FRESH:
            me.special = c.SPECIAL_READY
        if self.turn < normal or me.special == c.SPECIAL_PLACED:
            table.turn = self.turn
            table.push(ChooseAmbassador(seat))
        elif me.special == c.SPECIAL_READY:
            table.turn = self.turn
            table.push(FifthTurn(seat))  # FE-32.17


def available(table: Table, seat: int) -> list[int]:
    """The ambassadors at hand; of equal ones only the first is offered."""
    me = table.seats[seat]
    board = table.board
    tokens: list[int] = []
    for token in range(c.SPECIAL):
        if me.placed >> token & 1:
            continue
        for other in tokens:
            if board.votes[other] == board.votes[token] and board.funding_text[other] == board.funding_text[token]:
                break
        else:
            tokens.append(token)
    if me.special == c.SPECIAL_READY:
        tokens.append(c.SPECIAL)
    return tokens


class ChooseAmbassador(Task[Table]):
    """Which ambassador is placed (FE-8.1)."""

    def options(self, table: Table) -> list[int]:
        words = [w.AMBASSADOR + token for token in available(table, self.seat)]
        return words + specialists.any_time(table, self.seat)

    def resolve(self, table: Table, word: int) -> None:
        if w.is_specialist(word):
            table.push(self)
            specialists.use(table, self.seat, word - w.SPECIALIST, 0)
        else:
            table.push(ChooseSide(self.seat, word - w.AMBASSADOR))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-ambassador", {"turn": table.turn // table.players + 1})

    def why_not(self, table: Table, word: int) -> Message | None:
        if w.AMBASSADOR <= word <= w.AMBASSADOR + c.SPECIAL:
            return Message("federation-why-placed")
        return why_specialist(table, self.seat, word)

    def opens(self) -> int:
        return TURN


class FifthTurn(ChooseAmbassador):
    """The special ambassador may take a fifth turn, or wait for a later round (FE-32.17)."""

    def options(self, table: Table) -> list[int]:
        return [PASS, w.AMBASSADOR + c.SPECIAL, *specialists.any_time(table, self.seat)]

    def resolve(self, table: Table, word: int) -> None:
        if word != PASS:
            super().resolve(table, word)


class ChooseSide(Task[Table]):
    """Votes, funding, or an alteration that covers the token (FE-8.1 to FE-8.3)."""

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def options(self, table: Table) -> list[int]:
        words = [w.VOTE] if self.token == c.SPECIAL else [w.VOTE, w.FUND]  # FE-32.18
        me = table.seats[self.seat]
        last = c.NOBODY
        for kind in me.alterations:
            if kind != last and can_pay(me.goods, table.board.alterations[kind].cost):
                words.append(w.ALTERATION + kind)
            last = kind
        return words

    def resolve(self, table: Table, word: int) -> None:
        """Whatever shows gives its bonus at once, before the action (FE-7.4, FE-8.4)."""
        board = table.board
        seat = self.seat
        if word < w.ALTERATION:
            votes = board.votes[self.token] if word == w.VOTE else 0
            table.push(ChooseSpace(seat, self.token, c.NOBODY, votes, word == w.FUND))
            if word == w.FUND:
                table.perform(seat, board.funding[self.token], c.FROM_SPECIALISTS, 0)
            return
        kind = word - w.ALTERATION
        cover = board.alterations[kind]
        me = table.seats[seat]
        rest = me.alterations[:]
        rest.remove(kind)
        me.alterations = rest
        table.used_alterations = [*table.used_alterations, kind]
        table.push(ChooseSpace(seat, self.token, kind, cover.votes, cover.funding))
        pay(table, seat, cover.cost)
        table.perform(seat, cover.bonus, c.FROM_SPECIALISTS, 0)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-side")

    def why_not(self, table: Table, word: int) -> Message | None:
        if word == w.FUND:
            return Message("federation-why-no-funding-side")
        if w.ALTERATION <= word < w.ALTERATION + c.MAX_ALTERATIONS:
            owned = word - w.ALTERATION in table.seats[self.seat].alterations
            return Message("federation-why-short", {"n": 1}) if owned else Message("federation-why-not-owned")
        return None


class ChooseSpace(Task[Table]):
    """Where it is placed: a free space whose action can be carried out, or the outer module (FE-6.2, FE-25.1)."""

    def __init__(self, seat: int, token: int, cover: int, votes: int, funding: bool) -> None:
        super().__init__(seat)
        self.token = token
        self.cover = cover
        self.votes = votes
        self.funding = funding

    def options(self, table: Table) -> list[int]:
        board = table.board
        known = [-1] * len(c.ACTIONS)
        words = []
        for space in range(c.SPACES):
            if table.holder[space] != c.NOBODY:
                continue
            action = board.action_at[space]
            if known[action] < 0:
                known[action] = 1 if self.allowed(table, action) else 0
            if known[action] == 1:
                words.append(w.SPACE + space)
        words.append(w.OUTER)
        return words + specialists.any_time(table, self.seat)

    def allowed(self, table: Table, action: int) -> bool:
        """Whether the action may be chosen by this seat now."""
        if action == c.PRESIDENT and table.turn == 0:
            return False  # FE-22.11
        return can_act(table, self.seat, action, c.FREE)

    def resolve(self, table: Table, word: int) -> None:
        if w.is_specialist(word):
            table.push(self)
            specialists.use(table, self.seat, word - w.SPECIALIST, 0)
            return
        self._put(table, word)
        seat = self.seat
        if table.events is not None:
            table.emit(
                "federation-did-places", {"seat": seat, "space": table.vocabulary.word(word), "votes": self.votes}
            )
        table.push(SendShip(seat))  # FE-9.4: after the main action
        if word == w.OUTER:
            table.push(Act(seat, c.OUTER))
            return
        space = word - w.SPACE
        action = table.board.action_at[space]
        if self.funding:
            table.push(OpenMission(seat, action))
        table.push(Act(seat, action))
        me = table.seats[seat]
        if not self.funding and me.die > 0 and not me.die_out:
            table.push(AddDie(seat, space))

    def _put(self, table: Table, word: int) -> None:
        me = table.seats[self.seat]
        if self.token == c.SPECIAL:
            me.special = c.SPECIAL_PLACED
        else:
            me.placed |= 1 << self.token
        if word == w.OUTER:
            table.outer = [*table.outer, self.seat]
            table.outer_order = [*table.outer_order, table.turn + 1]
            return
        space = word - w.SPACE
        table.holder = put(table.holder, space, self.seat)
        table.token = put(table.token, space, self.token)
        table.order = put(table.order, space, table.turn + 1)
        table.votes = put(table.votes, space, self.votes)
        if self.funding:
            table.funds = put(table.funds, space, 1)
        if self.cover != c.NOBODY:
            table.cover = put(table.cover, space, self.cover)
            waiting = table.used_alterations[:]
            waiting.remove(self.cover)
            table.used_alterations = waiting

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-space")

    def why_not(self, table: Table, word: int) -> Message | None:
        space = word - w.SPACE
        if not 0 <= space < c.SPACES:
            return why_specialist(table, self.seat, word)
        holder = table.holder[space]
        if holder == c.NEUTRAL:
            return Message("federation-why-blocked")
        if holder != c.NOBODY:
            return Message("federation-why-occupied", {"seat": holder})
        action = table.board.action_at[space]
        if action == c.PRESIDENT and table.turn == 0:
            return Message("federation-why-first-player")
        short = lacking(table.seats[self.seat].goods, table.board.action_cost[action], c.FREE)
        return Message("federation-why-short", {"n": short}) if short else why_no_action(table, self.seat, action)


class Act(Step[Table]):
    """The action of the space, whatever side shows (FE-8.6)."""

    def __init__(self, owner: int, action: int) -> None:
        super().__init__()
        self.owner = owner
        self.action = action

    def run(self, table: Table) -> None:
        rooms.act(table, self.owner, self.action)


class OpenMission(Step[Table]):
    """Funding opens the mission that belongs to the space, after its action (FE-8.8, FE-8.14)."""

    def __init__(self, owner: int, action: int) -> None:
        super().__init__()
        self.owner = owner
        self.action = action

    def run(self, table: Table) -> None:
        missions.mark(table, self.owner, self.action)
