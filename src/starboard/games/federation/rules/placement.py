"""The ambassador phase: placing ambassadors in the senate (FE-6 to FE-8, FE-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.components import ops
from starboard.games.federation.components.ops import Op
from starboard.games.federation.rules import missions, rooms, specialists
from starboard.games.federation.rules.assistants import AddDie
from starboard.games.federation.rules.missions import SendShip
from starboard.games.federation.rules.resources import can_pay, lacking, pay
from starboard.games.federation.rules.rooms import can_act, why_no_action
from starboard.games.federation.rules.specialists import why_specialist
from starboard.games.federation.table import Table, put
from starboard.kernel import PASS, TURN, Message, Prompt, Step, Task

NO_OPS: Final[list[Op]] = []


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
    like_earlier = table.board.like_earlier
    tokens: list[int] = []
    for token in range(c.SPECIAL):
        if not me.placed >> token & 1 and not like_earlier[token] & ~me.placed:
            tokens.append(token)
    if me.special == c.SPECIAL_READY:
        tokens.append(c.SPECIAL)
    return tokens


def why_no_space(table: Table, word: int) -> Message | None:
    """Why nothing can be placed on a space, whatever the token."""
    space = word - w.SPACE
    if not 0 <= space < c.SPACES:
        return None
    holder = table.holder[space]
    if holder == c.NEUTRAL:
        return Message("federation-why-blocked")
    if holder != c.NOBODY:
        return Message("federation-why-occupied", {"seat": holder})
    if table.board.action_at[space] == c.PRESIDENT and table.turn == 0:
        return Message("federation-why-first-player")  # FE-22.11
    return None


class ChooseAmbassador(Task[Table]):
    """Which ambassador is placed (FE-8.1)."""

    def options(self, table: Table) -> list[int]:
        words = [w.AMBASSADOR + token for token in available(table, self.seat)]
        return specialists.with_any_time(table, self.seat, words)

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
        return why_no_space(table, word) or why_specialist(table, self.seat, word)

    def starts(self) -> int:
        return TURN


class FifthTurn(ChooseAmbassador):
    """The special ambassador may take a fifth turn, or wait for a later round (FE-32.17)."""

    def options(self, table: Table) -> list[int]:
        return specialists.with_any_time(table, self.seat, [PASS, w.AMBASSADOR + c.SPECIAL])

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
        board = table.board
        if word < w.ALTERATION:
            votes = board.votes[self.token] if word == w.VOTE else 0
            choice = ChooseSpace(self.seat, self.token, c.NOBODY, votes, word == w.FUND)
        else:
            kind = word - w.ALTERATION
            cover = board.alterations[kind]
            me = table.seats[self.seat]
            rest = me.alterations[:]
            rest.remove(kind)
            me.alterations = rest
            table.used_alterations = [*table.used_alterations, kind]
            choice = ChooseSpace(self.seat, self.token, kind, cover.votes, cover.funding)
        table.push(choice)
        if table.rules < 3:
            choice.take_bonus(table)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-side", {"token": w.spell(w.AMBASSADOR + self.token)})

    def why_not(self, table: Table, word: int) -> Message | None:
        if word == w.FUND:
            return Message("federation-why-no-funding-side")
        if w.ALTERATION <= word < w.ALTERATION + c.MAX_ALTERATIONS:
            owned = word - w.ALTERATION in table.seats[self.seat].alterations
            return Message("federation-why-short", {"n": 1}) if owned else Message("federation-why-not-owned")
        return why_no_space(table, word)


class ChooseSpace(Task[Table]):
    """Where it is placed: a free space whose action can be carried out, or the outer module (FE-6.2, FE-25.1)."""

    def __init__(self, seat: int, token: int, cover: int, votes: int, funding: bool) -> None:
        super().__init__(seat)
        self.token = token
        self.cover = cover
        self.votes = votes
        self.funding = funding

    def options(self, table: Table) -> list[int]:
        allowed = self.allowed(table)
        holder = table.holder
        action_at = table.board.action_at
        words = []
        for space in range(c.SPACES):
            if holder[space] == c.NOBODY and allowed >> action_at[space] & 1:
                words.append(w.SPACE + space)
        words.append(w.OUTER)
        return specialists.with_any_time(table, self.seat, words)

    def allowed(self, table: Table) -> i64:
        """The actions that this seat may choose now, as bits."""
        board = table.board
        found: i64 = 0
        if table.rules < 3:
            for action in range(len(c.ACTIONS)):
                if can_act(table, self.seat, action, c.FREE):
                    found |= 1 << action
        else:
            found = board.free_actions
            goods = self._goods_with_bonus(table)
            for action in board.costly_actions:
                if lacking(goods, board.action_cost[action], self._price(table)) == 0:
                    found |= 1 << action
        if table.turn == 0:
            found &= ~(1 << c.PRESIDENT)  # FE-22.11
        return found

    def _short(self, table: Table, action: int) -> int:
        """How many pieces are short for the space's own cost, with what the token surely brings (R-003)."""
        cost = table.board.action_cost[action]
        if cost is c.FREE or table.rules < 3:
            return lacking(table.seats[self.seat].goods, cost, c.FREE)
        return lacking(self._goods_with_bonus(table), cost, self._price(table))

    def _goods_with_bonus(self, table: Table) -> list[int]:
        goods = table.seats[self.seat].goods
        bonus = self._bonus(table)
        if not bonus:
            return goods
        goods = goods[:]
        for op in bonus:
            if op.code == ops.OP_GAIN:
                goods[op.arg] = goods[op.arg] + op.amount
            elif op.code == ops.OP_CRYSTAL:
                goods[c.OCEANIUM] = goods[c.OCEANIUM] + op.amount  # pays for whatever is wanted
        return goods

    def _bonus(self, table: Table) -> list[Op]:
        """What the token brings: whatever shows on it (FE-7.4, FE-8.4)."""
        if self.cover != c.NOBODY:
            return table.board.alterations[self.cover].bonus
        return table.board.funding[self.token] if self.funding else NO_OPS

    def _price(self, table: Table) -> list[int]:
        """What the alteration costs."""
        return c.FREE if self.cover == c.NOBODY else table.board.alterations[self.cover].cost

    def take_bonus(self, table: Table) -> None:
        """Pay for the alteration and gain what shows."""
        pay(table, self.seat, self._price(table))
        bonus = self._bonus(table)
        if bonus:
            table.perform(self.seat, bonus, c.FROM_SPECIALISTS, 0)

    def resolve(self, table: Table, word: int) -> None:
        if w.is_specialist(word):
            table.push(self)
            specialists.use(table, self.seat, word - w.SPECIALIST, 0)
            return
        self._put(table, word)
        seat = self.seat
        if table.events is not None:
            table.emit("federation-did-places", {"seat": seat, "space": w.spell(word), "votes": self.votes})
        table.push(SendShip(seat))  # FE-9.4: after the main action
        if word == w.OUTER:
            table.push(Act(seat, c.OUTER))
        else:
            space = word - w.SPACE
            action = table.board.action_at[space]
            if self.funding:
                table.push(OpenMission(seat, action))
            table.push(Act(seat, action))
            if not self.funding:
                table.push(OfferDie(seat, space))
        if table.rules >= 3:
            self.take_bonus(table)  # after the placement, before the action

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
        return Prompt("federation-ask-space", {"token": w.spell(w.AMBASSADOR + self.token)})

    def why_not(self, table: Table, word: int) -> Message | None:
        space = word - w.SPACE
        if not 0 <= space < c.SPACES:
            return why_specialist(table, self.seat, word)
        taken = why_no_space(table, word)
        if taken is not None:
            return taken
        action = table.board.action_at[space]
        short = self._short(table, action)
        return Message("federation-why-short", {"n": short}) if short else why_no_action(table, self.seat, action)


class OfferDie(Step[Table]):
    """After the bonus and before the action, the die may join the votes (FE-8.13, R-009)."""

    def __init__(self, owner: int, space: int) -> None:
        super().__init__()
        self.owner = owner
        self.space = space

    def run(self, table: Table) -> None:
        me = table.seats[self.owner]
        if me.die > 0 and not me.die_out:
            table.push(AddDie(self.owner, self.space))


class Act(Step[Table]):
    """The action of the space, whatever side shows (FE-8.6); it is lost if it can no longer be paid (R-003)."""

    def __init__(self, owner: int, action: int) -> None:
        super().__init__()
        self.owner = owner
        self.action = action

    def run(self, table: Table) -> None:
        if can_pay(table.seats[self.owner].goods, table.board.action_cost[self.action]):
            rooms.act(table, self.owner, self.action)


class OpenMission(Step[Table]):
    """Funding opens the mission that belongs to the space, after its action (FE-8.8, FE-8.14)."""

    def __init__(self, owner: int, action: int) -> None:
        super().__init__()
        self.owner = owner
        self.action = action

    def run(self, table: Table) -> None:
        missions.mark(table, self.owner, self.action)
