"""Techs and special rules that ask their owner something (PU-21 to PU-27)."""

from __future__ import annotations

from starboard.games.planet.objectives import OpenGoal, draw_goals
from starboard.games.planet.seat import Seat
from starboard.games.planet.state import PlanetState
from starboard.games.planet.tables import BENEFITS, CHOICES, CORPORATIONS, ROW, SPOT, TOP
from starboard.games.planet.terms import (
    ADVANCE_ROVER,
    B_PATCH,
    B_SYNERGY,
    BIOMASS,
    BOOST_TWICE,
    BUTTON_POWERS,
    CIV,
    ONCE_A_GAME,
    ONCE_A_ROUND,
    OPEN_OBJECTIVE,
    P_REPOSITION,
    PODS_ON_TRACKS,
    REPOSITION_ONE,
    REPOSITION_THREE,
    RETURN_BIOMASS,
    ROVER,
    ROW_BENEFITS,
    TRACKS,
)
from starboard.games.planet.tracks import advance, advancing, gain, on_top, regress, regressing
from starboard.games.planet.vocabulary import PATCH, SCORE, SYNERGY, TECHNOLOGY, TRACK, VOCABULARY
from starboard.games.planet.vocabulary import SPOT as SPOT_WORD
from starboard.kernel import PASS, Message, Prompt, Task


