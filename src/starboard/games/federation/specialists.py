"""Using specialist tokens: at once, in a later planet action, at any time; copying and turning up again (FE-31)."""

from __future__ import annotations

from starboard.games.federation.boardcheck import WHEN_ANY, WHEN_NOW
from starboard.games.federation.ops import OP_COPY, OP_DISCOUNT, OP_GAIN_PER, OP_REACTIVATE, OP_STEPS, OP_TAKE
from starboard.games.federation.state import FROM_SPECIALISTS, Federation
from starboard.games.federation.words import SPECIALISTS, W_SPECIALIST
from starboard.kernel import DONE, Message, Prompt, Task


def ready(state: Federation, seat: int) -> int:
    """Own specialists that lie face up."""
    me = state.seats[seat]
    return me.owned & ~me.used


def face_up(state: Federation, seat: int) -> int:
    """What a copier may look at: face up on Atal or beside the own board (FE-31.8)."""
    mask = ready(state, seat)
    for token in state.open:
        if token >= 0:
            mask |= 1 << token
    return mask


def members(mask: int) -> list[int]:
    """The tokens of a set, ascending."""
    tokens = []
    token = 0
    while mask:
        if mask & 1:
            tokens.append(token)
        mask >>= 1
        token += 1
    return tokens


def copy_targets(state: Federation, seat: int, level: int, when: int, chain: int) -> list[int]:
    """Face-up tokens up to a level that work at this moment; tokens at work are left out (FE-31.8, FE-31.11)."""
    found = []
    board = state.board
    for token in members(face_up(state, seat) & board.when_mask[when] & ~chain):
        specialist = board.specialists[token]
        if specialist.level <= level and specialist.effect[0].code != OP_COPY:
            if specialist.effect[0].code == OP_REACTIVATE and not sleepers(state, seat, 1, chain | 1 << token):
                continue
            found.append(token)
    return found


def copies_now(state: Federation, seat: int, level: int, chain: int) -> list[int]:
    """What a copier may copy outside planet actions."""
    found = copy_targets(state, seat, level, WHEN_NOW, chain) + copy_targets(state, seat, level, WHEN_ANY, chain)
    found.sort()
    return found


def sleepers(state: Federation, seat: int, level: int, chain: int) -> list[int]:
    """Own used specialists of a level that may be turned up again (FE-31.7)."""
    me = state.seats[seat]
    return [t for t in members(me.owned & me.used & ~chain) if state.board.specialists[t].level == level]


def any_time(state: Federation, seat: int) -> list[int]:
    """The words for own tokens that work at any moment of an own turn (FE-18.7)."""
    mask = ready(state, seat) & state.board.when_mask[WHEN_ANY]
    if not mask:
        return []
    words = []
    for token in members(mask):
        op = state.board.specialists[token].effect[0]
        if op.code == OP_REACTIVATE and not sleepers(state, seat, op.amount, 1 << token):
            continue
        if op.code == OP_COPY and not copies_now(state, seat, op.amount, 1 << token):
            continue
        words.append(W_SPECIALIST + token)
    return words


def is_specialist(word: int) -> bool:
    """Whether a word names a specialist."""
    return W_SPECIALIST <= word < W_SPECIALIST + SPECIALISTS


def use(state: Federation, seat: int, token: int, chain: int) -> None:
    """Use a token once: it is turned face down, then its effect is carried out (FE-31.4)."""
    state.seats[seat].used |= 1 << token
    if state.events is not None:
        state.emit("federation-uses", {"seat": seat, "specialist": state.board.specialists[token].name})
    effect = state.board.specialists[token].effect
    state.rules.perform(state, seat, effect, FROM_SPECIALISTS, chain | 1 << token)


class CopySpecialist(Task[Federation]):
    """Copy the effect of a face-up token; the token itself stays as it is (FE-31.8, FE-31.11)."""

    def __init__(self, seat: int, level: int, chain: int) -> None:
        super().__init__(seat)
        self.level = level
        self.chain = chain

    def options(self, state: Federation) -> list[int]:
        return [W_SPECIALIST + token for token in copies_now(state, self.seat, self.level, self.chain)]

    def resolve(self, state: Federation, word: int) -> None:
        token = word - W_SPECIALIST
        if state.events is not None:
            state.emit("federation-copies", {"seat": self.seat, "specialist": state.board.specialists[token].name})
        effect = state.board.specialists[token].effect
        state.rules.perform(state, self.seat, effect, FROM_SPECIALISTS, self.chain | 1 << token)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-copy", {"level": self.level})


