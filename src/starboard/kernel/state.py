"""A state of a game: plain data plus an agenda. The table asks, the seats answer, one word at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from starboard.kernel.agenda import CONTINUES, EMPTY, SET, TURN, Prompt, Proposal, SetTask, Step, Task
from starboard.kernel.chance import Chance
from starboard.kernel.errors import DeadEnd, IllegalWord, NoSuchSeat, OutOfTurn
from starboard.kernel.messages import BEFORE, LATER, NOW, Arg, Event, Message
from starboard.kernel.options import Value
from starboard.kernel.words import Vocabulary

_IDLE: Final[list[Task[Any]]] = []
_FLOOR: Final[Task[Any]] = Step()  # lies at the bottom for good: a list that never gets empty keeps its room
_NO_TOPS: Final[list[Task[Any] | None]] = []
_NO_LANES: Final[list[list[Task[Any]]]] = []
_NO_OFFERS: Final[list[list[int]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state.

    The agenda is a stack, the trunk, and one stack per seat, the lanes. While a lane holds a task the trunk
    waits: that is the barrier. Of each stack the task on top is kept by itself, because most stacks hold
    nothing else. `lane_rests` and the lists inside it, inside `offers` and `picks` are replaced, never
    changed in place, so that copies may share them.
    """

    PLAIN_SKIPS: ClassVar[tuple[str, ...]] = (
        "_more",
        "_weighing",
    )  # attributes that make no difference to what a state is

    def __init__(self, vocabulary: Vocabulary, players: int, chance: Chance) -> None:
        self.vocabulary = vocabulary
        self.players = players
        self.chance = chance
        self.rules = 0  # the version of the rules that is played
        self.events: list[Event] | None = None
        self.over = False
        self.ask_all = False  # ask even what has only one answer: for teaching, and for replaying other programs' games
        # a copy is made for no players and gets its lists from `copy_agenda`: until then it shares empty ones
        self.trunk_top: Task[Any] | None = None  # the next task of the trunk
        self.trunk_rest: list[Task[Any]] = [_FLOOR] if players else _IDLE  # the rest of the trunk
        self.lane_tops: list[Task[Any] | None] = [None] * players if players else _NO_TOPS  # the same of each lane
        self.lane_rests: list[list[Task[Any]]] = [_IDLE] * players if players else _NO_LANES
        self.open_lanes: i64 = 0  # how many lanes hold a task
        self.barriers: i64 = 0  # how many times all lanes came to their end
        self.reveals: i64 = 0  # how many times something that was hidden from a seat was shown: undo ends there
        self._forked: i64 = 0  # the seats that had a lane since the last barrier, as bits
        self._more = False  # whether a lane got a task while lanes were being run
        # the legal words of each asked seat
        self.offers: list[list[int]] = [EMPTY] * players if players else _NO_OFFERS
        self.picks: list[list[int]] = [EMPTY] * players if players else _NO_OFFERS
        self._lane: i64 = -1  # the lane whose task is being carried out, or -1
        self._weighing: i64 = -1  # the seat for which a word is being weighed, or -1

    # ---- what a game fills in -------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent copy: make a new object, call `copy_agenda`, copy the game's own fields."""
        raise NotImplementedError

    def look(self, seat: int | None) -> Mapping[str, object]:
        """The body of `view`: everything that seat may see, and nothing else, as JSON-able data."""
        raise NotImplementedError

    def sees_as_all(self, seat: int) -> bool:
        """Whether that seat sees what a spectator sees, and no more: then one view is made for both."""
        return False

    def unseen(self, seat: int) -> bool:
        """Whether nothing that this seat says on its lane now is seen by others before the barrier, but that it has
        answered: then undo need not look for somebody who has learnt of it."""
        return False

    def guess(self, seat: int, chance: Chance) -> State:
        """A full state drawn at random from those that look the same to that seat."""
        raise NotImplementedError

    def hides(self, seat: int) -> bool:
        """Whether something that matters is hidden from that seat: if not, `guess` would only copy, and bots do."""
        return True

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
        return EMPTY

    def weigh(self, seat: int, words: list[int]) -> list[float]:
        """What each of these legal words is worth to that seat, in points, one against the other: here by saying each
        and looking at `evaluate`. A game may know it without saying them."""
        return [self._after(seat, word).evaluate(seat) for word in words]

    def obvious(self, seat: int) -> int:
        """The word that a bot says to the question of that seat without thinking; -1 if there is none, as mostly."""
        return -1

    def consequences(self, seat: int, words: list[int]) -> dict[str, object]:
        """What a sentence of that seat would bring that no view shows: the parts of a price, who may charge.

        As JSON-able data, from what the seat may know."""
        return {}

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

    def first_asked(self) -> int:
        """The first of the seats that owe a word now; -1 if none does."""
        for seat in range(self.players):
            if self.offers[seat]:
                return seat
        return -1

    def legal(self, seat: int) -> list[int]:
        """The words that seat may say, ascending; empty if it is not being asked. Not to be changed."""
        self._check_seat(seat)
        return self.offers[seat]

    def question(self, seat: int) -> Task[Any] | None:
        """The task that is being asked of that seat."""
        self._check_seat(seat)
        if not self.offers[seat]:
            return None
        task = self.lane_tops[seat]
        return self.trunk_top if task is None else task

    def prompt(self, seat: int) -> Prompt | None:
        """What is being asked of that seat, None if nothing is."""
        task = self.question(seat)
        return None if task is None else task.prompt(self)

    def proposals(self, seat: int) -> list[Proposal]:
        """The whole answers that the question proposes to that seat."""
        task = self.question(seat)
        return [] if task is None else task.proposals(self)

    def picked(self, seat: int) -> list[int]:
        """What that seat has said so far of the set that it is choosing."""
        return self.picks[seat]

    def on_lanes(self) -> bool:
        """Whether seats act on their own lanes now."""
        return self.open_lanes > 0

    def others_on_lanes(self, seat: int) -> bool:
        """Whether seats other than this one act on their own lanes now."""
        return self.open_lanes > (0 if self.lane_tops[seat] is None else 1)

    def on_lane(self, seat: int) -> bool:
        """Whether that seat acts on its own lane, at the same time as others."""
        return self.lane_tops[seat] is not None

    def asked(self, seat: int) -> bool:
        """Whether that seat owes a word."""
        return bool(self.offers[seat])

    def preferred(self, seat: int, preferences: dict[str, Value]) -> int | None:
        """What that seat's standing preferences say to what it is asked now; None if it must be asked itself."""
        task = self.question(seat)
        return None if task is None else task.preferred(self, preferences)

    def say(self, seat: int, word: int) -> None:
        """Say a word; the table runs on to the next question."""
        if not 0 <= seat < self.players:
            self._check_seat(seat)
        offer = self.offers[seat]
        if not _holds(offer, word):
            raise self._refusal(seat, word)
        self.accept(seat, word)

    def accept(self, seat: i64, word: int) -> None:
        """As `say`, for a word that was just read from `legal`: it is not looked for again."""
        self.offers[seat] = EMPTY
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
        if task.prompt_kind() == SET:
            picked = self.picks[seat]
            if word in picked:
                return Message("why-picked-already")
            if word == 0:
                return Message("why-too-few", {"n": task.prompt(self).least - len(picked)})
            if isinstance(task, SetTask) and word in task.candidates(self):
                return task.out_of_order(self, word)
        return self._reason(task, word)

    def news(self) -> int:
        """Counts what no seat could foresee: draws, hidden things that were shown, barriers. It only grows."""
        return self.chance.used + self.reveals + self.barriers

    def goes_on(self, seat: int, news: int) -> bool:
        """Whether the decision of a seat that was under way at these `news` goes on here: nothing came in between that
        the seat could not foresee, and no new clause or turn begins."""
        if self.over or self.news() != news:
            return False
        task = self.question(seat)
        if task is None:
            return False
        return bool(self.picks[seat]) if task.prompt_kind() == SET else task.starts() == CONTINUES

    def emit(self, id: str, args: dict[str, Arg]) -> None:
        """Tell everybody what happened (only if somebody keeps events)."""
        if self.events is not None:
            self.events.append(Event(Message(id, args), -1, None))

    def emit_gains(self, seat: int, id: str, args: dict[str, Arg], gains: dict[str, int]) -> None:
        """Tell everybody what one seat was brought by one source: the line of the log has its own sum."""
        if self.events is not None:
            self.events.append(Event(Message(id, {"seat": seat, **args}), -1, None, NOW, gains))

    def reveal(self) -> None:
        """Something that was hidden from a seat is being shown, by no draw and at no barrier of several lanes:
        no word before this can be taken back."""
        self.reveals += 1

    def emit_secret(self, owner: int, id: str, args: dict[str, Arg], others: Message | None) -> None:
        """Tell one seat what happened, and the others a part of it or nothing."""
        if owner != self._lane:
            self.reveals += 1
        if self.events is not None:
            self.events.append(Event(Message(id, args), owner, others))

    def emit_later(self, owner: int, id: str, args: dict[str, Arg]) -> None:
        """Tell one seat what happened on its lane, and the others when all lanes have come to their end."""
        if self.events is not None:
            self.events.append(Event(Message(id, args), owner, None, LATER))

    # ---- the agenda -----------------------------------------------------------------------------------

    def push(self, task: Task[Any]) -> None:
        """Put a task on top of the stack that is being worked on: it comes before what lies there."""
        lane = self._lane
        if lane < 0:
            top = self.trunk_top
            if top is not None:
                self.trunk_rest.append(top)
            self.trunk_top = task
        else:
            top = self.lane_tops[lane]
            if top is not None:
                self._put_under(lane, [*self.lane_rests[lane], top])
            self.lane_tops[lane] = task

    def then(self, *tasks: Task[Any]) -> None:
        """Put tasks on top of the stack that is being worked on, in the order in which they are to come."""
        for at in range(len(tasks) - 1, -1, -1):
            self.push(tasks[at])

    def depth(self) -> int:
        """How many tasks lie on the stack that is being worked on: for `after_questions`."""
        lane = self._lane
        if lane < 0:
            return 0 if self.trunk_top is None else len(self.trunk_rest)
        return 0 if self.lane_tops[lane] is None else len(self.lane_rests[lane]) + 1

    def after_questions(self, depth: int, task: Task[Any]) -> bool:
        """Put a task beneath whatever came onto the stack since it was that deep; False if nothing did."""
        if self.depth() <= depth:
            return False
        if self._lane < 0:
            self.trunk_rest.insert(depth + 1, task)
        else:
            under = self.lane_rests[self._lane]
            self._put_under(self._lane, [*under[:depth], task, *under[depth:]])
        return True

    def fork(self, seat: int, task: Task[Any]) -> None:
        """Put a task on a seat's own lane; the trunk goes on when all lanes are empty.

        It comes first there, but never before a question that the seat is already being asked.
        """
        at: i64 = seat
        self._forked |= 1 << at
        self._more = True
        top = self.lane_tops[at]
        if top is None:
            if self._lane != at:
                self.open_lanes += 1
            self.lane_tops[at] = task
        elif self.offers[at]:
            self._put_under(at, [task, *self.lane_rests[at]])
        else:
            self._put_under(at, [*self.lane_rests[at], top])
            self.lane_tops[at] = task

    def restart(self, seat: int, task: Task[Any]) -> None:
        """For guesses: what that seat has said and is asked on its lane is forgotten, and the lane begins with this."""
        self.lane_tops[seat] = task
        if self.lane_rests[seat]:
            self._put_under(seat, _IDLE)
        self.offers[seat] = EMPTY
        self.picks[seat] = EMPTY

    def repick(self, seat: int, words: list[int]) -> None:
        """For guesses: that seat has said these words so far of the set that it is choosing."""
        self.picks[seat] = words

    def hold_lanes(self, seat: int) -> None:
        """If that seat is on a lane, keep the barrier shut for good: lanes go on, the trunk does not. For looking ahead
        in one's own lane."""
        if self.lane_tops[seat] is not None:
            self.open_lanes += 1

    def advance(self) -> None:
        """Run the table until somebody owes a word or the game is over."""
        while not self.over:
            if self.open_lanes:
                self._more = False
                seats: i64 = self.players
                at: i64 = 0
                while at < seats:
                    if not self.offers[at]:
                        task = self.lane_tops[at]
                        if task is not None:
                            self._run_lane(at, task)
                    at += 1
                if self.open_lanes == 0:
                    self._reach_barrier()
                elif not self._more and not self.over:
                    return
                continue
            task = self.trunk_top
            if task is None:
                raise DeadEnd("nothing is left to be done, and the game is not over")
            seat = task.seat
            if seat < 0:
                self._leave_trunk()
                task.run(self)
                continue
            if self._weighing >= 0 and seat != self._weighing and task.starts() == TURN:
                return
            offer = task.options(self)
            if len(offer) == 1 and not self.ask_all and not task.ask_forced():
                if not task.takes_note(self, offer[0]):
                    self._leave_trunk()
                    task.resolve(self, offer[0])
                continue
            if not offer:
                raise DeadEnd(f"{type(task).__name__} of seat {seat} has no answer")
            self.offers[seat] = offer
            return
        if self.open_lanes:
            self.open_lanes = 0
            self.lane_tops = [None] * self.players
            self.lane_rests = [_IDLE] * self.players
        for seat in range(self.players):
            self.offers[seat] = EMPTY

    def copy_agenda(self, new: State) -> None:
        """Give a fresh object the fields of this base class. It may have been made for no players: that is quicker."""
        new.players = self.players
        new.rules = self.rules
        new.over = self.over
        new.ask_all = self.ask_all
        new.trunk_top = self.trunk_top
        new.trunk_rest = self.trunk_rest[:]
        new.lane_tops = self.lane_tops[:]
        new.lane_rests = self.lane_rests
        new.open_lanes = self.open_lanes
        new.barriers = self.barriers
        new.reveals = self.reveals
        new._forked = self._forked
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

    def _run_lane(self, seat: i64, first: Task[Any]) -> None:
        """Run one seat's lane, with that task on top, until it is asked or has nothing left."""
        self._lane = seat
        task: Task[Any] | None = first
        while task is not None and not self.over:
            if task.seat < 0:
                self._leave_lane(seat)
                task.run(self)
            else:
                offer = task.options(self)
                if len(offer) != 1 or self.ask_all or task.ask_forced():
                    if not offer:
                        raise DeadEnd(f"{type(task).__name__} of seat {seat} has no answer")
                    self.offers[seat] = offer
                    self._lane = -1
                    return
                if not task.takes_note(self, offer[0]):
                    self._leave_lane(seat)
                    task.resolve(self, offer[0])
            task = self.lane_tops[seat]
        self._lane = -1
        self.open_lanes -= 1

    def _leave_trunk(self) -> None:
        """The task on top of the trunk is being carried out: it lies there no more."""
        self.trunk_top = self.trunk_rest.pop() if len(self.trunk_rest) > 1 else None

    def _leave_lane(self, seat: i64) -> None:
        """The same for the lane of a seat."""
        under = self.lane_rests[seat]
        if under:
            self.lane_tops[seat] = under[-1]
            self._put_under(seat, under[:-1] if len(under) > 1 else _IDLE)
        else:
            self.lane_tops[seat] = None

    def _put_under(self, seat: i64, tasks: list[Task[Any]]) -> None:
        """These lie beneath the top of that seat's lane now."""
        lanes = self.lane_rests[:]
        lanes[seat] = tasks
        self.lane_rests = lanes

    def _after(self, seat: int, word: int) -> State:
        """A copy in which that seat has said a legal word, to be looked at: where the turn of another seat begins, what
        it may say is not worked out."""
        after = self.copy()
        after._weighing = seat
        after.accept(seat, word)
        return after

    def _answer(self, seat: i64, word: int) -> None:
        """Carry out an answer on the lane or trunk on which it was asked."""
        task = self.lane_tops[seat]
        if task is None:
            task = self.trunk_top
            assert task is not None  # it was asked
            if not task.takes_note(self, word):
                self._leave_trunk()
                task.resolve(self, word)
            return
        if task.takes_note(self, word):
            return
        self._leave_lane(seat)
        self._lane = seat
        task.resolve(self, word)
        self._lane = -1
        if self.lane_tops[seat] is None:
            self.open_lanes -= 1
            if self.open_lanes == 0:
                self._reach_barrier()

    def _reach_barrier(self) -> None:
        """All lanes came to their end. If there were several, what each seat did there, even if forced, is shown."""
        self.barriers += 1
        if self._forked & (self._forked - 1):
            self.reveals += 1
        self._forked = 0
        if self.events is not None:
            self._tell_the_others(self.events)

    def _tell_the_others(self, events: list[Event]) -> None:
        """What was held back since the last time, seat by seat. Nothing is marked: undo may come back behind this."""
        held: list[Event] = []
        for at in range(len(events) - 1, -1, -1):
            if events[at].told == BEFORE:
                break
            if events[at].told == LATER:
                held.append(events[at])
        held.reverse()
        for seat in range(self.players):
            for event in held:
                if event.owner == seat:
                    events.append(Event(event.message, seat, event.message, BEFORE))

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
