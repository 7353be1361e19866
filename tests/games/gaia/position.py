"""Positions of Gaia Project, laid out by hand on the map of the first game, and words said by spelling.

    position = Position("terrans xenos", homes=["l3 l9", "i3 j7 m9"])
    position.give(0, ore=5, credits=9)
    position.say("build k5")

The tiles always lie in the order of the tables unless a test says otherwise: below the areas std-o-q, std-k-types,
std-big4, std-7vp, std-o-charge, std-k-c; in the bottom row std-gaia3, std-4c, std-charge4.
"""

from __future__ import annotations

from typing import Any, Self

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.automa import cards, setup
from starboard.games.gaia.automa.deck import Automa, Terms
from starboard.games.gaia.game import RULES, game
from starboard.games.gaia.hexes import StarMap, first_game
from starboard.games.gaia.rules.rounds import StartRound
from starboard.games.gaia.rules.setup import FACTION_INDEX, Boards, lay_out, take_faction
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.table import Readings, Setup
from starboard.kernel import DONE, PASS, FastChance, ScriptedChance, State, fast_chance

ROUND_WORDS = [tile.word for tile in c.ROUNDS]
FINAL_WORDS = [tile.word for tile in c.FINALS]
STANDARD_WORDS = [tile.word for tile in c.STANDARD]
ADVANCED_WORDS = [tile.word for tile in c.ADVANCED]
TOKEN_WORDS = [tile.word for tile in c.TOKENS]
QUIET_ROUNDS = "round-step round-federation round-gaia3 round-big round-big round-ts3"
NAMED = {"gaia": "gaia_area", "brain": "brainstone", "away": "gaiaformers_away"}  # what tests call shorter


def at(word: str) -> int:
    """The number of a hex."""
    return w.HEXES.index(word)