class Reactivate(Task[Federation]):
    """Turn an own used token face up again; an immediate one works at once (FE-20.11, FE-31.7)."""

    def __init__(self, seat: int, level: int, chain: int) -> None:
        super().__init__(seat)
        self.level = level
        self.chain = chain

    def options(self, state: Federation) -> list[int]:
        return [DONE] + [W_SPECIALIST + token for token in sleepers(state, self.seat, self.level, self.chain)]

    def resolve(self, state: Federation, word: int) -> None:
        if word == DONE:
            return
        token = word - W_SPECIALIST
        state.seats[self.seat].used &= ~(1 << token)
        specialist = state.board.specialists[token]
        if state.events is not None:
            state.emit("federation-reactivates", {"seat": self.seat, "specialist": specialist.name})
        if specialist.when == WHEN_NOW:
            use(state, self.seat, token, self.chain)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-reactivate", {"level": self.level})


class PlanetAction(Task[Federation]):
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

    def boosts(self, state: Federation, no_steps: bool) -> list[int]:
        """The words for own tokens that can help now: tied to this planet, or copiers of such (FE-31.8)."""
        mine = ready(state, self.seat) & self.held
        if not mine:
            return []
        words = []
        for token in members(mine & state.board.when_mask[self.planet]):
            if not (no_steps and state.board.specialists[token].effect[0].code == OP_STEPS):
                words.append(W_SPECIALIST + token)
        for token in members(mine & state.board.when_mask[WHEN_ANY]):
            if self.can_copy(state, token, no_steps):
                words.append(W_SPECIALIST + token)
        words.sort()
        return words

    def can_copy(self, state: Federation, token: int, no_steps: bool) -> bool:
        """Whether an own any-time token could copy something that helps here."""
        op = state.board.specialists[token].effect[0]
        if op.code != OP_COPY or state.executive:
            return False
        return bool(self.targets(state, token, no_steps))

    def targets(self, state: Federation, copier: int, no_steps: bool) -> list[int]:
        """What a copier may copy in this action."""
        level = state.board.specialists[copier].effect[0].amount
        found = copy_targets(state, self.seat, level, self.planet, 1 << copier)
        if no_steps:
            return [t for t in found if state.board.specialists[t].effect[0].code != OP_STEPS]
        return found

    def boost(self, state: Federation, token: int, no_steps: bool) -> None:
        """Use an own token in this action."""
        state.seats[self.seat].used |= 1 << token
        if state.events is not None:
            state.emit("federation-uses", {"seat": self.seat, "specialist": state.board.specialists[token].name})
        if state.board.specialists[token].when == self.planet:
            self.help(state, token, 1 << token)
        else:
            state.push(CopyHelp(self, token, no_steps))

    def help(self, state: Federation, token: int, chain: int) -> None:
        """Apply the effect of a planet token to this action."""
        op = state.board.specialists[token].effect[0]
        if op.code == OP_STEPS:
            state.push(self.again(self.steps + op.amount, self.discount))
        elif op.code == OP_DISCOUNT:
            state.push(self.again(self.steps, self.discount + op.amount))
        elif op.code == OP_TAKE:
            state.rules.perform(state, self.seat, [op], FROM_SPECIALISTS, chain)
        else:
            state.push(self.again(self.steps, self.discount))
            effect = state.board.specialists[token].effect
            state.rules.perform(state, self.seat, effect, FROM_SPECIALISTS, chain)


class CopyHelp(Task[Federation]):
    """What a copier copies inside a planet action."""

    def __init__(self, action: PlanetAction, copier: int, no_steps: bool) -> None:
        super().__init__(action.seat)
        self.action = action
        self.copier = copier
        self.no_steps = no_steps

    def options(self, state: Federation) -> list[int]:
        targets = self.action.targets(state, self.copier, self.no_steps)
        return [W_SPECIALIST + token for token in targets]

    def resolve(self, state: Federation, word: int) -> None:
        token = word - W_SPECIALIST
        if state.events is not None:
            state.emit("federation-copies", {"seat": self.seat, "specialist": state.board.specialists[token].name})
        self.action.help(state, token, 1 << self.copier | 1 << token)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-copy", {"level": state.board.specialists[self.copier].effect[0].amount})


def grows_with_building(state: Federation, token: int) -> bool:
    """Tokens that pay by influence are worth using after the build as well (FE-31.16)."""
    return state.board.specialists[token].effect[0].code == OP_GAIN_PER


def why_specialist(state: Federation, seat: int, word: int) -> Message | None:
    """Why an own or open specialist cannot be used now."""
    if not is_specialist(word):
        return None
    token = word - W_SPECIALIST
    me = state.seats[seat]
    if not me.owned >> token & 1:
        return Message("federation-why-not-owned")
    if me.used >> token & 1:
        return Message("federation-why-used")
    return Message("federation-why-wrong-moment")