class Boost(Task[PlanetState]):
    """A synergy boost: advance any tracker that can move (PU-7.3); a tech may make it two steps (PU-26.3)."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, state: PlanetState) -> list[int]:
        seat = state.seats[self.seat]
        found = [TRACK + track for track in advancing(seat)]
        if self.steps == 1 and seat.may_use(BOOST_TWICE):
            found.append(TECHNOLOGY + CORPORATIONS[seat.corporation].techs.index(BOOST_TWICE))
        return found

    def resolve(self, state: PlanetState, word: int) -> None:
        if word >= TECHNOLOGY:
            state.seats[self.seat].used_round |= BOOST_TWICE
            state.push(Boost(self.seat, 2))
            return
        for _ in range(self.steps):
            advance(state, self.seat, word - TRACK)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-boost", {"steps": self.steps})

    def why_not(self, state: PlanetState, word: int) -> Message | None:
        return Message("planet-why-track-blocked") if TRACK <= word < TRACK + TRACKS else None


class RegressOther(Task[PlanetState]):
    """Reaching a civ milestone moves another tracker down one step (PU-22.6, PU-22.10)."""

    def options(self, state: PlanetState) -> list[int]:
        return [TRACK + track for track in others_down(state.seats[self.seat])]

    def resolve(self, state: PlanetState, word: int) -> None:
        regress(state, self.seat, word - TRACK)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-regress")


def others_down(seat: Seat) -> list[int]:
    return regressing(seat, [track for track in range(TRACKS) if track != CIV])


class ChooseBenefit(Task[PlanetState]):
    """A space with two benefits gives one of them (PU-23.7, PU-23.10)."""

    def __init__(self, seat: int, choice: int) -> None:
        super().__init__(seat)
        self.choice = choice

    def options(self, state: PlanetState) -> list[int]:
        return sorted(_benefit_word(benefit) for benefit in CHOICES[self.choice])

    def resolve(self, state: PlanetState, word: int) -> None:
        for benefit in CHOICES[self.choice]:
            if _benefit_word(benefit) == word:
                gain(state, self.seat, benefit)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-benefit")


def _benefit_word(benefit: int) -> int:
    """A benefit of a choice as a word: the patch, the boost, or the track that advances."""
    kind = benefit // 16
    if kind == B_PATCH:
        return PATCH
    return SYNERGY if kind == B_SYNERGY else TRACK + benefit % 16


# --- Life pods on tracks and techs (PU-24.6, PU-26.8) -----------------------------------------------


def pod_homes(seat: Seat, without: int) -> list[int]:
    """Words of the places where a collected pod may go, except the place `without`."""
    powers = seat.powers()
    found = [] if without == SCORE else [SCORE]
    if powers & PODS_ON_TRACKS:
        for track in range(TRACKS):
            for position in range(TOP[seat.corporation][track] + 1):
                word = SPOT_WORD + SPOT[seat.corporation][track][position]
                taken = seat.track_pods[track] >> position & 1 or seat.tracks[track] == position
                if not taken and word != without:
                    found.append(word)
    else:
        techs = CORPORATIONS[seat.corporation].techs
        found += [TECHNOLOGY + at for at in range(len(techs)) if not seat.tech_pods & techs[at]]
    found.sort()
    return found


def house_pod(seat: Seat, word: int) -> None:
    if word == SCORE:
        seat.pods += 1
    elif word >= SPOT_WORD:
        _flip_pod(seat, word - SPOT_WORD)
    else:
        seat.tech_pods |= CORPORATIONS[seat.corporation].techs[word - TECHNOLOGY]


def unhouse_pod(seat: Seat, word: int) -> None:
    if word == SCORE:
        seat.pods -= 1
    elif word >= SPOT_WORD:
        _flip_pod(seat, word - SPOT_WORD)
    else:
        seat.tech_pods &= ~CORPORATIONS[seat.corporation].techs[word - TECHNOLOGY]


def _flip_pod(seat: Seat, spot: int) -> None:
    pods = seat.track_pods[:]
    pods[spot // 16] ^= 1 << spot % 16
    seat.track_pods = pods


def housed_pods(seat: Seat) -> list[int]:
    """Words of the places that hold a collected pod."""
    found = [SCORE] if seat.pods else []
    techs = CORPORATIONS[seat.corporation].techs
    found += [TECHNOLOGY + at for at in range(len(techs)) if seat.tech_pods & techs[at]]
    for track in range(TRACKS):
        for position in range(16):
            if seat.track_pods[track] >> position & 1:
                found.append(SPOT_WORD + track * 16 + position)
    return found


class HousePod(Task[PlanetState]):
    """Where a collected life pod goes: the scoring area, or the place that the board offers."""

    def options(self, state: PlanetState) -> list[int]:
        return pod_homes(state.seats[self.seat], PASS)

    def resolve(self, state: PlanetState, word: int) -> None:
        house_pod(state.seats[self.seat], word)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-pod")


class LiftPod(Task[PlanetState]):
    """Reposition a collected life pod: first, which (PU-24.2, PU-24.3, PU-24.5)."""

    def options(self, state: PlanetState) -> list[int]:
        return housed_pods(state.seats[self.seat])

    def resolve(self, state: PlanetState, word: int) -> None:
        unhouse_pod(state.seats[self.seat], word)
        state.push(LandPod(self.seat, word))

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-lift-pod")


class LandPod(Task[PlanetState]):
    """Then, whereto."""

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, state: PlanetState) -> list[int]:
        return pod_homes(state.seats[self.seat], self.origin)

    def resolve(self, state: PlanetState, word: int) -> None:
        house_pod(state.seats[self.seat], word)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-pod")


# --- Techs used by saying so ------------------------------------------------------------------------


def buttons(state: PlanetState, number: int) -> list[int]:
    """Words of the techs that their owner may use now."""
    seat = state.seats[number]
    powers = seat.powers() & BUTTON_POWERS & ~seat.used_round & ~seat.used_game
    if not powers:
        return []
    found = []
    techs = CORPORATIONS[seat.corporation].techs
    for at in range(len(techs)):
        if powers & techs[at] and _worth_saying(state, seat, techs[at]):
            found.append(TECHNOLOGY + at)
    return found


def _worth_saying(state: PlanetState, seat: Seat, power: int) -> bool:
    if power == RETURN_BIOMASS:
        return on_top(seat, BIOMASS)
    if power in (REPOSITION_ONE, REPOSITION_THREE):
        return len(housed_pods(seat)) > 0
    if power == OPEN_OBJECTIVE:
        return len(state.goal_deck) > 0
    return True


def press(state: PlanetState, number: int, word: int) -> None:
    """Use a tech."""
    seat = state.seats[number]
    power = CORPORATIONS[seat.corporation].techs[word - TECHNOLOGY]
    if power & ONCE_A_ROUND:
        seat.used_round |= power
    if power & ONCE_A_GAME:
        seat.used_game |= power
    state.tell(number, "planet-tech", {"tech": VOCABULARY.words[word]})
    if power == RETURN_BIOMASS:  # PU-23.1
        seat.move_tracker(BIOMASS, 0)
    elif power == REPOSITION_ONE:  # PU-24.5
        seat.owe(P_REPOSITION, 1)
    elif power == REPOSITION_THREE:  # PU-24.2
        seat.owe(P_REPOSITION, 3)
    elif power == ADVANCE_ROVER:  # PU-25.5
        advance(state, number, ROVER)
    elif power == ROW_BENEFITS:  # PU-26.5
        state.push(ChooseRow(number))
    elif power == OPEN_OBJECTIVE:  # PU-26.6
        draw_goals(state, number, 3)
        state.push(OpenGoal(number))


class ChooseRow(Task[PlanetState]):
    """Gain every benefit, and no medal, on the five positions of one tracker's row (PU-26.5)."""

    def options(self, state: PlanetState) -> list[int]:
        return [TRACK + track for track in range(TRACKS)]

    def resolve(self, state: PlanetState, word: int) -> None:
        seat = state.seats[self.seat]
        rows = ROW[seat.corporation]
        row = rows[word - TRACK][seat.tracks[word - TRACK]]
        for track in range(TRACKS):
            for position in range(len(rows[track])):
                if rows[track][position] == row:
                    for benefit in BENEFITS[seat.corporation][track][position]:
                        gain(state, self.seat, benefit)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-row")