class Position:
    """A game at the first turn of round 1, everything known."""

    def __init__(
        self,
        factions: str = "terrans xenos",
        homes: list[str] | None = None,
        *,
        rounds: str = QUIET_ROUNDS,
        finals: str = "final-structures final-satellites",
        advanced: str = "adv-fed-pass adv-research adv-q-5c adv-mine-now adv-lab-pass adv-sector-ore",
        boosters: str = "",
        fifth: str = "fed-7vp-2o",
        variable: bool = False,
        readings: Readings | None = None,
        stars: StarMap | None = None,
        rules: int = RULES,
        play: bool = True,
    ) -> None:
        names = factions.split()
        players = len(names)
        in_play = boosters.split() or [f"booster-{n}" for n in (1, 2, 3, 6, 7, 8, 9, 10, 4, 5)][: players + 3]
        setup = Setup(
            first_game(players > 2) if stars is None else stars,
            list(range(c.N_STANDARD)),
            [ADVANCED_WORDS.index(word) for word in advanced.split()],
            [int(word.split("-")[1]) - 1 for word in in_play],
            [ROUND_WORDS.index(word) for word in rounds.split()],
            [FINAL_WORDS.index(word) for word in finals.split()],
            TOKEN_WORDS.index(fifth),
            variable,
            readings or Readings(),
        )
        self.state = GaiaState(setup, players, fast_chance(1))
        self.state.rules = rules
        self.state.lay_out()
        self.state.events = []
        self.state.push(Boards())
        for seat, name in enumerate(names):
            take_faction(self.state, seat, FACTION_INDEX[name])
        self.state.advance()
        self.homes = [home.split() for home in homes] if homes else [[] for _ in names]
        if play:
            self.set_up(in_play)

    def set_up(self, boosters: list[str]) -> None:
        while self.asks() == "gaia-ask-place-first":
            left = self.homes[self.seat]
            self.say(left.pop(0) if left else self.legal()[0])
        while self.asks() == "gaia-ask-choose-booster":
            self.say(boosters[self.state.players - 1 - self.seat])
        self.to_turn()

    # ---- saying ---------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.state.waiting()[0]

    def legal(self) -> list[str]:
        return w.VOCABULARY.spell(self.state.legal(self.seat))

    def asks(self) -> str:
        """The id of the question, empty at the end of the game."""
        if self.state.over:
            return ""
        prompt = self.state.prompt(self.seat)
        assert prompt is not None
        return prompt.message.id

    def say(self, words: str) -> Self:
        """Say words, each by whoever is asked. A word in brackets may be forced: then the table says it itself."""
        for word in words.split():
            if word.startswith("(") and word[1:-1] not in self.legal():
                continue
            self.state.say(self.seat, w.VOCABULARY.index(word.strip("()")))
        return self

    def why(self, word: str) -> str:
        """The id of the reason why the asked seat cannot say a word."""
        reason = self.state.why_not(self.seat, w.VOCABULARY.index(word))
        return "" if reason is None else reason.id

    def why_args(self, word: str) -> dict[str, object]:
        reason = self.state.why_not(self.seat, w.VOCABULARY.index(word))
        assert reason is not None
        return dict(reason.args)

    def done(self) -> Self:
        """End the turn under way: no free actions, nobody charges."""
        while self.asks() in ("gaia-ask-afterwards", "gaia-ask-charge", "gaia-ask-advance"):
            self.say("decline" if self.asks() == "gaia-ask-charge" else "done")
        return self

    def to_turn(self) -> Self:
        """Answer what comes between turns with the first word on offer."""
        while not self.state.over and self.asks() != "gaia-ask-turn":
            legal = self.state.legal(self.seat)
            self.state.say(self.seat, legal[-1] if self.asks() == "gaia-ask-charge" else legal[0])
        return self

    def turn_of(self, seat: int) -> Self:
        """Let the seat be the active one now."""
        for _ in range(8):
            if self.seat == seat and self.asks() == "gaia-ask-turn":
                return self
            self.idle()
        raise AssertionError(f"it does not become the turn of seat {seat}")

    def idle(self) -> Self:
        """A turn that does nothing else: a research advance paid for by the test."""
        seat = self.seat
        kept = self.me(seat).copy()
        self.me(seat).knowledge = 4
        self.refresh()
        self.say("research")
        track = next(t for t in range(c.N_TRACKS) if kept.levels[t] == 0)
        self.say(c.TRACKS[track])
        self.done()
        self.state.seats[seat] = kept
        self.refresh()
        return self

    def pass_round(self) -> Self:
        """Everybody passes until the next round (or the end)."""
        now = self.state.round
        while not self.state.over and self.state.round == now:
            legal = self.state.legal(self.seat)
            self.state.say(self.seat, PASS if PASS in legal else DONE if DONE in legal else legal[0])
        return self

    # ---- laying out -----------------------------------------------------------------------------------------

    def refresh(self) -> Self:
        for seat in range(self.state.players):
            self.me(seat).forget_federations()
        self.state.refresh()
        return self

    def give(self, seat: int, bowls: tuple[int, int, int] | None = None, **values: int) -> Self:
        me = self.me(seat)
        for name, value in values.items():
            if name == "vp":
                me.score(c.FROM_START, value - me.vp)
            else:
                assert hasattr(me, NAMED.get(name, name)), name
                setattr(me, NAMED.get(name, name), value)
        if bowls is not None:
            me.bowl1, me.bowl2, me.bowl3 = bowls
        return self.refresh()

    def rich(self, seat: int) -> Self:
        return self.give(seat, ore=15, credits=30, knowledge=15, qic=9, bowls=(4, 4, 8))

    def level(self, seat: int, track: str, level: int) -> Self:
        self.me(seat).set_level(c.TRACKS.index(track), level)
        return self.refresh()

    def build(self, seat: int, piece: str, *hexes: str) -> Self:
        """Structures appear on planets, without cost or consequence; a structure that is there is replaced."""
        kind = c.PIECES.index(piece)
        for word in hexes:
            where = at(word)
            if self.state.owner[where] == seat:
                self.me(seat).add(self.state.piece[where], -1)
            self.me(seat).add(kind, 1)
            before = self.state.owner[where]
            self.state.put(where, kind, seat)
            if before != seat and kind <= c.LOST_MINE:
                self.state.colonise(seat, where)
            if kind == c.SPACE_STATION:
                self.state.add_origin(seat, where)
        return self.refresh()

    def share(self, seat: int, word: str) -> Self:
        """A mine on another player's planet."""
        self.state.put_guest(at(word), seat)
        self.me(seat).add(c.MINE, 1)
        self.me(seat).guests += 1
        self.state.colonise(seat, at(word))
        return self.refresh()

    def turn_gaia(self, word: str) -> Self:
        self.state.turn_planet(at(word), c.GAIA)
        return self.refresh()

    def token(self, seat: int, word: str, green: bool = True) -> Self:
        index = TOKEN_WORDS.index(word)
        self.me(seat).tokens = [*self.me(seat).tokens, 2 * index + green]
        if index < c.ORDINARY_TOKENS:
            self.state.take_token(index)
        return self.refresh()

    def tile(self, seat: int, *words: str) -> Self:
        me = self.me(seat)
        for word in words:
            if word in STANDARD_WORDS:
                me.standard |= 1 << STANDARD_WORDS.index(word)
            else:
                index = ADVANCED_WORDS.index(word)
                me.advanced |= 1 << index
                self.state.advanced_left &= ~(1 << index)
        return self.refresh()

    def cover(self, seat: int, word: str) -> Self:
        self.me(seat).covered |= 1 << STANDARD_WORDS.index(word)
        return self.refresh()

    def federate(self, seat: int, *hexes: str) -> Self:
        """These hexes are in a federation; those without a planet get a satellite."""
        self.state.feds = self.state.feds[:]
        self.state.sats = self.state.sats[:]
        for word in hexes:
            self.state.feds[at(word)] |= 1 << seat
            if not self.state.is_member(seat, at(word)):
                self.state.sats[at(word)] |= 1 << seat
                self.me(seat).satellites += 1
        return self.refresh()

    def booster(self, seat: int, number: int) -> Self:
        self.me(seat).booster = number - 1
        return self.refresh()

    def pieces(self, seat: int, **counts: int) -> Self:
        """So many pieces are taken from the board, wherever they stand: `institute=1`, `trading_station=4`."""
        for name, count in counts.items():
            kind = c.PIECES.index(name.replace("_", "-"))
            self.me(seat).add(kind, count - self.me(seat).pieces[kind])
        return self.refresh()

    # ---- looking --------------------------------------------------------------------------------------------

    def me(self, seat: int) -> Seat:
        return self.state.seats[seat]

    def get(self, seat: int, name: str) -> int:
        value = getattr(self.me(seat), NAMED.get(name, name))
        assert isinstance(value, int)
        return value

    def bowls(self, seat: int) -> tuple[int, ...]:
        return (self.me(seat).bowl1, self.me(seat).bowl2, self.me(seat).bowl3)

    def stock(self, seat: int) -> tuple[int, ...]:
        """Ore, credits, knowledge, QIC."""
        return tuple(self.me(seat).resource(what) for what in range(4))

    def count(self, seat: int, piece: str) -> int:
        return self.me(seat).pieces[c.PIECES.index(piece)]

    def level_of(self, seat: int, track: str) -> int:
        return self.me(seat).levels[c.TRACKS.index(track)]

    def piece(self, word: str) -> str:
        return c.PIECES[self.state.piece[at(word)]]

    def planet(self, word: str) -> str:
        kind = self.state.planet[at(word)]
        return c.TYPES[kind] if kind >= 0 else "space"

    def federated(self, seat: int) -> set[str]:
        return {w.HEXES[h] for h in range(len(w.HEXES)) if self.state.feds[h] >> seat & 1}

    def places(self, words: str) -> set[str]:
        """The hexes on offer after saying these words on a copy of the table."""
        copy = self.state.copy()
        seat = copy.waiting()[0]
        for word in words.split():
            copy.say(seat, w.VOCABULARY.index(word))
        offered = {word for word in w.VOCABULARY.spell(copy.legal(seat)) if word in w.HEXES}
        # a single hex is not asked for: what was built there tells
        before, after = self.state, copy
        changed = {
            w.HEXES[h]
            for h in range(len(w.HEXES))
            if (before.piece[h], before.guest[h]) != (after.piece[h], after.guest[h])
        }
        return offered or changed

    def tokens(self, seat: int) -> list[tuple[str, bool]]:
        return [(TOKEN_WORDS[token // 2], bool(token & 1)) for token in self.me(seat).tokens]


class Solo(Position):
    """Alone on the map of the first game, at the first turn of round 1; the Automa's mines stand where the test says.

        table = Solo("terrans taklons", "l3 l9", "j3 k11")
        table.turn(4, 13)

    plays a turn of the Automa with support card 4 and action card 13.
    """

    def __init__(
        self,
        factions: str = "terrans taklons",
        home: str = "l3 l9",
        automa: str = "j3 k11",
        *,
        level: int = 2,
        terms: Terms | None = None,
        rounds: str = QUIET_ROUNDS,
        finals: str = "final-structures final-fed-structures",
        variable: bool = False,
    ) -> None:
        names = factions.split()
        advanced = "adv-fed-pass adv-research adv-q-5c adv-mine-now adv-lab-pass adv-sector-ore"
        fixed = Setup(
            first_game(False),
            list(range(c.N_STANDARD)),
            [ADVANCED_WORDS.index(word) for word in advanced.split()],
            [0, 1, 2, 5, 6],
            [ROUND_WORDS.index(word) for word in rounds.split()],
            [FINAL_WORDS.index(word) for word in finals.split()],
            TOKEN_WORDS.index("fed-7vp-2o"),
            variable,
            Readings(),
            terms or Terms(level),
        )
        self.state = GaiaState(fixed, 1, fast_chance(1))
        self.state.rules = RULES
        self.state.lay_out()
        self.state.events = []
        take_faction(self.state, 0, FACTION_INDEX[names[0]])
        setup.be(self.state, FACTION_INDEX[names[1]])
        lay_out(self.state, 0)
        setup.lay_out(self.state)
        self.state.push(StartRound())
        self.build(0, "mine", *home.split())
        self.build(1, "mine", *automa.split())
        for seat, booster in enumerate((0, 1)):
            self.state.automa.exchange(booster, -1)
            self.me(seat).booster = booster
        self.state.advance()
        self.to_turn()

    @property
    def automa(self) -> Automa:
        return self.state.automa

    def stack(self, *numbers: int, left: int = 5) -> Self:
        """The next cards of the Automa, as in the first turn of a round, and how many the deck holds after them."""
        more = [number for number in cards.NUMBERS if number not in numbers][:left]
        self.automa.support = self.automa.action = 0
        self.automa.discard = []
        self.automa.known = sorted([*numbers, *more])
        self.automa.unknown = 0
        self.automa.unseen = [number for number in cards.NUMBERS if number not in self.automa.known]
        self.state.chance = ScriptedChance(list(numbers))
        return self

    def flip(self) -> Self:
        """End the player's turn and let the Automa have its own."""
        while self.asks() == "gaia-ask-afterwards":
            self.say("done")
        assert self.asks() == "gaia-ask-automa"
        return self.say("done")

    def done(self) -> Self:
        self.flip()
        while self.asks() == "gaia-ask-charge":
            self.say("decline")
        return self

    def turn(self, support: int, action: int, left: int = 5) -> Self:
        """The player does nothing of note, then the Automa has its turn with these cards; nobody charges."""
        self.stack(support, action, left=left)
        self.idle()
        return self

    def last(self) -> dict[str, Any]:
        """The Automa's last turn, as everybody sees it."""
        facts = self.state.view(None)["automa"]
        assert isinstance(facts, dict)
        turn = facts["turns"][-1]
        assert isinstance(turn, dict)
        return turn

    def decided(self, at: int = 0) -> tuple[object, ...]:
        """What was chosen, and the tie-breakers that left fewer, in order."""
        deed = self.last()["deeds"][at]
        return (deed["chosen"], *[step["tie"] for step in deed["ties"]])

    def only_free(self, *free: str) -> Self:
        """All spaces of the research board are covered but these."""
        words = [action.word for action in [*c.POWER_ACTIONS, *c.QIC_ACTIONS]]
        self.state.taken_by = [-1 if word in free else 0 for word in words]
        self.refresh()
        return self

    def free(self) -> list[str]:
        words = [action.word for action in [*c.POWER_ACTIONS, *c.QIC_ACTIONS]]
        return [word for word, by in zip(words, self.state.taken_by, strict=True) if by < 0]


def new(options: dict[str, object], seed: int = 1) -> GaiaState:
    state = game.new(options, str(seed), events=True)
    assert isinstance(state, GaiaState)
    return state


SELDOM = [PASS, *range(w.BURN, w.FREE + len(c.FREE_ACTIONS))]


def builder(state: State, seat: int, dice: FastChance) -> int:
    """A random word of somebody who likes to build, and seldom passes or converts."""
    legal = state.legal(seat)
    if w.FEDERATION in legal:
        return w.FEDERATION
    for word in (w.INSTITUTE, w.UPGRADE, w.BUILD, w.GAIA_TECH, w.PROJECT):
        if word in legal and dice.below(2):
            return word
    keen = [word for word in legal if not (word in SELDOM and dice.below(8))] or legal
    return keen[dice.below(len(keen))]
