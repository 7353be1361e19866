"""A game being played: a state with its history, and undo that is honest about what people have learnt."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.kernel.agenda import CLAUSE, CONTINUES, SET
from starboard.kernel.chance import from_seed
from starboard.kernel.errors import CannotUndo, StarboardError
from starboard.kernel.games import Game
from starboard.kernel.options import Value
from starboard.kernel.state import State

HORIZON = 64  # how many words back undo can look


class Said:
    """A word that was said: by whom, and whether it went on with a clause, began one, or began a turn."""

    def __init__(self, seat: int, word: int, starts: int, events: int) -> None:
        self.seat = seat
        self.word = word
        self.starts = starts
        self.events = events  # how many events there were before it


class _Without:
    """How the game would have gone on without the words of one seat from some word on, so far as it was looked at."""

    def __init__(self, state: State, looked: int) -> None:
        self.state = state
        self.looked = looked  # up to which word
        self.noticed = False  # another seat acted on what would be missing


class Play:
    """A game with its history. The state is a pure function of options, seed and the words said."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object] | None = None,
        seed: str = "0",
        names: list[str] | None = None,
        events: bool = False,
        rules: int = 0,
    ) -> None:
        self.game = game
        self.rules = rules or game.rules  # the version that is played
        self.options: dict[str, Value] = game.validate(options)
        self.seed = seed
        self.state: State = game.begin(self.options, from_seed(seed), events, self.rules)
        self.names = _names(self.state.players, names)
        self.said: list[Said] = []
        self._before: list[State] = []  # the states before the last words, newest last
        self._without: dict[tuple[int, int], _Without] = {}  # by seat and word, since the last barrier
        self._saw: dict[tuple[int, int], object] = {}  # the same: what who said a word saw, apart from that seat

    def say(self, seat: int, word: int | str) -> None:
        """Say a word, by number or by name."""
        number = self.game.vocabulary.index(word) if isinstance(word, str) else word
        before = self.state.copy()
        task = self.state.question(seat)
        starts = CONTINUES if task is None else task.starts()
        if task is not None and task.prompt_kind() == SET:
            starts = CONTINUES if self.state.picks[seat] else max(starts, CLAUSE)
        events = 0 if self.state.events is None else len(self.state.events)
        self.state.say(seat, number)
        self.said.append(Said(seat, number, starts, events))
        self._before.append(before)
        del self._before[:-HORIZON]

    def at(self, count: int) -> State:
        """The state after so many words."""
        state = self.game.begin(self.options, from_seed(self.seed), False, self.rules)
        for said in self.said[:count]:
            state.say(said.seat, said.word)
        return state

    # ---- undo -----------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int:
        """How many of its own last words that seat may take back.

        A word stays when chance was used after it, when something hidden was shown (at a barrier where other seats had
        answered, or by a step that reveals), or when another seat acted knowing it. All of that is read from the
        structure of the conversation, never from what is hidden.
        """
        count = 0
        for at in range(len(self.said) - 1, self._oldest() - 1, -1):
            if self.said[at].seat != seat:
                continue
            if not self._silent(at) or self._known_to_others(seat, at):
                break
            count += 1
        return count

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back that seat's last words; what others said in the meantime stays."""
        self.state._check_seat(seat)
        possible = self.undoable(seat)
        if not 1 <= count <= possible:
            if possible == 0:
                raise CannotUndo(f"seat {seat} has nothing that it may take back")
            raise CannotUndo(f"seat {seat} may take back at most {possible} of its words, not {count}")
        own = [at for at in range(len(self.said)) if self.said[at].seat == seat]
        at = own[-count]
        kept = [said for said in self.said[at:] if said.seat != seat]
        events = None if self.state.events is None else self.state.events[: self.said[at].events]
        place = at - self._oldest()
        self.state = self._before[place].copy()
        self.state.events = events
        del self._before[place:]
        del self.said[at:]
        self._forget()
        for said in kept:
            self.say(said.seat, said.word)

    def _oldest(self) -> int:
        return len(self.said) - len(self._before)

    def _state_before(self, at: int) -> State:
        return self.state if at == len(self.said) else self._before[at - self._oldest()]

    def _silent(self, at: int) -> bool:
        """Whether a word used no chance and showed nothing that was hidden."""
        before, after = self._state_before(at), self._state_before(at + 1)
        return before.chance.used == after.chance.used and before.reveals == after.reveals

    def _known_to_others(self, seat: int, at: int) -> bool:
        """Whether another seat has acted since on what it could see of a word.

        What was found out holds until something is taken back, so only the words since the last look are tried.
        """
        others = [later for later in range(at, len(self.said)) if self.said[later].seat != seat]
        if not others:
            return False
        start = self._state_before(at)
        if start.barriers != self.state.barriers:
            self._forget()  # nothing before a barrier is asked for again
            return True
        if start.unseen(seat):
            return False
        without = self._without.get((seat, at))
        if without is None:
            without = self._without[seat, at] = _Without(start.copy(), at)
        for later in others:
            if without.noticed:
                break
            if later >= without.looked:
                without.noticed = self._noticed(without.state, later, seat)
                without.looked = later + 1
        return without.noticed

    def _forget(self) -> None:
        self._without = {}
        self._saw = {}

    def _noticed(self, state: State, later: int, seat: int) -> bool:
        """Whether the words of a seat that are missing in this state make a difference to who spoke later; goes on with
        what they said."""
        said = self.said[later]
        if said.word not in state.legal(said.seat):
            return True
        if (seat, later) not in self._saw:
            self._saw[seat, later] = _seen(self._state_before(later), said.seat, seat)
        if _seen(state, said.seat, seat) != self._saw[seat, later]:
            return True
        state.say(said.seat, said.word)
        return False


def _names(players: int, names: list[str] | None) -> list[str]:
    """The names of the seats, as they can stand in a record."""
    if names is None:
        return [f"seat-{seat}" for seat in range(players)]
    if len(names) != players:
        raise StarboardError(f"there are {len(names)} names for {players} seats")
    for name in names:
        if len(name.splitlines()) > 1:
            raise StarboardError(f"the name {name!r} is not one line of text")
    return [name.strip() for name in names]


def _seen(state: State, viewer: int, ignore: int) -> object:
    """What a seat sees, apart from whether another seat still owes a word."""
    view = state.view(viewer)
    view["waiting"] = [seat for seat in state.waiting() if seat != ignore]
    return view
