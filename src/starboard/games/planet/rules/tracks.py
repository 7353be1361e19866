"""Resource tracks (PU-7): trackers move, positions give benefits."""

from __future__ import annotations

from starboard.games.planet import components as c
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import Table


def next_position(seat: Seat, track: int, direction: int) -> int:
    """Where one step up (+1) or down (-1) leads, or -1 if the tracker cannot move that way.

    Positions under life pods are skipped (PU-24.7); on a board where trackers exclude each other an
    occupied position blocks the way, or is skipped with the tech for it (PU-27.1, PU-27.11).
    """
    return step_from(seat, track, seat.tracks[track], direction)


def step_from(seat: Seat, track: int, position: int, direction: int) -> int:
    """The same for a tracker that would stand on that position."""
    top = c.TOP[seat.corporation][track]
    pods = seat.track_pods[track]
    powers = seat.powers()
    while True:
        position += direction
        if position < 0 or position > top:
            return -1
        if pods >> position & 1:
            continue
        if powers & c.EXCLUSIVE_POSITIONS and _occupied(seat, track, position):
            if powers & c.SKIP_TRACKERS:
                continue
            return -1
        return position


def _occupied(seat: Seat, track: int, position: int) -> bool:
    spots = c.SPOT[seat.corporation]
    spot = spots[track][position]
    for other in range(c.TRACKS):  # noqa: SIM110  a plain loop compiles to a fast one
        if other != track and spots[other][seat.tracks[other]] == spot:
            return True
    return False


def on_top(seat: Seat, track: int) -> bool:
    return seat.tracks[track] == c.TOP[seat.corporation][track]


def can_advance(state: Table, seat: Seat, track: int) -> bool:
    """Whether an advance does anything; on its top the rover tracker moves rovers for placed tiles only (PR-17)."""
    return next_position(seat, track, 1) >= 0 or (state.rules < 2 and track == c.ROVER and on_top(seat, track))


def advancing(state: Table, seat: Seat) -> list[int]:
    """The trackers that can advance."""
    return [track for track in range(c.TRACKS) if can_advance(state, seat, track)]


def regressing(seat: Seat, tracks: list[int]) -> list[int]:
    """Those of the listed trackers that can go down."""
    return [track for track in tracks if next_position(seat, track, -1) >= 0]


def advance(state: Table, number: int, track: int) -> bool:
    """One step up with the benefits of the position reached (PU-7.1, PU-35.4)."""
    return climb(state, number, track, True, True)


def advance_for_rover_tile(state: Table, number: int) -> bool:
    """A rover resource of a placed tile: on the top of its track it still gives movement (PU-10.9)."""
    seat = state.seats[number]
    if on_top(seat, c.ROVER):
        gain_movement(seat, c.CORPORATIONS[seat.corporation].rover_repeat)
        return True
    return advance(state, number, c.ROVER)


def climb(state: Table, number: int, track: int, benefits: bool, boosts: bool) -> bool:
    """One step up, perhaps without benefits or without synergy boosts; False if nothing moved or was gained."""
    seat = state.seats[number]
    position = next_position(seat, track, 1)
    if position < 0:
        if state.rules < 2 and track == c.ROVER and on_top(seat, track) and benefits:
            gain_movement(seat, c.CORPORATIONS[seat.corporation].rover_repeat)
            return True
        return False
    seat.move_tracker(track, position)
    state.tell(number, "planet-did-advance", {"track": c.TERRAINS[track], "position": position})
    if benefits:
        for benefit in c.BENEFITS[seat.corporation][track][position]:
            gain(state, number, benefit, boosts)
    return True


def regress(state: Table, number: int, track: int) -> bool:
    """One step down; never a benefit (PU-35.5). A tech below its milestone is locked again."""
    seat = state.seats[number]
    position = next_position(seat, track, -1)
    if position < 0:
        return False
    seat.move_tracker(track, position)
    state.tell(number, "planet-did-regress", {"track": c.TERRAINS[track], "position": position})
    return True


def gain_movement(seat: Seat, number: int) -> None:
    """Movement from a number on the rover track; a tech may add one (PU-10.3, PU-11.4)."""
    seat.points += number + (1 if seat.powers() & c.MOVE_PLUS_ONE else 0)


def gain(state: Table, number: int, benefit: int, boosts: bool = True) -> None:
    """A benefit joins what the seat still has to resolve, in an order of its choice (PU-15.3)."""
    seat = state.seats[number]
    kind = benefit // 16
    amount = benefit % 16
    milestones = not state.no_milestones
    if kind == c.B_MOVE:
        gain_movement(seat, amount)
    elif kind == c.B_SYNERGY:
        if boosts:
            gain_boost(state, number)
    elif kind == c.B_PATCH:
        if milestones:
            seat.owe(c.P_PATCH, 1)
    elif kind == c.B_ROVER:
        # before any tile lies on the planet there is nowhere to put it
        if milestones and seat.supply > seat.pool[c.P_DEPLOY] and seat.laid:  # PU-10.13
            seat.owe(c.P_DEPLOY, 1)
    elif kind == c.B_CIV:
        if milestones:
            reach_civ_milestone(state, number, amount, boosts)
    elif kind == c.B_TECH:
        if not milestones:
            seat.barred |= c.CORPORATIONS[seat.corporation].techs[amount - 1]
    elif kind == c.B_ADVANCE:
        seat.owe(amount, 1)
    elif kind == c.B_CHOICE:
        if not boosts and c.CHOICES[amount][0] // 16 == c.B_SYNERGY:
            gain(state, number, c.CHOICES[amount][1], boosts)
        else:
            seat.owe(c.P_CHOICE + amount, 1)


def gain_boost(state: Table, number: int) -> None:
    """A synergy boost, unless the event of the round forbids them."""
    if not state.no_synergy:
        state.seats[number].owe(c.P_SYNERGY, 1)


def reach_civ_milestone(state: Table, number: int, rank: int, boosts: bool) -> None:
    """A card will be picked after everybody's turn (PU-8.1, PU-8.4); the rest happens now (PU-22.4, PU-22.6)."""
    seat = state.seats[number]
    seat.picks = [*seat.picks, rank]
    powers = seat.powers()
    if powers & c.REGRESS_ON_MILESTONE:
        seat.owe(c.P_REGRESS, 1)
    if powers & c.BOOST_ON_MILESTONE and boosts:
        gain_boost(state, number)
