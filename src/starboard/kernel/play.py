"""A game being played: a state with its history, and undo that is honest about what people have learnt."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.kernel.agenda import CLAUSE, CONTINUES
from starboard.kernel.chance import fast_chance, from_seed
from starboard.kernel.errors import CannotUndo, StarboardError
from starboard.kernel.games import Game
from starboard.kernel.options import Value
from starboard.kernel.state import State

HORIZON = 64  # how many words back undo can look
SAMPLES = 6  # guesses per seat when asking whether a word told anybody something


class Said:
    """A word that was said: by whom, and whether it went on with a clause, began one, or began a turn."""

    def __init__(self, seat: int, word: int, opens: int, events: int) -> None:
        self.seat = seat
        self.word = word
        self.opens = opens
        self.events = events  # how many events there were before it


class Play:
    """A game with its history. The state is a pure function of options, seed and the words said."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object] | None = None,
        seed: str = "0",
        names: list[str] | None = None,
        events: bool = False,
    ) -> None:
        self.game = game
        self.options: dict[str, Value] = game.validate(options)
        self.seed = seed
        self.state: State = game.begin(self.options, from_seed(seed), events)
        self.names = _names(self.state.players, names)
        self.said: list[Said] = []
        self._before: list[State] = []  # the states before the last words, newest last
        self._quiet: list[int] = []  # for each of them: whether the word after it was silent, -1 if not asked yet

    def say(self, seat: int, word: int | str) -> None:
        """Say a word, by number or by name."""
        number = self.game.vocabulary.index(word) if isinstance(word, str) else word
        before = self.state.copy()
        task = self.state.question(seat)
        opens = CONTINUES if task is None else task.opens()
        if task is not None and task.is_set():
            opens = CONTINUES if self.state.picks[seat] else max(opens, CLAUSE)
        events = 0 if self.state.events is None else len(self.state.events)
        self.state.say(seat, number)
        self.said.append(Said(seat, number, opens, events))
        self._before.append(before)
        self._quiet.append(-1)
        del self._before[:-HORIZON]
        del self._quiet[:-HORIZON]

    def at(self, count: int) -> State:
        """The state after so many words."""
        state = self.game.begin(self.options, from_seed(self.seed))
        for said in self.said[:count]:
            state.say(said.seat, said.word)
        return state

    # ---- undo -----------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int:
        """How many of its own last words that seat may take back.

        A word stays when it used chance, told anybody something hidden, or another seat acted knowing it.
        """
        count = 0
        for at in range(len(self.said) - 1, self._oldest() - 1, -1):
            if self.said[at].seat != seat:
                continue
            if self._without(seat, at) is None or not self._silent(at):
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
        self.state = self._before[at - self._oldest()].copy()
        self.state.events = events
        place = at - self._oldest()
        del self._before[place:]
        del self._quiet[place:]
        del self.said[at:]
        for said in kept:
            self.say(said.seat, said.word)

    def _oldest(self) -> int:
        return len(self.said) - len(self._before)

    def _state_before(self, at: int) -> State:
        return self.state if at == len(self.said) else self._before[at - self._oldest()]

    def _silent(self, at: int) -> bool:
        """Whether a word used no chance and told nobody anything that was hidden from him."""
        place = at - self._oldest()
        if self._quiet[place] < 0:
            self._quiet[place] = int(self._told_nothing(at))
        return self._quiet[place] == 1

    def _told_nothing(self, at: int) -> bool:
        before = self._state_before(at)
        after = self._state_before(at + 1)
        if before.chance.used != after.chance.used:
            return False
        for seat in range(before.players):
            seen = after.view(seat)
            if seen == before.view(seat):
                continue
            for sample in range(SAMPLES):
                other = before.guess(seat, fast_chance(1000 * at + sample))
                if not _could_look(other, self.said[at], seat, seen):
                    return False
        return True

    def _without(self, seat: int, at: int) -> State | None:
        """The state as if the seat had said nothing since `at`; None if another seat acted on it."""
        others = [later for later in range(at, len(self.said)) if self.said[later].seat != seat]
        start = self._state_before(at)
        if others and start.barriers != self.state.barriers:
            return None
        state = start.copy()
        for later in others:
            said = self.said[later]
            if said.word not in state.legal(said.seat):
                return None
            if _seen(state, said.seat, seat) != _seen(self._state_before(later), said.seat, seat):
                return None
            state.say(said.seat, said.word)
        return state


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


def _could_look(state: State, said: Said, viewer: int, seen: object) -> bool:
    """Whether the viewer could see the same, had everything hidden from him been as in this guess.

    Where the word itself is not possible, another may look the same from outside: a card laid face down.
    """
    words = state.legal(said.seat)
    if said.word in words:
        words = [said.word]
    for word in words:
        after = state.copy()
        after.say(said.seat, word)
        if after.view(viewer) == seen:
            return True
    return False


def _seen(state: State, viewer: int, ignore: int) -> object:
    """What a seat sees, apart from whether another seat still owes a word."""
    view = state.view(viewer)
    view["waiting"] = [seat for seat in state.waiting() if seat != ignore]
    return view
