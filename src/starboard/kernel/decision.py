"""A decision of one seat: the words that it can foresee, said as one sentence.

A decision begins at the seat's question and goes on while nothing comes in between that the seat could not foresee:
a draw, something hidden that is shown, a barrier, another seat's answer, or a question that begins a new clause or
turn. A set is a decision of its own. The page, the server and the bots all ask here.
"""

from __future__ import annotations

from typing import Final, Literal

from starboard.kernel.agenda import SET, SetTask
from starboard.kernel.chance import Chance, fast_chance
from starboard.kernel.messages import Message
from starboard.kernel.state import State
from starboard.kernel.words import DONE

DEEP: Final = 12  # no decision of a person has more words than this


Reason = Literal["illegal", "out-of-turn"]


class Sentences:
    """Ways to finish a decision; `complete` is False if the limit cut some off."""

    def __init__(self, sentences: list[list[int]], complete: bool) -> None:
        self.sentences = sentences
        self.complete = complete


class Refusal:
    """Why a sentence cannot be said: the first word that is wrong, and the reason for people."""

    def __init__(self, at: int, word: int, reason: Reason, message: Message) -> None:
        self.at = at  # which word of the sentence
        self.word = word
        self.reason = reason
        self.message = message


def sentences(state: State, seat: int, limit: int = 1000) -> Sentences:
    """The ways to finish the decision under way, as sequences of words, about `limit` at most.

    Beyond the limit, the beginnings found so far stand for what follows them.
    """
    task = state.question(seat)
    if task is None:
        return Sentences([], True)
    if task.prompt_kind() == SET:
        return Sentences([[word] for word in state.legal(seat)], True)
    found: list[list[int]] = []
    paths: list[tuple[State, list[int]]] = [(state, [])]
    at = 0
    while at < len(paths):
        here, path = paths[at]
        if path and len(found) + len(paths) - at + len(here.legal(seat)) > limit:
            break
        at += 1
        for word in here.legal(seat):
            longer = [*path, word]
            after = here.copy()
            after.say(seat, word)
            if len(longer) < DEEP and goes_on_by_words(here, after, seat):
                paths.append((after, longer))
            else:
                found.append(longer)
    complete = at == len(paths)
    found.extend([path for _, path in paths[at:]])
    found.sort()
    return Sentences(found, complete)


def goes_on_by_words(before: State, after: State, seat: int) -> bool:
    """Whether the decision goes on with another question that is answered by a word: a set is a decision of its own."""
    if not after.goes_on(seat, before.news()):
        return False
    task = after.question(seat)
    return task is not None and task.prompt_kind() != SET


def unforced(state: State, seat: int, words: list[int]) -> list[int]:
    """The words of a set without those that the table says itself because nothing else is left."""
    task = state.question(seat)
    if not isinstance(task, SetTask) or task.ask_forced():
        return words
    trial = state.copy()
    kept: list[int] = []
    for word in words:
        known = word == DONE or word in task.candidates(trial)
        if not kept or not known or task.options(trial) != [word]:
            kept.append(word)
        trial.picks[seat] = [*trial.picks[seat], word]
    return kept


def refusal(state: State, seat: int, words: list[int]) -> Refusal | None:
    """Why a sentence cannot be said, tried on a copy; None if it can.

    Each word but the first must go on with what the seat can foresee; else it could learn what chance or others hold
    by offering sentences until one is accepted. What is proposed may go on over clauses: the seat foresees all of it.
    """
    trial, news = state, state.news()
    for at, word in enumerate(words):
        if at > 0 and not trial.goes_on(seat, news) and not _proposed(state, seat, words[: at + 1]):
            return Refusal(at, word, "illegal", Message("why-beyond-decision"))
        why = trial.why_not(seat, word)
        if why is not None:
            return Refusal(at, word, "illegal" if trial.asked(seat) else "out-of-turn", why)
        if at + 1 < len(words):
            trial = trial.copy()
            trial.say(seat, word)
    return None


def attempt(state: State, seat: int, words: list[int], chance: Chance, hold: bool) -> State | None:
    """How things would stand after these words of one decision; None if they cannot be said.

    It is tried on a guess of what the seat does not know, never on the truth. `hold`: what others say at the same time
    does not come into it.
    """
    world = state.guess(seat, chance)
    if hold:
        world.hold_lanes(seat)
    news = world.news()
    said = unforced(world, seat, words)
    for at, word in enumerate(said):
        if word not in world.legal(seat):
            return None
        if at > 0 and not world.goes_on(seat, news) and not _proposed(state, seat, said[: at + 1]):
            return None
        world.say(seat, word)
    return world


def _proposed(state: State, seat: int, begun: list[int]) -> bool:
    """Whether the question proposes a whole answer that begins with these words."""
    return any(plan.words[: len(begun)] == begun for plan in state.proposals(seat))


def foresee(state: State, seat: int, words: list[int]) -> State | None:
    """As `attempt`, held; None also if chance, something hidden or others come in."""
    news = state.guess(seat, fast_chance(0)).news()
    after = attempt(state, seat, words, fast_chance(0), True)
    return after if after is not None and after.news() == news else None
