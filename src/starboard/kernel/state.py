"""A state of a game: plain data plus an agenda. The table asks, the seats answer, one word at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from starboard.kernel.agenda import CONTINUES, Prompt, SetTask, Task
from starboard.kernel.chance import Chance
from starboard.kernel.errors import DeadEnd, IllegalWord, NoSuchSeat, OutOfTurn
from starboard.kernel.messages import Arg, Event, Message
from starboard.kernel.options import Value
from starboard.kernel.words import Vocabulary

_NOTHING: Final[list[int]] = []
_IDLE: Final[list[Task[Any]]] = []
_DEEP: Final = 12  # no decision of a person has more words than this


class Sentences:
    """Ways to finish the decision under way; `complete` is False if the limit cut some off."""

    def __init__(self, sentences: list[list[int]], complete: bool) -> None:
        self.sentences = sentences
        self.complete = complete


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state.

    The agenda is a stack, `trunk`, and one stack per seat, `lanes`. While a lane holds a task the trunk
    waits: that is the barrier. Lists inside `lanes`, `offers` and `picks` are replaced, never changed in
    place, so that copies may share them.
    """

    def __init__(self, vocabulary: Vocabulary, players: int, chance: Chance) -> None:
        self.vocabulary = vocabulary
        self.players = players
        self.chance = chance
        self.events: list[Event] | None = None
        self.over = False
        self.ask_all = False  # ask even what has only one answer: for teaching, and for replaying other programs' games
        self.trunk: list[Task[Any]] = []
        self.lanes: list[list[Task[Any]]] = [[] for _ in range(players)]
        self.open_lanes = 0  # how many lanes hold a task
        self.barriers = 0  # how many times all lanes came to their end
        self.offers: list[list[int]] = [[] for _ in range(players)]  # the legal words of each asked seat
        self.picks: list[list[int]] = [[] for _ in range(players)]
        self._lane = -1  # the lane whose task is being carried out, or -1

    # ---- what a game fills in -------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent copy: make a new object, call `copy_agenda`, copy the game's own fields."""
        raise NotImplementedError

    def look(self, seat: int | None) -> Mapping[str, object]:
        """The body of `view`: everything that seat may see, and nothing else, as JSON-able data."""
        raise NotImplementedError

    def guess(self, seat: int, chance: Chance) -> State:
        """A full state drawn at random from those that look the same to that seat."""
        raise NotImplementedError

    def scores(self) -> list[int] | None:
        """The points of each seat at the end, None before."""
        raise NotImplementedError

    def winners(self) -> list[int] | None:
        """The winning seats at the end, after tie-breaks, None before."""
        raise NotImplementedError

    def breakdown(self) -> list[dict[str, int]] | None:
        """The points of each seat by source at the end, None before; each sums up to the score."""
        raise NotImplementedError

    def features(self, seat: int) -> list[float]:
        """A vector of fixed length for learners, from what that seat may see."""
        raise NotImplementedError

    def evaluate(self, seat: int) -> float:
        """How well that seat stands, in points that it may expect ahead of its best rival."""
        raise NotImplementedError

    def promising(self, seat: int, count: int) -> list[int]:
        """Up to so many legal words that look best at a glance, without saying them; none if the game cannot tell.

        For bots in a hurry, on questions with very many answers."""
        return _NOTHING

    def check(self) -> list[str]:
        """Complaints about what must always hold: each component in exactly one place, nothing negative."""
        return []

    def explain(self, seat: int, word: int) -> Message | None:
        """Why a seat that is not being asked cannot say a word; None for 'not your turn'."""
        return None

    # ---- the conversation -----------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats that owe a word now."""
        return [seat for seat, offer in enumerate(self.offers) if offer]

    def legal(self, seat: int) -> list[int]:
        """The words that seat may say, ascending; empty if it is not being asked. Not to be changed."""
        self._check_seat(seat)
        return self.offers[seat]

    def question(self, seat: int) -> Task[Any] | None:
        """The task that is being asked of that seat."""
        self._check_seat(seat)
        if not self.offers[seat]:
            return None
        lane = self.lanes[seat]
        return lane[-1] if lane else self.trunk[-1]

    def prompt(self, seat: int) -> Prompt | None:
        """What is being asked of that seat, None if nothing is."""
        task = self.question(seat)
        return None if task is None else task.prompt(self)

    def standing(self, seat: int, preferences: dict[str, Value]) -> int | None:
        """What that seat's standing preferences say to what it is asked now; None if it must be asked itself."""
        task = self.question(seat)
        return None if task is None else task.standing(self, preferences)

    def say(self, seat: int, word: int) -> None:
        """Say a word; the table runs on to the next question."""
        if not 0 <= seat < self.players:
            self._check_seat(seat)
        offer = self.offers[seat]
        if not _holds(offer, word):
            raise self._refusal(seat, word)
        self.offers[seat] = _NOTHING
        self._answer(seat, word)
        self.advance()

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything that seat may see, and nothing else; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        body = dict(self.look(seat))
        body["seat"] = seat
        body["players"] = self.players
        body["waiting"] = self.waiting()
        body["over"] = self.over
        return body

    def why_not(self, seat: int, word: int) -> Message | None:
        """The reason why a word is not legal now, None if it is legal."""
        self._check_seat(seat)
        self.vocabulary.word(word)
        offer = self.offers[seat]
        if _holds(offer, word):
            return None
        if self.over:
            return Message("why-over")
        task = self.question(seat)
        if task is None:
            return self.explain(seat, word) or Message("why-not-your-turn")
        if task.is_set():
            picked = self.picks[seat]
            if word in picked:
                return Message("why-picked-already")
            if word == 0:
                return Message("why-too-few", {"n": task.prompt(self).least - len(picked)})
            if isinstance(task, SetTask) and word in task.candidates(self):
                return task.out_of_order(self, word)
        return self._reason(task, word)

    def sentences(self, seat: int, limit: int = 1000) -> Sentences:
        """The ways to finish the decision under way, as sequences of words, about `limit` at most.

        A sequence ends where the seat's next question starts a clause or a turn or is a set, where another
        seat is asked, where chance comes in, and at a barrier: nothing beyond what the seat knows is used.
        Beyond the limit, the beginnings found so far stand for what follows them.
        """
        task = self.question(seat)
        if task is None:
            return Sentences([], True)
        if task.is_set():
            return Sentences([[word] for word in self.offers[seat]], True)
        found: list[list[int]] = []
        paths: list[tuple[State, list[int]]] = [(self, [])]
        at = 0
        while at < len(paths):
            state, path = paths[at]
            if path and len(found) + len(paths) - at + len(state.offers[seat]) > limit:
                break
            at += 1
            for word in state.offers[seat]:
                longer = [*path, word]
                after = state.copy()
                after.say(seat, word)
                if len(longer) < _DEEP and after._goes_on(seat, state):
                    paths.append((after, longer))
                else:
                    found.append(longer)
        complete = at == len(paths)
        found.extend([path for _, path in paths[at:]])
        found.sort()
        return Sentences(found, complete)

    def emit(self, id: str, args: dict[str, Arg]) -> None:
        """Tell everybody what happened (only if somebody keeps events)."""
        if self.events is not None:
            self.events.append(Event(Message(id, args), -1, None))

    def emit_secret(self, owner: int, id: str, args: dict[str, Arg], others: Message | None) -> None:
        """Tell one seat what happened, and the others a part of it or nothing."""
        if self.events is not None:
            self.events.append(Event(Message(id, args), owner, others))

    # ---- the agenda -----------------------------------------------------------------------------------

    def push(self, task: Task[Any]) -> None:
        """Put a task on top of the stack that is being worked on: it comes before what lies there."""
        lane = self._lane
        if lane < 0:
            self.trunk.append(task)
        else:
            below = self.lanes[lane]
            self.lanes[lane] = [*below, task] if below else [task]

    def fork(self, seat: int, task: Task[Any]) -> None:
        """Put a task on a seat's own lane; the trunk goes on when all lanes are empty.

        It comes first there, but never before a question that the seat is already being asked.
        """
        lane = self.lanes[seat]
        if lane:
            self.lanes[seat] = [task, *lane] if self.offers[seat] else [*lane, task]
            return
        if self._lane != seat:
            self.open_lanes += 1
        self.lanes[seat] = [task]

    def hold(self) -> None:
        """Keep the barrier shut for good: lanes go on, the trunk does not. For looking ahead in one's own lane."""
        self.open_lanes += 1

    def advance(self) -> None:
        """Run the table until somebody owes a word or the game is over."""
        while not self.over:
            if self.open_lanes:
                ran = False
                seats: i64 = self.players
                at: i64 = 0
                while at < seats:
                    if not self.offers[at] and self.lanes[at]:
                        ran = True
                        self._run_lane(int(at))
                    at += 1
                if self.open_lanes == 0:
                    self.barriers += 1
                elif not ran:
                    return
                continue
            if not self.trunk:
                raise DeadEnd("nothing is left to be done, and the game is not over")
            task = self.trunk[-1]
            seat = task.seat
            if seat < 0:
                self.trunk.pop()
                task.run(self)
                continue
            offer = task.options(self)
            if len(offer) == 1 and not self.ask_all and not task.ask_forced():
                self.trunk.pop()
                task.resolve(self, offer[0])
                continue
            if not offer:
                raise DeadEnd(f"{type(task).__name__} of seat {seat} has no answer")
            self.offers[seat] = offer
            return
        if self.open_lanes:
            self.open_lanes = 0
            self.lanes = [[] for _ in range(self.players)]
        for seat in range(self.players):
            self.offers[seat] = _NOTHING

    def copy_agenda(self, new: State) -> None:
        """Give a fresh object the fields of this base class. It may have been made for no players: that is quicker."""
        new.players = self.players
        new.over = self.over
        new.ask_all = self.ask_all
        new.trunk = self.trunk[:]
        new.lanes = self.lanes[:]
        new.open_lanes = self.open_lanes
        new.barriers = self.barriers
        new.offers = self.offers[:]
        new.picks = self.picks[:]

    def refresh(self) -> None:
        """Work out anew what each asked seat may say, after `guess` has changed what is hidden."""
        for seat in range(self.players):
            if self.offers[seat]:
                task = self.question(seat)
                if task is not None:
                    self.offers[seat] = task.options(self)

    # ---- inside ---------------------------------------------------------------------------------------

    def _run_lane(self, seat: int) -> None:
        """Run one seat's lane until it is asked or has nothing left."""
        self._lane = seat
        while not self.over:
            lane = self.lanes[seat]
            if not lane:
                break
            task = lane[-1]
            if task.seat < 0:
                self.lanes[seat] = lane[:-1] if len(lane) > 1 else _IDLE
                task.run(self)
                continue
            offer = task.options(self)
            if len(offer) == 1 and not self.ask_all and not task.ask_forced():
                self.lanes[seat] = lane[:-1] if len(lane) > 1 else _IDLE
                task.resolve(self, offer[0])
                continue
            if not offer:
                raise DeadEnd(f"{type(task).__name__} of seat {seat} has no answer")
            self.offers[seat] = offer
            self._lane = -1
            return
        self._lane = -1
        self.open_lanes -= 1

    def _answer(self, seat: int, word: int) -> None:
        """Carry out an answer on the lane or trunk on which it was asked."""
        lane = self.lanes[seat]
        if not lane:
            self.trunk.pop().resolve(self, word)
            return
        self.lanes[seat] = lane[:-1] if len(lane) > 1 else _IDLE
        self._lane = seat
        lane[-1].resolve(self, word)
        self._lane = -1
        if not self.lanes[seat]:
            self.open_lanes -= 1
            if self.open_lanes == 0:
                self.barriers += 1

    def _goes_on(self, seat: int, before: State) -> bool:
        """Whether the same decision goes on, with nothing learnt that the seat could not foresee."""
        if self.over or self.barriers != before.barriers or self.chance.used != before.chance.used:
            return False
        task = self.question(seat)
        return task is not None and not task.is_set() and task.opens() == CONTINUES

    def _reason(self, task: Task[Any], word: int) -> Message:
        return task.why_not(self, word) or Message("why-not-now")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise NoSuchSeat(f"there is no seat {seat}: the seats are 0 to {self.players - 1}")

    def _refusal(self, seat: int, word: int) -> Exception:
        spelt = self.vocabulary.word(word)
        reason = self.why_not(seat, word)
        told = "why-not-now" if reason is None else reason.id
        if self.over:
            return OutOfTurn("the game is over")
        if not self.offers[seat]:
            return OutOfTurn(f"seat {seat} is not being asked now; waiting for {self.waiting()}")
        return IllegalWord(f"seat {seat} cannot say {spelt!r} now: {reason}", told)


def _holds(offer: list[int], word: int) -> bool:
    """Whether an ascending list holds a word."""
    wanted: i64 = word
    low: i64 = 0
    high: i64 = len(offer)
    end: i64 = high
    while low < high:
        middle: i64 = (low + high) >> 1
        if offer[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low < end and offer[low] == wanted
