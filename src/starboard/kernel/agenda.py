"""Tasks: the pending questions of the rulebook, as immutable data on the agenda of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, Literal, TypeVar

from mypy_extensions import i64, mypyc_attr

from starboard.kernel.messages import Arg, Message
from starboard.kernel.options import Value
from starboard.kernel.words import DONE

if TYPE_CHECKING:
    from starboard.kernel.state import State

EMPTY: Final[list[int]] = []  # shared by all who hold nothing: lists in states are replaced, never changed in place

S = TypeVar("S", bound="State")

TABLE: Final = -1  # the seat of what the table itself does

CONTINUES: Final = 0  # the question goes on with the clause under way
CLAUSE: Final = 1  # it starts a clause of the same turn
TURN: Final = 2  # it starts a turn

# How a question is answered:
WORD: Final = "word"  # by one of the words
SET: Final = "set"  # by some of the candidates, in the order of the vocabulary
PLAN: Final = "plan"  # by one of some proposals, each a sentence of several words
PromptKind = Literal["word", "set", "plan"]


class Prompt:
    """What is being asked: a message id with arguments, the kind of answer, and the bounds when a set is chosen."""

    def __init__(
        self,
        id: str,
        args: dict[str, Arg] | None = None,
        preference: str = "",
        kind: PromptKind = WORD,
        least: int = 1,
        most: int = 1,
        picked: list[int] | None = None,
    ) -> None:
        self.message = Message(id, args)
        self.preference = preference  # the preference by which a seat may answer this once and for all
        self.kind: PromptKind = kind
        self.least = least
        self.most = most
        self.picked: list[int] = [] if picked is None else picked

    def data(self) -> dict[str, object]:
        """For a page or another program."""
        return {
            **self.message.data(),
            "kind": self.kind,
            "least": self.least,
            "most": self.most,
            "picked": self.picked,
            "preference": self.preference,
        }


class Proposal:
    """One whole answer to a question of the kind `plan`: the words that say it, the things on the table that it is
    made of (for choosing among proposals by pointing at them in any order), and what it would cost and bring."""

    def __init__(self, words: list[int], things: list[int], brings: dict[str, Arg]) -> None:
        self.words = words
        self.things = things
        self.brings = brings


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[S]):
    """One question to one seat. A task never changes: what a seat said goes into the state."""

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat

    def options(self, state: S) -> list[int]:
        """The words that may be said: ascending, without repeats, never empty."""
        raise NotImplementedError

    def resolve(self, state: S, word: int) -> None:
        """What saying it does."""
        raise NotImplementedError

    def takes_note(self, state: S, word: int) -> bool:
        """Whether the same is asked on after this word, which was only taken note of; else it is resolved."""
        return False

    def run(self, state: S) -> None:
        """What the table does; only for tasks of the table (`Step`)."""
        raise NotImplementedError

    def prompt(self, state: S) -> Prompt:
        raise NotImplementedError

    def why_not(self, state: S, word: int) -> Message | None:
        """Why a word is not among the options; None if there is nothing better to say than 'not now'."""
        return None

    def preferred(self, state: S, preferences: dict[str, Value]) -> int | None:
        """The word that a seat's standing preferences say to this; None if the seat must be asked itself."""
        return None

    def starts(self) -> int:
        """CONTINUES, CLAUSE or TURN: how the first word of this question stands in a record."""
        return CONTINUES

    def ask_forced(self) -> bool:
        """Ask even if only one answer exists, because it would tell others that it was forced."""
        return False

    def pauses(self) -> bool:
        """Nothing is decided here: somebody's turn begins whom the table plays. What a seat decided has come out."""
        return False

    def comes_out(self, state: S) -> str:
        """The question, by the name of its class, by which what is decided here has come out for that seat: there bots
        compare what they could have said. Empty, as usual: what opens a turn has come out when the same is asked again,
        what goes on within a turn when any turn begins."""
        return ""

    def prompt_kind(self) -> PromptKind:
        """WORD, SET or PLAN: how this is answered."""
        return WORD

    def proposals(self, state: S) -> list[Proposal]:
        """Whole answers, the best to begin with first: to a question of the kind PLAN all there are. A question that is
        answered by a word may propose what goes on over several clauses of the turn, to be said at once."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Task[S]):
    """Something that the table does when its turn on the agenda comes: no question."""

    def __init__(self) -> None:
        super().__init__(TABLE)


@mypyc_attr(allow_interpreted_subclasses=True)
class SetTask(Task[S]):
    """Choose from `least` to `most` of the candidates.

    The words are said in the order of the vocabulary, so that a set is one sequence; `done` ends it early.
    What was said so far lies in `state.picks[seat]`.
    """

    def __init__(self, seat: int, least: int, most: int) -> None:
        super().__init__(seat)
        self.least: i64 = least
        self.most: i64 = most

    def candidates(self, state: S) -> list[int]:
        """What may be chosen: ascending, without repeats, the same for the whole set."""
        raise NotImplementedError

    def finish(self, state: S, chosen: list[int]) -> None:
        """What the chosen set does; the list is not to be changed."""
        raise NotImplementedError

    def options(self, state: S) -> list[int]:
        picked = state.picks[self.seat]
        words = self.candidates(state)
        end: i64 = len(words)
        start: i64 = 0
        if picked:
            last: i64 = picked[-1]
            while start < end and words[start] <= last:
                start += 1
        need: i64 = self.least - len(picked)
        if need > 0:
            end = max(start, end - need + 1)
            return words if start == 0 and need == 1 else words[start:end]
        return [DONE, *words[start:]] if self.most > 0 else [DONE]

    def takes_note(self, state: S, word: int) -> bool:
        chosen = state.picks[self.seat]
        if word == DONE or len(chosen) + 1 >= self.most:
            return False
        state.picks[self.seat] = [*chosen, word] if chosen else state.vocabulary.alone[word]
        return True

    def resolve(self, state: S, word: int) -> None:
        chosen = state.picks[self.seat]
        if word != DONE:
            chosen = [*chosen, word] if chosen else state.vocabulary.alone[word]
        state.picks[self.seat] = EMPTY
        self.finish(state, chosen)

    def out_of_order(self, state: S, word: int) -> Message:
        """Why a candidate cannot be said next."""
        return Message("why-set-order")

    def ask(self, state: S) -> Message:
        """The question; the bounds and the picks are added by the kernel."""
        raise NotImplementedError

    def prompt(self, state: S) -> Prompt:
        message = self.ask(state)
        return Prompt(message.id, message.args, "", SET, self.least, self.most, list(state.picks[self.seat]))

    def prompt_kind(self) -> PromptKind:
        return SET
