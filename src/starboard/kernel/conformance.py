"""The conformance battery: what must hold for every game, checked in random games.

`battery(game, options, seed)` plays one game and raises `Broken` at the first fault, with the record that
leads to it. Cheap checks run at every word, the others at a few random moments of each game.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping

from starboard.kernel.chance import FastChance, fast_chance
from starboard.kernel.decision import sentences
from starboard.kernel.errors import DeadEnd, StarboardError
from starboard.kernel.frozen import freeze, thaw
from starboard.kernel.games import Game
from starboard.kernel.plain import fingerprint
from starboard.kernel.play import Play
from starboard.kernel.playout import play_out
from starboard.kernel.records import dump, load
from starboard.kernel.state import State

Choose = Callable[[State, int, FastChance], int]  # a word for a seat

LONGEST = 20_000  # no game is longer than so many words


class Broken(AssertionError):
    """A game does not keep what every game must keep."""


class _Battery:
    def __init__(self, game: Game, options: Mapping[str, object], seed: int, moments: int, choose: Choose) -> None:
        self.play = Play(game, options, str(seed))
        self.dice: FastChance = fast_chance(seed + 1_000_003)
        self.moments = moments
        self.choose = choose
        self.kept: list[tuple[State, str]] = []
        self.width = [len(self.play.state.features(seat)) for seat in range(self.play.state.players)]

    def demand(self, holds: bool, fault: str) -> None:
        if not holds:
            raise Broken(f"{fault}\nafter {len(self.play.said)} words of\n{dump(self.play)}")

    def run(self) -> Play:
        try:
            return self.play_and_check()
        except DeadEnd as error:
            self.demand(False, f"a dead end: {error}")
        except StarboardError as error:
            self.demand(False, f"{type(error).__name__}: {error}")
        return self.play

    def play_and_check(self) -> Play:
        gap = 6  # the moments lie further and further apart, so that long games are looked at late too
        state = self.play.state
        while not state.over:
            self.at_every_word(state)
            if self.moments > 0 and self.dice.below(gap) == 0:
                self.moments -= 1
                gap *= 2
                self.at_some_moments(state)
            seats = state.waiting()
            seat = seats[self.dice.below(len(seats))]
            word = self.choose(state, seat, self.dice)
            others = [(other, list(state.legal(other))) for other in seats if other != seat]
            barriers = state.barriers
            self.play.say(seat, word)
            if state.barriers == barriers and not state.over:
                for other, before in others:
                    self.demand(
                        state.legal(other) == before, f"a word of seat {seat} changed what seat {other} may say"
                    )
            self.demand(len(self.play.said) < LONGEST, "the game does not end")
        self.at_the_end(state)
        return self.play

    def at_every_word(self, state: State) -> None:
        seats = state.waiting()
        self.demand(bool(seats), "nobody is asked, and the game is not over")
        complaints = state.check()
        self.demand(not complaints, "; ".join(complaints))
        for seat in seats:
            legal = state.legal(seat)
            task = state.question(seat)
            self.demand(task is not None and task.seat == seat, f"seat {seat} is asked somebody else's question")
            for at in range(1, len(legal)):
                self.demand(legal[at - 1] < legal[at], f"the words of seat {seat} are not ascending: {legal}")
            if task is not None:
                self.demand(task.options(state) == legal, f"the words of seat {seat} are stale: {legal}")
        early = (state.scores(), state.winners(), state.breakdown())
        self.demand(early == (None, None, None), "a result before the end")

    def at_some_moments(self, state: State) -> None:
        before = fingerprint(state)
        self.kept.append((state.copy(), before))
        self.demand(fingerprint(self.kept[-1][0]) == before, "a copy differs from its original")
        self.check_copy_is_free(state)
        self.check_freezing(state)
        self.check_non_interference(state)
        self.check_refusals(state)
        self.check_sentences(state)
        for seat in state.waiting():
            words = state.promising(seat, 3)
            legal = state.legal(seat)
            held = len(words) <= 3 and all(word in legal for word in words)
            self.demand(held and words == sorted(set(words)), f"words that promise most are not legal: {words}")
            weighed = state.weigh(seat, legal[:6])
            self.demand(len(weighed) == len(legal[:6]), f"of {len(legal[:6])} words {len(weighed)} were weighed")
            obvious = state.obvious(seat)
            self.demand(obvious in (-1, *legal), f"an obvious word is not legal: {obvious}")
        self.check_unseen(state)
        self.check_undo(state)
        self.demand(fingerprint(state) == before, "looking at a state changed it")

    def check_copy_is_free(self, state: State) -> None:
        before = fingerprint(state)
        play_out(state.copy(), self.dice, 60)
        self.demand(fingerprint(state) == before, "playing a copy changed the original")

    def check_freezing(self, state: State) -> None:
        """A state that was frozen and thawed is the same, and goes on in the same way."""
        for seat in state.waiting():
            for one in (state.copy(), state.guess(seat, fast_chance(self.dice.below(1 << 30)))):
                frozen = freeze(one)
                two = thaw(frozen, self.play.game)
                same = fingerprint(two) == fingerprint(one) and freeze(two) == frozen
                self.demand(same, "a state is another when it was frozen and thawed")
                self.demand(two.features(seat) == one.features(seat), "a thawed state has other features")
                number = self.dice.below(1 << 30)
                for each in (one, two):
                    play_out(each, fast_chance(number), 60)
                self.demand(fingerprint(two) == fingerprint(one), "a thawed state goes on otherwise")

    def check_non_interference(self, state: State) -> None:
        spectator = _bytes(state.view(None))
        for seat in range(state.players):
            if state.sees_as_all(seat):
                same = _bytes({**state.view(seat), "seat": None}) == spectator
                self.demand(same, f"seat {seat} is said to see what all see, and does not")
            other = state.guess(seat, fast_chance(self.dice.below(1 << 30)))
            complaints = other.check()
            self.demand(not complaints, f"a guess of seat {seat} is impossible: {complaints}")
            self.demand(_bytes(other.view(seat)) == _bytes(state.view(seat)), f"the view of seat {seat} tells too much")
            self.demand(_bytes(other.view(None)) == spectator, "the view of a spectator tells too much")
            self.demand(_asked(other, seat) == _asked(state, seat), f"the prompt of seat {seat} tells too much")
            self.demand(other.legal(seat) == state.legal(seat), f"the words of seat {seat} tell too much")
            self.demand(_finish(other, seat) == _finish(state, seat), f"the sentences of seat {seat} tell too much")
            features = state.features(seat)
            self.demand(other.features(seat) == features, f"the features of seat {seat} tell too much")
            self.demand(len(features) == self.width[seat], "features of another length")
            numbers = [*features, state.evaluate(seat)]
            self.demand(all(math.isfinite(number) for number in numbers), "features or evaluation are not finite")
            self.demand(other.waiting() == state.waiting(), f"a guess of seat {seat} asks other seats")
            self.check_guess_is_blind(state, other, seat)
            play_out(other, self.dice, 60)

    def check_guess_is_blind(self, state: State, other: State, seat: int) -> None:
        """A guess looks the same to the seat as the truth; so the guesses made from both are equal, card for card."""
        number = self.dice.below(1 << 30)
        one, two = state.guess(seat, fast_chance(number)), other.guess(seat, fast_chance(number))
        two.reveals, two.barriers = one.reveals, one.barriers  # a guess may have imagined some
        self.demand(fingerprint(one) == fingerprint(two), f"the guesses of seat {seat} know what is hidden from it")

    def check_refusals(self, state: State) -> None:
        before = fingerprint(state)
        for seat in range(state.players):
            legal = state.legal(seat)
            for word in range(len(state.vocabulary)):
                reason = state.why_not(seat, word)
                spelt = state.vocabulary.words[word]
                if word in legal:
                    self.demand(reason is None, f"seat {seat} may say {spelt}, yet: {reason}")
                    continue
                self.demand(reason is not None, f"no reason why seat {seat} may not say {spelt}")
                if self.dice.below(10) == 0:
                    try:
                        state.say(seat, word)
                    except StarboardError:
                        continue
                    self.demand(False, f"seat {seat} was allowed to say {spelt}")
        self.demand(fingerprint(state) == before, "a refused word changed the state")

    def check_sentences(self, state: State) -> None:
        for seat in state.waiting():
            found = sentences(state, seat, 50)
            firsts = sorted({sentence[0] for sentence in found.sentences})
            self.demand(firsts == state.legal(seat), f"the sentences of seat {seat} do not begin with its words")
            sentence = found.sentences[self.dice.below(len(found.sentences))]
            after = state.copy()
            for word in sentence:
                self.demand(word in after.legal(seat), f"the sentence {sentence} of seat {seat} cannot be said")
                after.say(seat, word)

    def check_unseen(self, state: State) -> None:
        """Who is said to act unseen is not seen by anybody before the barrier."""
        for seat in state.waiting():
            if not state.unseen(seat):
                continue
            self.demand(state.on_lane(seat), f"seat {seat} is said to act unseen, and is on no lane")
            after = state.copy()
            after.say(seat, any_word(state, seat, self.dice))
            if after.news() != state.news() or after.over:
                continue
            for viewer in range(state.players):
                same = viewer == seat or _seen(after, viewer) == _seen(state, viewer)
                self.demand(same, f"seat {seat} is said to act unseen, and seat {viewer} sees it")

    def check_undo(self, state: State) -> None:
        """What a seat takes back was never said, what the others said stays, and nobody had learnt from it."""
        for seat in range(state.players):
            count = self.play.undoable(seat)
            self.check_undo_is_no_oracle(state, seat, count)
            if count == 0:
                continue
            self.check_undo_is_honest(seat, count)
            again = load(dump(self.play), self.play.game)
            again.undo(seat, 1 + self.dice.below(count))
            replayed = again.at(len(again.said))
            same = fingerprint(replayed) == fingerprint(again.state)
            self.demand(same, f"undo of seat {seat} leads to another state")
            self.demand(again.state.chance.used == state.chance.used, f"undo of seat {seat} takes chance back")

    def check_undo_is_honest(self, seat: int, count: int) -> None:
        """A word that may be taken back told nobody anything hidden: in every guess of what a viewer cannot see, the
        viewer could have seen the same."""
        own = [at for at in range(len(self.play.said)) if self.play.said[at].seat == seat]
        at = own[-1 - self.dice.below(count)]
        before, after = self.play.at(at), self.play.at(at + 1)
        for viewer in range(before.players):
            seen = _seen(after, viewer)
            if seen == _seen(before, viewer):
                continue
            world = before.guess(viewer, fast_chance(self.dice.below(1 << 30)))
            told = not _could_look(world, seat, viewer, seen)
            self.demand(not told, f"seat {seat} may take back a word that told seat {viewer} something")

    def check_undo_is_no_oracle(self, state: State, seat: int, count: int) -> None:
        """How far undo reaches must not depend on what another seat said in secret."""
        said = self.play.said
        last = [at for at in range(len(said)) if said[at].seat != seat]
        if not last:
            return
        at = last[-1]
        before = self.play.at(at)
        if before.barriers != state.barriers:
            return
        other = said[at].seat
        words = [word for word in before.legal(other) if word != said[at].word]
        if not words:
            return
        twin = Play(self.play.game, self.play.options, self.play.seed, rules=self.play.rules)
        for one in said[:at]:
            twin.say(one.seat, one.word)
        twin.say(other, words[self.dice.below(len(words))])
        for one in said[at + 1 :]:
            if one.word not in twin.state.legal(one.seat):
                return
            twin.say(one.seat, one.word)
        if twin.state.view(seat) == state.view(seat):
            held = twin.undoable(seat) == count
            self.demand(held, f"how much seat {seat} may take back tells what seat {other} said")

    def at_the_end(self, state: State) -> None:
        scores, winners, parts = state.scores(), state.winners(), state.breakdown()
        self.demand(not state.check(), "; ".join(state.check()))
        if scores is None or winners is None or parts is None:
            raise Broken(f"no result at the end of\n{dump(self.play)}")
        self.demand(len(scores) == state.players, "a result of another size")
        self.demand(len(winners) > 0 or state.players == 1, "nobody has won, though somebody must")
        self.demand([sum(part.values()) for part in parts] == scores, f"{parts} do not add up to {scores}")
        self.demand(not state.waiting(), "somebody is asked after the end")
        for kept, before in self.kept:
            self.demand(fingerprint(kept) == before, "an earlier state changed")
        text = dump(self.play)
        try:
            again = load(text, self.play.game)
        except StarboardError as error:
            raise Broken(f"a record does not replay: {error}\n{text}") from error
        self.demand(fingerprint(again.state) == fingerprint(state), "a record replays to another state")
        self.demand(dump(again) == text, "a record is not written as it was read")


def any_word(state: State, seat: int, dice: FastChance) -> int:
    legal = state.legal(seat)
    return legal[dice.below(len(legal))]


def _could_look(state: State, seat: int, viewer: int, seen: object) -> bool:
    """Whether some word of the seat looks the same to the viewer, had all that is hidden from them been so."""
    for word in state.legal(seat):
        after = state.copy()
        after.say(seat, word)
        if _seen(after, viewer) == seen:
            return True
    return False


def _seen(state: State, viewer: int) -> dict[str, object]:
    """What a viewer sees, apart from who still owes a word: that a seat is done is no secret."""
    view = state.view(viewer)
    del view["waiting"]
    return view


def _bytes(view: dict[str, object]) -> str:
    return json.dumps(view, sort_keys=True, allow_nan=False)


def _asked(state: State, seat: int) -> object:
    prompt = state.prompt(seat)
    return None if prompt is None else prompt.data()


def _finish(state: State, seat: int) -> list[list[int]]:
    return sentences(state, seat, 50).sentences


def battery(game: Game, options: Mapping[str, object], seed: int, moments: int = 4, choose: Choose = any_word) -> Play:
    """Play one random game and check everything; `moments` is how often the slow checks are made."""
    return _Battery(game, options, seed, moments, choose).run()
