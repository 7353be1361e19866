"""A table as the rules see it: replayed from its log, carrying out acts, and rendered for each viewer.

A room lives in a rules worker, away from the event loop. It knows nothing of guests or sockets. A viewer is
a seat number, or -1 for spectators.
"""

from __future__ import annotations

import secrets
from bisect import bisect_left, bisect_right
from itertools import groupby
from typing import Any

import msgspec

from starboard.kernel import (
    CannotUndo,
    Event,
    Game,
    Play,
    SetTask,
    UnknownWord,
    dump,
    refusal,
    sentences,
    unforced,
)
from starboard.server import messages, wire
from starboard.server.foresight import foresee
from starboard.server.messages import CounterChange, Foreseen, Message
from starboard.server.standing import standing
from starboard.server.store.rows import SAY, Act
from starboard.server.viewer_log import Happened, ViewerLogs
from starboard.server.wire import ActRefused, Body, Exported, Have, Progress, Rendered

SPECTATOR = -1
NO_SENTENCES = messages.Sentences([], True)


class _Shown:
    """What a viewer was shown last."""

    def __init__(self) -> None:
        self.number = 0  # counts what this viewer could see change
        self.body: Body | None = None
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
        self._acts: list[int] = []  # for each word said: the number of the act that it belongs to
        self._changes: dict[int, list[CounterChange]] = {}  # by act: what it did to the counters that all see
        self._began: dict[int, list[dict[str, int]]] = {}  # by act: these counters before it
        self._rounds: dict[int, list[int]] = {}  # the points of all after each round
        self._seen: dict[int, dict[str, msgspec.Raw]] = {}  # by viewer: its view part by part, as JSON, once shown
        self._counters = self._look()
        for number, (seat, words) in enumerate(fold(acts), 1):
            self._say(seat, [game.vocabulary.index(word) for word in words], number)
        self._last_act = len(acts)
        self.log = ViewerLogs(self.play.state.players)
        self.log.follow(self.play.state.events or [], self._happened_from)
        self.asked = [0] * self.play.state.players  # counts the changes of each seat's question
        self._boot = secrets.token_hex(4)  # versions of another life of this room mean nothing now
        self._shown = {viewer: _Shown() for viewer in range(SPECTATOR, self.play.state.players)}
        self._stirred = dict.fromkeys(self._shown, True)  # something has happened since it was last looked at
        self._sentences: dict[int, tuple[int, bytes]] = {}
        self._reach: list[int | None] = [None] * self.play.state.players  # how far undo reaches, if it is known

    # ---- acts -----------------------------------------------------------------------------------------

    def say(self, seat: int, words: list[str], part: bool = False) -> list[str]:
        """Say one word, one sentence or one set: all of it or nothing, or with `part` as much of it as may be said.
        Returns what was said by the seat itself."""
        vocabulary = self.play.game.vocabulary
        for word in words:
            if word not in vocabulary:
                raise wire.refusal("unknown-word", f"there is no word {word!r}", "why-unknown-word", word)
        state = self.play.state
        numbers = unforced(state, seat, [vocabulary.index(word) for word in words])
        refused = refusal(state, seat, numbers)
        if refused is not None and part and refused.at:
            numbers = numbers[: refused.at]
        elif refused is not None:
            word, why = vocabulary.words[refused.word], refused.message
            text = f"seat {seat} cannot say {word!r} now: {why}"
            raise ActRefused(wire.Refused(refused.reason, text, Message(why.id, why.args), word))
        lane, barriers = state.on_lane(seat), state.barriers
        self._last_act += 1
        self._say(seat, numbers, self._last_act)
        self._happened(seat, lane and not state.over and state.barriers == barriers)
        return vocabulary.spell(numbers)

    def _say(self, seat: int, words: list[int], act: int) -> None:
        state = self.play.state
        news, unseen = state.news(), True
        for word in words:
            unseen = unseen and state.unseen(seat)
            self.play.say(seat, word)
            self._acts.append(act)
        self._began[act] = self._counters
        if unseen and state.news() == news and not state.over:
            self._seen.pop(seat, None)
        else:
            self._counters = self._look()
        self._changes[act] = self._sum(act, self._counters)

    def undo(self, seat: int, count: int) -> None:
        barriers = self.play.state.barriers
        speakers = [said.seat for said in self.play.said]
        cut = self._cut(seat, count)
        try:
            self.play.undo(seat, count)
        except CannotUndo as error:
            raise wire.refusal("cannot-undo", str(error), "why-cannot-undo") from None
        for at in range(len(speakers) - 1, -1, -1):
            if count and speakers[at] == seat:
                del self._acts[at]
                count -= 1
        self._counters = self._look()
        after = self.play.state
        self._reach = [None] * after.players
        if cut is not None:
            act, counters = cut
            self._changes[act] = self._sum(act, counters)
        keep = None if cut is None else self.play.said[self._acts.index(cut[0])].events
        self._happened(seat, after.on_lane(seat) and after.barriers == barriers, keep)

    def _sum(self, act: int, after: list[dict[str, int]]) -> list[CounterChange]:
        """What an act did to the counters, but for what its events tell by themselves."""
        before = [dict(counters) for counters in self._began[act]]
        events = self.play.state.events or []
        first = self.play.said[bisect_left(self._acts, act)]
        for at in range(first.events, len(events)):
            if events[at].gains and self._act_of(at) == act:
                for gain in _gains(events[at]):
                    before[gain.seat][gain.counter] = before[gain.seat].get(gain.counter, 0) + gain.by
        return _counter_changes(before, after)

    def _cut(self, seat: int, count: int) -> tuple[int, list[dict[str, int]]] | None:
        """If taking back so many words leaves a part of an act: which, and the counters after that part."""
        own = [at for at, said in enumerate(self.play.said) if said.seat == seat]
        if not 0 < count <= self.play.undoable(seat):
            return None
        at = own[-count]
        if at == 0 or self._acts[at - 1] != self._acts[at]:
            return None
        view: Any = self.play.at(at).view(None)
        return self._acts[at], [dict(one["counters"]) for one in view["seats"]]

    def _happened(self, seat: int, alone: bool, keep: int | None = None) -> None:
        """After an act: whose question may have changed, and what is new in the log, from event `keep` on.

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
        self.log.follow(self.play.state.events or [], self._happened_from, keep)

    def _happened_from(self, start: int) -> list[Happened]:
        """The events from one on, each with its act."""
        events = self.play.state.events or []
        found = []
        for at in range(start, len(events)):
            act = self._act_of(at)
            changes = _gains(events[at]) if events[at].gains else self._changes.get(act, [])
            found.append(Happened(events[at], act, changes))
        return found

    def _act_of(self, event: int) -> int:
        """The act during which an event happened; 0 before the first."""
        word = bisect_right(self.play.said, event, key=lambda said: said.events) - 1
        return self._acts[word] if word >= 0 else 0

    def _look(self) -> list[dict[str, int]]:
        """The counters that all see; on the way, how the game stands."""
        view: Any = self.play.state.view(None)
        self._common: dict[str, object] = view  # what all see
        self._seen = {}
        self.standing = standing(view)
        now = self.standing.round
        if now and self.standing.points:  # before the first round there is nothing to tell
            self._rounds = {number: points for number, points in self._rounds.items() if number < now}
            self._rounds[now] = self.standing.points
        return [dict(one["counters"]) for one in view["seats"]]

    # ---- questions ------------------------------------------------------------------------------------

    def why(self, seat: int, word: str) -> Message | None:
        """Why that seat cannot say a word now; None if it can."""
        try:
            why = self.play.state.why_not(seat, self.play.game.vocabulary.index(word))
        except UnknownWord:
            return Message("why-unknown-word", {})
        return None if why is None else Message(why.id, why.args)

    def preferred_word(self, seat: int, preferences: dict[str, Any]) -> str | None:
        """What a seat's preferences say to its question; None if it must be asked itself."""
        word = self.play.state.preferred(seat, self.play.game.prefer(preferences))
        return None if word is None else self.play.game.vocabulary.words[word]

    def preview(self, seat: int, words: list[str]) -> Foreseen | None:
        """What would come of saying these words of one decision; None if they cannot be said."""
        vocabulary = self.play.game.vocabulary
        if any(word not in vocabulary for word in words):
            return None
        return foresee(self.play.state, seat, [vocabulary.index(word) for word in words])

    def refused(self, seat: int, words: list[str]) -> Message | None:
        """Why these words cannot be said; None if they can."""
        vocabulary = self.play.game.vocabulary
        if any(word not in vocabulary for word in words):
            return Message("why-unknown-word", {})
        state = self.play.state
        found = refusal(state, seat, unforced(state, seat, [vocabulary.index(word) for word in words]))
        return None if found is None else Message(found.message.id, found.message.args)

    def fresh(self, seat: int, version: str) -> bool:
        """Whether a seat that looks at that version still sees its present question."""
        shown = self._update(seat)
        boot, _, rest = version.partition("-")
        number = rest.partition("-")[0]
        return boot == self._boot and number.isdecimal() and shown.asked_at <= int(number) <= shown.number

    # ---- showing --------------------------------------------------------------------------------------

    def progress(self) -> Progress:
        """What everybody may know about how the game stands."""
        state = self.play.state
        if not state.over:
            return Progress(state.waiting(), None, self.standing)
        scores = state.scores()
        rounds = list(self._rounds.values())
        if rounds and len(rounds[-1]) == len(scores or []):
            rounds[-1] = scores or []  # with what was secret until now
        result = {"scores": scores, "winners": state.winners(), "breakdown": state.breakdown(), "rounds": rounds}
        return Progress([], result, self.standing)

    def render(self, have: Have) -> Rendered:
        """What a viewer is shown: nothing but its view, its question and its part of the log."""
        body = self._update(have.viewer).body
        assert body is not None
        return Rendered(have.viewer, self._version(have.viewer), body, *self.log.since(have.viewer, have.serial))

    def export(self, viewer: int) -> Exported:
        """What a viewer may take home while the game runs."""
        body = self._update(viewer).body
        assert body is not None
        words = [self.play.game.vocabulary.words[said.word] for said in self.play.said if said.seat == viewer]
        return Exported(self._version(viewer), body.view, self.log.since(viewer, 0)[1], words)

    def _version(self, viewer: int) -> str:
        """Which life of the room, how often this viewer saw something change, and how far its log goes."""
        return f"{self._boot}-{self._shown[viewer].number}-{self.log.serial(viewer)}"

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

    def _body(self, viewer: int) -> Body:
        """The parts of a `table` message that the rules fill in."""
        state = self.play.state
        asked = viewer != SPECTATOR and state.asked(viewer)
        encode = msgspec.json.encode
        return Body(
            view=self._view(viewer),
            prompt=encode(self._prompt(viewer) if asked else None),
            legal=encode(self.play.game.vocabulary.spell(state.legal(viewer)) if asked else []),
            sentences=self._finish(viewer) if asked else encode(NO_SENTENCES),
            undo_acts=self._undoable(viewer),
        )

    def _view(self, viewer: int) -> bytes:
        """What a viewer sees. It is worked out and written once for all who see the same, and not again where somebody
        acted whom the viewer does not see; but who owes a word, all see."""
        state, encode = self.play.state, msgspec.json.encode
        source = SPECTATOR if viewer != SPECTATOR and state.sees_as_all(viewer) else viewer
        parts = self._seen.get(source)
        if parts is None:
            view = self._common if source == SPECTATOR else state.view(viewer)
            parts = self._seen[source] = {part: msgspec.Raw(encode(value)) for part, value in view.items()}
        return encode({**parts, "seat": None if viewer == SPECTATOR else viewer, "waiting": state.waiting()})

    def _prompt(self, seat: int) -> messages.Prompt:
        state = self.play.state
        task, prompt = state.question(seat), state.prompt(seat)
        assert task is not None
        assert prompt is not None
        spell = self.play.game.vocabulary.spell
        return messages.Prompt(
            id=prompt.message.id,
            args=prompt.message.args,
            kind=prompt.kind,
            least=prompt.least,
            most=prompt.most,
            picked=spell(prompt.picked),
            candidates=spell(task.candidates(state)) if isinstance(task, SetTask) else [],
            proposals=[
                messages.Proposal(spell(each.words), spell(each.things), each.brings) for each in task.proposals(state)
            ],
            preference=prompt.preference,
        )

    def _finish(self, seat: int) -> bytes:
        """The sentences of the decision under way; they stay the same as long as the question does."""
        kept = self._sentences.get(seat)
        if kept is None or kept[0] != self.asked[seat]:
            found = sentences(self.play.state, seat, self.limit)
            spelt = [self.play.game.vocabulary.spell(sentence) for sentence in found.sentences]
            kept = (self.asked[seat], msgspec.json.encode(messages.Sentences(spelt, found.complete)))
            self._sentences[seat] = kept
        return kept[1]

    def _undoable(self, viewer: int) -> list[int]:
        """How many words of each act may be taken back, newest last."""
        if viewer == SPECTATOR or self.play.state.over:
            return []
        reach = self._reach[viewer]
        if reach is None:
            reach = self._reach[viewer] = self.play.undoable(viewer)
        own: list[int] = []
        at = len(self._acts)
        while len(own) < reach:
            at -= 1
            if self.play.said[at].seat == viewer:
                own.append(self._acts[at])
        return [len(list(words)) for _, words in groupby(reversed(own))]

    # ---- exports --------------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole record; only for games that are over."""
        if not self.play.state.over:
            raise wire.refusal("not-playing", "the whole record is for games that are over", "error-not-over")
        return dump(self.play)


def fold(acts: list[Act]) -> list[tuple[int, list[str]]]:
    """The words that stand, act by act, after all that was taken back."""
    folded: list[tuple[int, list[str]]] = []
    for act in acts:
        if act.kind == SAY:
            folded.append((act.seat, list(act.words)))
            continue
        left = act.count
        for seat, words in reversed(folded):
            if seat == act.seat and left:
                taken = min(left, len(words))
                del words[len(words) - taken :]
                left -= taken
    return [(seat, words) for seat, words in folded if words]


def _counter_changes(before: list[dict[str, int]], after: list[dict[str, int]]) -> list[CounterChange]:
    return [
        CounterChange(seat, counter, value - before[seat].get(counter, 0))
        for seat, counters in enumerate(after)
        for counter, value in counters.items()
        if value != before[seat].get(counter, 0)
    ]


def _gains(event: Event) -> list[CounterChange]:
    """What an event by itself brought to the seat that it tells of."""
    seat = event.message.args.get("seat")
    if not event.gains or not isinstance(seat, int):
        return []
    return [CounterChange(seat, counter, by) for counter, by in event.gains.items()]
