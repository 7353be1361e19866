"""Techs and special rules that ask their owner something (PU-21 to PU-27)."""

from __future__ import annotations

from starboard.games.planet import components as c
from starboard.games.planet import words as w
from starboard.games.planet.rules.objectives import OpenGoal, draw_goals
from starboard.games.planet.rules.tracks import advance, advancing, climb, gain, on_top, regress, regressing
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import Table
from starboard.kernel import PASS, Message, Prompt, Step, Task


class Boost(Task[Table]):
    """A synergy boost: advance any tracker that can move (PU-7.3); a tech may make it two steps (PU-26.3)."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, state: Table) -> list[int]:
        seat = state.seats[self.seat]
        found = [w.TRACK + track for track in advancing(state, seat)]
        if self.steps == 1 and seat.may_use(c.BOOST_TWICE):
            found.append(w.TECH + c.CORPORATIONS[seat.corporation].techs.index(c.BOOST_TWICE))
        return found

    def resolve(self, state: Table, word: int) -> None:
        if word >= w.TECH:
            state.seats[self.seat].used_round |= c.BOOST_TWICE
            state.push(Boost(self.seat, 2))
            return
        for _ in range(self.steps):
            advance(state, self.seat, word - w.TRACK)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-boost", {"steps": self.steps})

    def why_not(self, state: Table, word: int) -> Message | None:
        return Message("planet-why-track-blocked") if w.TRACK <= word < w.TRACK + c.TRACKS else None


class RegressOther(Task[Table]):
    """Reaching a civ milestone moves another tracker down one step (PU-22.6, PU-22.10)."""

    def options(self, state: Table) -> list[int]:
        return [w.TRACK + track for track in others_down(state.seats[self.seat])]

    def resolve(self, state: Table, word: int) -> None:
        regress(state, self.seat, word - w.TRACK)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-regress")


def others_down(seat: Seat) -> list[int]:
    return regressing(seat, [track for track in range(c.TRACKS) if track != c.CIV])


class ChooseBenefit(Task[Table]):
    """A space with two benefits gives one of them (PU-23.7, PU-23.10)."""

    def __init__(self, seat: int, choice: int) -> None:
        super().__init__(seat)
        self.choice = choice

    def options(self, state: Table) -> list[int]:
        return sorted(_benefit_word(benefit) for benefit in c.CHOICES[self.choice])

    def resolve(self, state: Table, word: int) -> None:
        for benefit in c.CHOICES[self.choice]:
            if _benefit_word(benefit) == word:
                gain(state, self.seat, benefit)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-benefit")


def _benefit_word(benefit: int) -> int:
    """A benefit of a choice as a word: the patch, the boost, or the track that advances."""
    kind = benefit // 16
    if kind == c.B_PATCH:
        return w.PATCH
    return w.SYNERGY if kind == c.B_SYNERGY else w.TRACK + benefit % 16


# --- Life pods on tracks and techs (PU-24.6, PU-26.8) -----------------------------------------------


def pod_homes(seat: Seat, without: int) -> list[int]:
    """Words of the places where a collected pod may go, except the place `without`."""
    powers = seat.powers()
    found = [] if without == w.SCORE else [w.SCORE]
    if powers & c.PODS_ON_TRACKS:
        for track in range(c.TRACKS):
            for position in range(c.TOP[seat.corporation][track] + 1):
                word = w.SPOT + c.SPOT[seat.corporation][track][position]
                taken = seat.track_pods[track] >> position & 1 or seat.tracks[track] == position
                if not taken and word != without:
                    found.append(word)
    else:
        techs = c.CORPORATIONS[seat.corporation].techs
        found += [w.TECH + at for at in range(len(techs)) if not seat.tech_pods & techs[at]]
    found.sort()
    return found


def house_pod(seat: Seat, word: int) -> None:
    if word == w.SCORE:
        seat.pods += 1
    elif word >= w.SPOT:
        _flip_pod(seat, word - w.SPOT)
    else:
        seat.tech_pods |= c.CORPORATIONS[seat.corporation].techs[word - w.TECH]


def unhouse_pod(seat: Seat, word: int) -> None:
    if word == w.SCORE:
        seat.pods -= 1
    elif word >= w.SPOT:
        _flip_pod(seat, word - w.SPOT)
    else:
        seat.tech_pods &= ~c.CORPORATIONS[seat.corporation].techs[word - w.TECH]


def _flip_pod(seat: Seat, spot: int) -> None:
    pods = seat.track_pods[:]
    pods[spot // 16] ^= 1 << spot % 16
    seat.track_pods = pods


def housed_pods(seat: Seat) -> list[int]:
    """Words of the places that hold a collected pod."""
    found = [w.SCORE] if seat.pods else []
    techs = c.CORPORATIONS[seat.corporation].techs
    found += [w.TECH + at for at in range(len(techs)) if seat.tech_pods & techs[at]]
    for track in range(c.TRACKS):
        for position in range(16):
            if seat.track_pods[track] >> position & 1:
                found.append(w.SPOT + track * 16 + position)
    return found


class HousePod(Task[Table]):
    """Where a collected life pod goes: the scoring area, or the place that the board offers."""

    def options(self, state: Table) -> list[int]:
        return pod_homes(state.seats[self.seat], PASS)

    def resolve(self, state: Table, word: int) -> None:
        house_pod(state.seats[self.seat], word)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-pod")


class LiftPod(Task[Table]):
    """Reposition a collected life pod: first, which (PU-24.2, PU-24.3, PU-24.5)."""

    def options(self, state: Table) -> list[int]:
        return housed_pods(state.seats[self.seat])

    def resolve(self, state: Table, word: int) -> None:
        unhouse_pod(state.seats[self.seat], word)
        state.push(LandPod(self.seat, word))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-lift-pod")


class LandPod(Task[Table]):
    """Then, whereto."""

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, state: Table) -> list[int]:
        return pod_homes(state.seats[self.seat], self.origin)

    def resolve(self, state: Table, word: int) -> None:
        house_pod(state.seats[self.seat], word)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-pod")


# --- Techs used by saying so ------------------------------------------------------------------------


def buttons(state: Table, number: int) -> list[int]:
    """Words of the techs that their owner may use now."""
    seat = state.seats[number]
    powers = seat.powers() & c.BUTTON_POWERS & ~seat.used_round & ~seat.used_game
    if not powers:
        return []
    found = []
    techs = c.CORPORATIONS[seat.corporation].techs
    for at in range(len(techs)):
        if powers & techs[at] and _worth_saying(state, seat, techs[at]):
            found.append(w.TECH + at)
    return found


def _worth_saying(state: Table, seat: Seat, power: int) -> bool:
    if power == c.RETURN_BIOMASS:
        return on_top(seat, c.BIOMASS)
    if power in (c.REPOSITION_ONE, c.REPOSITION_THREE):
        return len(housed_pods(seat)) > 0
    if power == c.OPEN_OBJECTIVE:
        return len(state.goal_deck) > 0
    return True


def back_to_start(seat: Seat) -> list[int]:
    """The word of the tech that takes the biomass tracker from its top to the start, if it can be used (PU-23.1)."""
    if not seat.may_use(c.RETURN_BIOMASS) or not on_top(seat, c.BIOMASS):
        return []
    return [w.TECH + c.CORPORATIONS[seat.corporation].techs.index(c.RETURN_BIOMASS)]


class ReturnFirst(Task[Table]):
    """Before an event or a card moves trackers, the biomass tracker may go back to its start (PU-23.1, PR-25)."""

    def options(self, state: Table) -> list[int]:
        return [PASS, *back_to_start(state.seats[self.seat])]

    def resolve(self, state: Table, word: int) -> None:
        if word != PASS:
            press(state, self.seat, word)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-return-first")


class Climb(Step[Table]):
    """Several steps of one tracker, one after the other."""

    def __init__(self, number: int, track: int, steps: int, benefits: bool) -> None:
        super().__init__()
        self.number = number
        self.track = track
        self.steps = steps
        self.benefits = benefits

    def run(self, state: Table) -> None:
        climb(state, self.number, self.track, self.benefits, True)
        if self.steps == 1:
            return
        state.push(Climb(self.number, self.track, self.steps - 1, self.benefits))
        if self.track == c.BIOMASS and back_to_start(state.seats[self.number]):
            state.push(ReturnFirst(self.number))


def climb_steps(state: Table, number: int, track: int, steps: int, benefits: bool) -> None:
    if state.rules >= 2:
        state.push(Climb(number, track, steps, benefits))
        return
    for _ in range(steps):
        climb(state, number, track, benefits, True)


def press(state: Table, number: int, word: int) -> None:
    """Use a tech."""
    seat = state.seats[number]
    power = c.CORPORATIONS[seat.corporation].techs[word - w.TECH]
    if power & c.ONCE_A_ROUND:
        seat.used_round |= power
    if power & c.ONCE_A_GAME:
        seat.used_game |= power
    state.tell(number, "planet-did-tech", {"tech": w.VOCABULARY.words[word]})
    if power == c.RETURN_BIOMASS:  # PU-23.1
        seat.move_tracker(c.BIOMASS, 0)
    elif power == c.REPOSITION_ONE:  # PU-24.5
        seat.owe(c.P_REPOSITION, 1)
    elif power == c.REPOSITION_THREE:  # PU-24.2
        seat.owe(c.P_REPOSITION, 3)
    elif power == c.ADVANCE_ROVER:  # PU-25.5
        advance(state, number, c.ROVER)
    elif power == c.ROW_BENEFITS:  # PU-26.5
        state.push(ChooseRow(number))
    elif power == c.OPEN_OBJECTIVE:  # PU-26.6
        draw_goals(state, number, 3)
        state.push(OpenGoal(number))


class ChooseRow(Task[Table]):
    """Gain every benefit, and no medal, on the five positions of one tracker's row (PU-26.5)."""

    def options(self, state: Table) -> list[int]:
        return [w.TRACK + track for track in range(c.TRACKS)]

    def resolve(self, state: Table, word: int) -> None:
        seat = state.seats[self.seat]
        rows = c.ROW[seat.corporation]
        row = rows[word - w.TRACK][seat.tracks[word - w.TRACK]]
        for track in range(c.TRACKS):
            for position in range(len(rows[track])):
                if rows[track][position] == row:
                    for benefit in c.BENEFITS[seat.corporation][track][position]:
                        gain(state, self.seat, benefit)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-row")
