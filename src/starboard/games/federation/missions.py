"""Special missions on the player board (FE-9, FE-24)."""

from __future__ import annotations

from starboard.games.federation import specialists
from starboard.games.federation.ops import OP_ACTION, OP_COPY_ACTION
from starboard.games.federation.resources import FREE, lacking, pay
from starboard.games.federation.specialists import is_specialist, why_specialist
from starboard.games.federation.state import FROM_MISSIONS, Federation, bits
from starboard.games.federation.words import ACTIONS, E81216, W_MISSION, W_SPECIALIST
from starboard.kernel import CLAUSE, DONE, Message, Prompt, SetTask, Task

ALL: int = (1 << len(ACTIONS)) - 1


def mark(state: Federation, seat: int, mission: int) -> None:
    """Place a marker on a mission: it is open from now on; a marked one stays as it is (FE-8.8 to FE-8.10)."""
    me = state.seats[seat]
    if me.marked >> mission & 1:
        return
    me.marked |= 1 << mission
    if state.events is not None:
        state.emit("federation-marks", {"seat": seat, "mission": "mission-" + ACTIONS[mission]})


def unmarked(state: Federation, seat: int) -> list[int]:
    """The words for missions without a marker."""
    marked = state.seats[seat].marked
    return [W_MISSION + mission for mission in range(len(ACTIONS)) if not marked >> mission & 1]


class MarkMission(Task[Federation]):
    """A marker on a mission of choice (FE-22.7, FE-33.11)."""

    def options(self, state: Federation) -> list[int]:
        return unmarked(state, self.seat)

    def resolve(self, state: Federation, word: int) -> None:
        mark(state, self.seat, word - W_MISSION)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-marker", {"n": 1})

    def why_not(self, state: Federation, word: int) -> Message | None:
        return Message("federation-why-marked") if 0 <= word - W_MISSION < len(ACTIONS) else None


class MarkMissions(SetTask[Federation]):
    """Several markers at once."""

    def candidates(self, state: Federation) -> list[int]:
        return unmarked(state, self.seat)

    def finish(self, state: Federation, chosen: list[int]) -> None:
        for word in chosen:
            mark(state, self.seat, word - W_MISSION)

    def ask(self, state: Federation) -> Message:
        return Message("federation-ask-marker", {"n": self.most})

    def why_not(self, state: Federation, word: int) -> Message | None:
        return Message("federation-why-marked") if 0 <= word - W_MISSION < len(ACTIONS) else None


def choose_markers(state: Federation, seat: int, amount: int) -> None:
    """Ask for as many markers as can be placed; with all twelve marked the effect is lost."""
    amount = min(amount, len(ACTIONS) - bits(state.seats[seat].marked))
    if amount == 1:
        state.push(MarkMission(seat))
    elif amount > 1:
        state.push(MarkMissions(seat, amount, amount))


def can_start(state: Federation, seat: int, mission: int) -> bool:
    """Marker, ship and level (FE-9.5 to FE-9.7); a mission that is a planet action must be possible."""
    me = state.seats[seat]
    board = state.board
    if me.hangar == 0 or not (me.marked & ~me.completed) >> mission & 1:
        return False
    if state.level(seat) < board.mission_level[mission]:
        return False
    return possible(state, seat, mission)


def possible(state: Federation, seat: int, mission: int) -> bool:
    """Whether a mission's cost and its planet action can be carried out."""
    board = state.board
    cost = board.mission_cost[mission]
    if lacking(state.seats[seat].goods, cost, FREE):
        return False
    for op in board.mission_effect[mission]:
        if op.code == OP_ACTION:
            return state.rules.can_act(state, seat, op.arg, cost)
        if op.code == OP_COPY_ACTION:
            return any(state.rules.can_act(state, seat, planet, cost) for planet in range(E81216 + 1))
    return True


class SendShip(Task[Federation]):
    """Send a ship on one open mission, or do not (FE-6.3, FE-9.4)."""

    def options(self, state: Federation) -> list[int]:
        words = [DONE]
        me = state.seats[self.seat]
        if me.hangar > 0:
            ready = me.marked & ~me.completed
            for mission in range(len(ACTIONS)):
                if ready >> mission & 1 and can_start(state, self.seat, mission):
                    words.append(W_MISSION + mission)
        return words + specialists.any_time(state, self.seat)

    def resolve(self, state: Federation, word: int) -> None:
        if word == DONE:
            return
        if is_specialist(word):
            state.push(self)
            specialists.use(state, self.seat, word - W_SPECIALIST, 0)
            return
        state.push(LastWord(self.seat))
        start(state, self.seat, word - W_MISSION)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-mission")

    def why_not(self, state: Federation, word: int) -> Message | None:
        mission = word - W_MISSION
        if 0 <= mission < len(ACTIONS):
            return why_no_mission(state, self.seat, mission)
        return why_specialist(state, self.seat, word)

    def opens(self) -> int:
        return CLAUSE


def start(state: Federation, seat: int, mission: int) -> None:
    """The ship leaves the hangar for good, then the mission is carried out (FE-9.3, FE-9.8)."""
    me = state.seats[seat]
    me.hangar -= 1
    me.completed |= 1 << mission
    if state.events is not None:
        state.emit("federation-mission", {"seat": seat, "mission": "mission-" + ACTIONS[mission]})
    pay(state, seat, state.board.mission_cost[mission])
    state.rules.perform(state, seat, state.board.mission_effect[mission], FROM_MISSIONS, 0)


def why_no_mission(state: Federation, seat: int, mission: int) -> Message:
    """The first condition that a mission does not meet."""
    me = state.seats[seat]
    if me.completed >> mission & 1:
        return Message("federation-why-mission-done")
    if not me.marked >> mission & 1:
        return Message("federation-why-mission-closed")
    if me.hangar == 0:
        return Message("federation-why-no-ship")
    short = state.board.mission_level[mission] - state.level(seat)
    if short > 0:
        return Message("federation-why-level", {"n": short})
    return Message("federation-why-nothing-there")


class LastWord(Task[Federation]):
    """After the mission, tokens that work at any moment of the turn may still be used (FE-18.7)."""

    def options(self, state: Federation) -> list[int]:
        return [DONE, *specialists.any_time(state, self.seat)]

    def resolve(self, state: Federation, word: int) -> None:
        if word != DONE:
            state.push(self)
            specialists.use(state, self.seat, word - W_SPECIALIST, 0)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-last-word")

    def why_not(self, state: Federation, word: int) -> Message | None:
        if 0 <= word - W_MISSION < len(ACTIONS):
            return Message("federation-why-one-mission")
        return why_specialist(state, self.seat, word)

    def opens(self) -> int:
        return CLAUSE
