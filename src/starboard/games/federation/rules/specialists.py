"""Using specialist tokens: at once, in a later planet action, at any time; copying and turning up again (FE-31)."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.components import ops
from starboard.games.federation.table import Table
from starboard.kernel import DONE, EMPTY, Message, Prompt, Task


def ready(table: Table, seat: i64) -> i64:
    """Own specialists that lie face up."""
    me = table.seats[seat]
    return me.owned & ~me.used


def face_up(table: Table, seat: i64) -> i64:
    """What a copier may look at: face up on Atal or beside the own board (FE-31.8)."""
    mask = ready(table, seat)
    for token in table.open:
        if token >= 0:
            mask |= 1 << token
    return mask


def members(mask: i64) -> list[int]:
    """The tokens of a set, ascending."""
    if not mask:
        return EMPTY
    tokens: list[int] = []
    token: i64 = 0
    while mask:
        if mask & 1:
            tokens.append(token)
        mask >>= 1
        token += 1
    return tokens


def copy_targets(table: Table, seat: int, level: int, when: int, chain: int) -> list[int]:
    """Face-up tokens up to a level that work at this moment; tokens at work are left out (FE-31.8, FE-31.11)."""
    found = []
    board = table.board
    for token in members(face_up(table, seat) & board.when_mask[when] & ~chain):
        specialist = board.specialists[token]
        if specialist.level <= level and specialist.effect[0].code != ops.OP_COPY:
            if specialist.effect[0].code == ops.OP_REACTIVATE and not sleepers(table, seat, 1, chain | 1 << token):
                continue
            found.append(token)
    return found


def copies_now(table: Table, seat: int, level: int, chain: int) -> list[int]:
    """What a copier may copy outside planet actions."""
    found = copy_targets(table, seat, level, c.WHEN_NOW, chain) + copy_targets(table, seat, level, c.WHEN_ANY, chain)
    found.sort()
    return found


def sleepers(table: Table, seat: int, level: int, chain: int) -> list[int]:
    """Own used specialists of a level that may be turned up again (FE-31.7)."""
    me = table.seats[seat]
    return [t for t in members(me.owned & me.used & ~chain) if table.board.specialists[t].level == level]


def any_time(table: Table, seat: int) -> list[int]:
    """The words for own tokens that work at any moment of an own turn (FE-18.7)."""
    mask = ready(table, seat) & table.board.when_mask[c.WHEN_ANY]
    if not mask:
        return EMPTY
    words = []
    for token in members(mask):
        op = table.board.specialists[token].effect[0]
        if op.code == ops.OP_REACTIVATE and not sleepers(table, seat, op.amount, 1 << token):
            continue
        if op.code == ops.OP_COPY and not copies_now(table, seat, op.amount, 1 << token):
            continue
        words.append(w.SPECIALIST + token)
    return words


def with_any_time(table: Table, seat: int, words: list[int]) -> list[int]:
    """Words, and after them those of tokens that work at any moment."""
    more = any_time(table, seat)
    return words + more if more else words


def use(table: Table, seat: int, token: int, chain: int) -> None:
    """Use a token once: it is turned face down, then its effect is carried out (FE-31.4)."""
    table.seats[seat].used |= 1 << token
    if table.events is not None:
        table.emit("federation-did-uses", {"seat": seat, "specialist": table.board.specialists[token].name})
    effect = table.board.specialists[token].effect
    table.perform(seat, effect, c.FROM_SPECIALISTS, chain | 1 << token)


class CopySpecialist(Task[Table]):
    """Copy the effect of a face-up token; the token itself stays as it is (FE-31.8, FE-31.11)."""

    def __init__(self, seat: int, level: int, chain: int) -> None:
        super().__init__(seat)
        self.level = level
        self.chain = chain

    def options(self, table: Table) -> list[int]:
        return [w.SPECIALIST + token for token in copies_now(table, self.seat, self.level, self.chain)]

    def resolve(self, table: Table, word: int) -> None:
        token = word - w.SPECIALIST
        if table.events is not None:
            table.emit("federation-did-copies", {"seat": self.seat, "specialist": table.board.specialists[token].name})
        effect = table.board.specialists[token].effect
        table.perform(self.seat, effect, c.FROM_SPECIALISTS, self.chain | 1 << token)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-copy", {"level": self.level})


class Reactivate(Task[Table]):
    """Turn an own used token face up again; an immediate one works at once (FE-20.11, FE-31.7)."""

    def __init__(self, seat: int, level: int, chain: int) -> None:
        super().__init__(seat)
        self.level = level
        self.chain = chain

    def options(self, table: Table) -> list[int]:
        return [DONE] + [w.SPECIALIST + token for token in sleepers(table, self.seat, self.level, self.chain)]

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return
        token = word - w.SPECIALIST
        table.seats[self.seat].used &= ~(1 << token)
        specialist = table.board.specialists[token]
        if table.events is not None:
            table.emit("federation-did-reactivates", {"seat": self.seat, "specialist": specialist.name})
        if specialist.when == c.WHEN_NOW:
            use(table, self.seat, token, self.chain)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-reactivate", {"level": self.level})


class PlanetAction(Task[Table]):
    """An action on a planet, in which specialists tied to it may help (FE-18.6).

    `held` are the tokens owned when the action began: a token works in a later action than the one that
    brought it. `steps` and `discount` are what helpers have added so far.
    """

    def __init__(self, seat: int, planet: int, held: int, steps: int, discount: int) -> None:
        super().__init__(seat)
        self.planet = planet
        self.held = held
        self.steps = steps
        self.discount = discount

    def again(self, steps: int, discount: int) -> PlanetAction:
        """The same action with more help."""
        raise NotImplementedError

    def choices(self, table: Table, words: list[int], helpers: list[int]) -> list[int]:
        """What may be done, and the tokens that help; with nothing to do nobody must use a token (R-004)."""
        if words and helpers:
            return sorted(words + helpers)
        if words:
            words.sort()
            return words
        return [DONE, *helpers] if table.rules >= 3 or not helpers else helpers

    def boosts(self, table: Table, no_steps: bool) -> list[int]:
        """The words for own tokens that can help now: tied to this planet, or copiers of such (FE-31.8)."""
        mine = ready(table, self.seat) & self.held
        if not mine:
            return EMPTY
        words = []
        for token in members(mine & table.board.when_mask[self.planet]):
            if not (no_steps and table.board.specialists[token].effect[0].code == ops.OP_STEPS):
                words.append(w.SPECIALIST + token)
        for token in members(mine & table.board.when_mask[c.WHEN_ANY]):
            if self.can_copy(table, token, no_steps):
                words.append(w.SPECIALIST + token)
        words.sort()
        return words

    def can_copy(self, table: Table, token: int, no_steps: bool) -> bool:
        """Whether an own any-time token could copy something that helps here."""
        op = table.board.specialists[token].effect[0]
        if op.code != ops.OP_COPY or table.executive:
            return False
        return bool(self.targets(table, token, no_steps))

    def targets(self, table: Table, copier: int, no_steps: bool) -> list[int]:
        """What a copier may copy in this action."""
        level = table.board.specialists[copier].effect[0].amount
        found = copy_targets(table, self.seat, level, self.planet, 1 << copier)
        if no_steps:
            return [t for t in found if table.board.specialists[t].effect[0].code != ops.OP_STEPS]
        return found

    def boost(self, table: Table, token: int, no_steps: bool) -> None:
        """Use an own token in this action."""
        table.seats[self.seat].used |= 1 << token
        if table.events is not None:
            table.emit("federation-did-uses", {"seat": self.seat, "specialist": table.board.specialists[token].name})
        if table.board.specialists[token].when == self.planet:
            self.help(table, token, 1 << token)
        else:
            table.push(CopyHelp(self, token, no_steps))

    def help(self, table: Table, token: int, chain: int) -> None:
        """Apply the effect of a planet token to this action."""
        op = table.board.specialists[token].effect[0]
        if op.code == ops.OP_STEPS:
            table.push(self.again(self.steps + op.amount, self.discount))
        elif op.code == ops.OP_DISCOUNT:
            table.push(self.again(self.steps, self.discount + op.amount))
        elif op.code == ops.OP_TAKE:
            table.perform(self.seat, [op], c.FROM_SPECIALISTS, chain)
        else:
            table.push(self.again(self.steps, self.discount))
            effect = table.board.specialists[token].effect
            table.perform(self.seat, effect, c.FROM_SPECIALISTS, chain)


class CopyHelp(Task[Table]):
    """What a copier copies inside a planet action."""

    def __init__(self, action: PlanetAction, copier: int, no_steps: bool) -> None:
        super().__init__(action.seat)
        self.action = action
        self.copier = copier
        self.no_steps = no_steps

    def options(self, table: Table) -> list[int]:
        targets = self.action.targets(table, self.copier, self.no_steps)
        return [w.SPECIALIST + token for token in targets]

    def resolve(self, table: Table, word: int) -> None:
        token = word - w.SPECIALIST
        if table.events is not None:
            table.emit("federation-did-copies", {"seat": self.seat, "specialist": table.board.specialists[token].name})
        self.action.help(table, token, 1 << self.copier | 1 << token)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-copy", {"level": table.board.specialists[self.copier].effect[0].amount})


def grows_with_building(table: Table, token: int) -> bool:
    """Tokens that pay by influence are worth using after the build as well (FE-31.16)."""
    return table.board.specialists[token].effect[0].code == ops.OP_GAIN_PER


def why_specialist(table: Table, seat: int, word: int) -> Message | None:
    """Why an own or open specialist cannot be used now."""
    if not w.is_specialist(word):
        return None
    token = word - w.SPECIALIST
    me = table.seats[seat]
    if not me.owned >> token & 1:
        return Message("federation-why-not-owned")
    if me.used >> token & 1:
        return Message("federation-why-used")
    return Message("federation-why-wrong-moment")
