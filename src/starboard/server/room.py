"""A table as the rules see it: replayed from its log, carrying out acts, and rendered for each viewer.

A room lives in a rules worker, away from the event loop. It knows nothing of guests or sockets. A viewer is
a seat number, or -1 for spectators.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from starboard.kernel import (
    CannotUndo,
    Game,
    Message,
    Play,
    SetTask,
    State,
    UnknownWord,
    dump,
    foresee,
    refusal,
    sentences,
    unforced,
)
from starboard.server.store.rows import SAY, Act
from starboard.server.viewer_log import ViewerLogs
from starboard.server.wire import Change, Exported, Progress, Rendered

SPECTATOR = -1


class Unsaid(Exception):
    """An act that the rules refuse: `reason` as in the protocol, and what to tell."""

    def __init__(self, reason: str, text: str, message: Message, word: str | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.text = text
        self.message = message
        self.word = word


class _Shown:
    """What a viewer was shown last."""

    def __init__(self) -> None:
        self.number = 0  # counts what this viewer could see change
        self.body = b""
        self.asked_at = 0  # the number at which its present question was first shown
        self.moved = True  # the question may have changed since
        self.spoke = False  # the viewer itself acted since


class Room:
    """The game of one table."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        seed: str,
        names: list[str],
        acts: list[Act],
        limit: int = 400,
        rules: int = 0,
    ) -> None:
        self.limit = limit  # so many sentences are listed at most
        self.play = Play(game, options, seed, names, events=True, rules=rules)
        for seat, word in fold(acts):
            self.play.say(seat, word)
        self.log = ViewerLogs(self.play.state.players)
        self.log.follow(self.play.state.events or [])
        self.asked = [0] * self.play.state.players  # counts the changes of each seat's question
        self._boot = secrets.token_hex(4)  # versions of another life of this room mean nothing now
        self._shown = {viewer: _Shown() for viewer in range(SPECTATOR, self.play.state.players)}
        self._stirred = dict.fromkeys(self._shown, True)  # something has happened since it was last looked at
        self._sentences: dict[int, tuple[int, bytes]] = {}
        self._reach: list[int | None] = [None] * self.play.state.players  # how far undo reaches, if it is known

    # ---- acts -----------------------------------------------------------------------------------------

    def say(self, seat: int, words: list[str]) -> list[str]:
        """Say one word, one sentence or one set: all of it or nothing. Returns what was said by the seat itself."""
        vocabulary = self.play.game.vocabulary
        try:
            numbers = [vocabulary.index(word) for word in words]
        except UnknownWord as error:
            raise Unsaid(
                "unknown-word", str(error), Message("why-unknown-word"), _stranger(vocabulary, words)
            ) from None
        state = self.play.state
        numbers = unforced(state, seat, numbers)
        refused = refusal(state, seat, numbers)
        if refused is not None:
            word = vocabulary.words[refused.word]
            text = f"seat {seat} cannot say {word!r} now: {refused.message}"
            raise Unsaid(refused.reason, text, refused.message, word)
        lane, barriers = state.on_lane(seat), state.barriers
        for number in numbers:
            self.play.say(seat, number)
        self._happened(seat, lane and not state.over and state.barriers == barriers)
        return vocabulary.spell(numbers)

    def undo(self, seat: int, count: int) -> None:
        barriers = self.play.state.barriers
        try:
            self.play.undo(seat, count)
        except CannotUndo as error:
            raise Unsaid("cannot-undo", str(error), Message("why-cannot-undo")) from None
        after = self.play.state
        self._reach = [None] * after.players
        self._happened(seat, after.on_lane(seat) and after.barriers == barriers)

    def _happened(self, seat: int, alone: bool) -> None:
        """After an act: whose question may have changed, and what is new in the log.

        `alone`: the seat acted on its own lane, so that nobody else's question has changed.
        """
        for other in range(self.play.state.players):
            if other == seat or not alone:
                self.asked[other] += 1
                self._shown[other].moved = True
            if other == seat or self._reach[other] != 0:  # a word of others never lengthens it
                self._reach[other] = None
        self._shown[seat].spoke = True
        self._stirred = dict.fromkeys(self._shown, True)
        self.log.follow(self.play.state.events or [])

    def why(self, seat: int, word: str) -> Message | None:
        """Why that seat cannot say a word now; None if it can."""
        try:
            return self.play.state.why_not(seat, self.play.game.vocabulary.index(word))
        except UnknownWord:
            return Message("why-unknown-word")

    def preferred_word(self, seat: int, preferences: dict[str, Any]) -> str | None:
        """What a seat's preferences say to its question; None if it must be asked itself."""
        word = self.play.state.standing(seat, self.play.game.prefer(preferences))
        return None if word is None else self.play.game.vocabulary.words[word]

    def preview(self, seat: int, words: list[str]) -> list[Change] | None:
        """How the counters would change if these words of one decision were said.

        It is tried on a guess of what the seat does not know, never on the truth. None if the words cannot be said,
        or if chance has a part in what comes of them; what others say at the same time does not come into it.
        """
        vocabulary = self.play.game.vocabulary
        if any(word not in vocabulary for word in words):
            return None
        numbers = [vocabulary.index(word) for word in words]
        after = foresee(self.play.state, seat, numbers)
        return None if after is None else _differences(_counters(self.play.state, seat), _counters(after, seat))

    def fresh(self, seat: int, version: str) -> bool:
        """Whether a seat that looks at that version still sees its present question."""
        shown = self._update(seat)
        boot, _, number = version.partition("-")
        return boot == self._boot and number.isdecimal() and shown.asked_at <= int(number) <= shown.number

    # ---- showing --------------------------------------------------------------------------------------

    def progress(self) -> Progress:
        """What everybody may know about how the game stands."""
        state = self.play.state
        if not state.over:
            return Progress(state.waiting(), None)
        result = {"scores": state.scores(), "winners": state.winners(), "breakdown": state.breakdown()}
        return Progress([], result)

    def render(self, viewer: int) -> Rendered:
        """What a viewer is shown: nothing but its view, its question and its part of the log."""
        shown = self._update(viewer)
        start, entries = self.log.tell(viewer)
        return Rendered(viewer, self._version(shown), shown.body, start, entries)

    def export(self, viewer: int) -> Exported:
        """What a viewer may take home while the game runs."""
        shown = self._update(viewer)
        words = [self.play.game.vocabulary.words[said.word] for said in self.play.said if said.seat == viewer]
        return Exported(self._version(shown), shown.body, self.log.whole(viewer), words)

    def _version(self, shown: _Shown) -> str:
        return f"{self._boot}-{shown.number}"

    def _update(self, viewer: int) -> _Shown:
        """Count on if the viewer can see that something has changed, and only then."""
        shown = self._shown[viewer]
        if not self._stirred[viewer]:
            return shown
        self._stirred[viewer] = False
        body = self._body(viewer)
        if self.log.news(viewer) or body != shown.body or shown.spoke:
            shown.number += 1
            shown.body = body
            if shown.moved:
                shown.asked_at = shown.number
        shown.moved = shown.spoke = False
        return shown

    def _body(self, viewer: int) -> bytes:
        """The part of a `table` message that the rules fill in, as JSON without its braces."""
        state = self.play.state
        asked = viewer != SPECTATOR and state.asked(viewer)
        parts = {
            "view": state.view(None if viewer == SPECTATOR else viewer),
            "prompt": self._prompt(viewer) if asked else None,
            "legal": self.play.game.vocabulary.spell(state.legal(viewer)) if asked else [],
            "sentences": msgspec.Raw(self._finish(viewer) if asked else b'{"list":[],"complete":true}'),
            "undo": self._undoable(viewer),
        }
        return msgspec.json.encode(parts)[1:-1]

    def _prompt(self, seat: int) -> dict[str, object]:
        state = self.play.state
        task, prompt = state.question(seat), state.prompt(seat)
        assert task is not None
        assert prompt is not None
        spell = self.play.game.vocabulary.spell
        candidates = spell(task.candidates(state)) if isinstance(task, SetTask) else []
        return {**prompt.data(), "picked": spell(prompt.picked), "candidates": candidates}

    def _finish(self, seat: int) -> bytes:
        """The sentences of the decision under way; they stay the same as long as the question does."""
        kept = self._sentences.get(seat)
        if kept is None or kept[0] != self.asked[seat]:
            found = sentences(self.play.state, seat, self.limit)
            spelt = [self.play.game.vocabulary.spell(sentence) for sentence in found.sentences]
            kept = (self.asked[seat], msgspec.json.encode({"list": spelt, "complete": found.complete}))
            self._sentences[seat] = kept
        return kept[1]

    def _undoable(self, viewer: int) -> int:
        if viewer == SPECTATOR or self.play.state.over:
            return 0
        reach = self._reach[viewer]
        if reach is None:
            reach = self._reach[viewer] = self.play.undoable(viewer)
        return reach

    # ---- exports --------------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole record; only for games that are over."""
        if not self.play.state.over:
            raise Unsaid("not-over", "the whole record is for games that are over", Message("error-not-over"))
        return dump(self.play)


def fold(acts: list[Act]) -> list[tuple[int, str]]:
    """The words that stand, in order, after all that was taken back."""
    words: list[tuple[int, str]] = []
    for act in acts:
        if act.kind == SAY:
            words += [(act.seat, word) for word in act.words]
            continue
        left = act.count
        for at in range(len(words) - 1, -1, -1):
            if left and words[at][0] == act.seat:
                del words[at]
                left -= 1
    return words


def _counters(state: State, seat: int) -> list[dict[str, int]]:
    seats: Any = state.view(seat)["seats"]
    return [dict(one["counters"]) for one in seats]


def _differences(before: list[dict[str, int]], after: list[dict[str, int]]) -> list[Change]:
    return [
        Change(seat, counter, value - before[seat].get(counter, 0))
        for seat, counters in enumerate(after)
        for counter, value in counters.items()
        if value != before[seat].get(counter, 0)
    ]


def _stranger(vocabulary: Any, words: list[str]) -> str:
    return next(word for word in words if word not in vocabulary)
