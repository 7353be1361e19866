"""Positions of Gaia Project, laid out by hand on the map of the first game, and words said by spelling.

    table = Table("terrans xenos", homes=["l3 l9", "i3 j7 m9"])
    table.give(0, ore=5, credits=9)
    table.say("build k5")

The tiles always lie in the order of the tables unless a test says otherwise: below the areas std-o-q, std-k-types,
std-big4, std-7vp, std-o-charge, std-k-c; in the bottom row std-gaia3, std-4c, std-charge4.
"""

from __future__ import annotations

from starboard.games.gaia import rows, tables
from starboard.games.gaia.game import game
from starboard.games.gaia.hexes import StarMap, first_game
from starboard.games.gaia.setup import FACTION_INDEX, Boards, make_setup, take_faction
from starboard.games.gaia.state import GaiaState, fresh
from starboard.games.gaia.vocabulary import HEX_WORDS, VOCABULARY
from starboard.kernel import DONE, PASS, fast_chance

ROUND_WORDS = [tile.word for tile in tables.ROUNDS]
FINAL_WORDS = [tile.word for tile in tables.FINALS]
STANDARD_WORDS = [tile.word for tile in tables.STANDARD]
ADVANCED_WORDS = [tile.word for tile in tables.ADVANCED]
TOKEN_WORDS = [tile.word for tile in tables.TOKENS]
QUIET_ROUNDS = "round-step round-federation round-gaia3 round-big round-big round-ts3"
COLUMNS = {
    "ore": rows.ORE,
    "credits": rows.CREDITS,
    "knowledge": rows.KNOWLEDGE,
    "qic": rows.QIC,
    "vp": rows.VP,
    "gaia": rows.GAIA_AREA,
    "brain": rows.BRAIN,
    "gaiaformers": rows.GF_FREE,
    "away": rows.GF_AWAY,
    "satellites": rows.SATELLITES,
}


def at(word: str) -> int:
    """The number of a hex."""
    return HEX_WORDS.index(word)


class Table:
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
        readings: tuple[bool, bool, bool] = (False, False, False),
        stars: StarMap | None = None,
        play: bool = True,
    ) -> None:
        names = factions.split()
        players = len(names)
        in_play = boosters.split() or [f"booster-{n}" for n in (1, 2, 3, 6, 7, 8, 9, 10, 4, 5)][: players + 3]
        setup = make_setup(
            first_game(players > 2) if stars is None else stars,
            list(range(tables.N_STANDARD)),
            [ADVANCED_WORDS.index(word) for word in advanced.split()],
            [int(word.split("-")[1]) - 1 for word in in_play],
            [ROUND_WORDS.index(word) for word in rounds.split()],
            [FINAL_WORDS.index(word) for word in finals.split()],
            TOKEN_WORDS.index(fifth),
            variable,
            list(readings),
        )
        self.state = fresh(setup, players, fast_chance(1))
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
        return VOCABULARY.spell(self.state.legal(self.seat))

    def asks(self) -> str:
        """The id of the question, empty at the end of the game."""
        if self.state.over:
            return ""
        prompt = self.state.prompt(self.seat)
        assert prompt is not None
        return prompt.message.id

    def say(self, words: str) -> Table:
        """Say words, each by whoever is asked. A word in brackets may be forced: then the table says it itself."""
        for word in words.split():
            if word.startswith("(") and word[1:-1] not in self.legal():
                continue
            self.state.say(self.seat, VOCABULARY.index(word.strip("()")))
        return self

    def why(self, word: str) -> str:
        """The id of the reason why the asked seat cannot say a word."""
        reason = self.state.why_not(self.seat, VOCABULARY.index(word))
        return "" if reason is None else reason.id

    def why_args(self, word: str) -> dict[str, object]:
        reason = self.state.why_not(self.seat, VOCABULARY.index(word))
        assert reason is not None
        return dict(reason.args)

    def done(self) -> Table:
        """End the turn under way: no free actions, nobody charges."""
        while self.asks() in ("gaia-ask-afterwards", "gaia-ask-charge", "gaia-ask-advance"):
            self.say("decline" if self.asks() == "gaia-ask-charge" else "done")
        return self

    def to_turn(self) -> Table:
        """Answer what comes between turns with the first word on offer."""
        while not self.state.over and self.asks() != "gaia-ask-turn":
            legal = self.state.legal(self.seat)
            self.state.say(self.seat, legal[-1] if self.asks() == "gaia-ask-charge" else legal[0])
        return self

    def turn_of(self, seat: int) -> Table:
        """Let the seat be the active one now."""
        for _ in range(8):
            if self.seat == seat and self.asks() == "gaia-ask-turn":
                return self
            self.idle()
        raise AssertionError(f"it does not become the turn of seat {seat}")

    def idle(self) -> Table:
        """A turn that does nothing else: a research advance paid for by the test."""
        seat = self.seat
        row = self.state.rows[seat]
        kept = list(row)
        row[rows.KNOWLEDGE] = 4
        self.refresh()
        self.say("research")
        track = next(t for t in range(tables.N_TRACKS) if row[rows.TRACK + t] == 0)
        self.say(tables.TRACKS[track])
        self.done()
        self.state.rows[seat][:] = kept
        self.refresh()
        return self

    def pass_round(self) -> Table:
        """Everybody passes until the next round (or the end)."""
        now = self.state.table[rows.ROUND]
        while not self.state.over and self.state.table[rows.ROUND] == now:
            legal = self.state.legal(self.seat)
            self.state.say(self.seat, PASS if PASS in legal else DONE if DONE in legal else legal[0])
        return self

    # ---- laying out -----------------------------------------------------------------------------------------

    def refresh(self) -> Table:
        for seat in range(self.state.players):
            self.state.forget_federations(seat)
        self.state.refresh()
        return self

    def give(self, seat: int, bowls: tuple[int, int, int] | None = None, **values: int) -> Table:
        row = self.state.rows[seat]
        for name, value in values.items():
            if name == "vp":
                self.state.score(seat, rows.FROM_START, value - row[rows.VP])
            else:
                row[COLUMNS[name]] = value
        if bowls is not None:
            row[rows.BOWL1 : rows.BOWL3 + 1] = list(bowls)
        return self.refresh()

    def rich(self, seat: int) -> Table:
        return self.give(seat, ore=15, credits=30, knowledge=15, qic=9, bowls=(4, 4, 8))

    def level(self, seat: int, track: str, level: int) -> Table:
        self.state.rows[seat][rows.TRACK + tables.TRACKS.index(track)] = level
        return self.refresh()

    def build(self, seat: int, piece: str, *hexes: str) -> Table:
        """Structures appear on planets, without cost or consequence; a structure that is there is replaced."""
        kind = tables.PIECES.index(piece)
        row = self.state.rows[seat]
        for word in hexes:
            where = at(word)
            if self.state.owner[where] == seat:
                row[rows.COUNT + self.state.piece[where]] -= 1
            row[rows.COUNT + kind] += 1
            before = self.state.owner[where]
            self.state.put(where, kind, seat)
            if before != seat and kind <= tables.LOST_MINE:
                self.state.colonise(seat, where)
            if kind == tables.SPACE_STATION:
                self.state.add_origin(seat, where)
        return self.refresh()

    def share(self, seat: int, word: str) -> Table:
        """A mine on another player's planet."""
        self.state.guest = self.state.guest[:]
        self.state.guest[at(word)] = seat
        self.state.rows[seat][rows.COUNT + tables.MINE] += 1
        self.state.rows[seat][rows.GUESTS] += 1
        self.state.colonise(seat, at(word))
        return self.refresh()

    def turn_gaia(self, word: str) -> Table:
        self.state.turn_planet(at(word), tables.GAIA)
        return self.refresh()

    def token(self, seat: int, word: str, green: bool = True) -> Table:
        index = TOKEN_WORDS.index(word)
        self.state.tokens[seat] = [*self.state.tokens[seat], 2 * index + green]
        if index < tables.ORDINARY_TOKENS:
            self.state.table[rows.SUPPLY_OF + index] -= 1
        return self.refresh()

    def tile(self, seat: int, *words: str) -> Table:
        row = self.state.rows[seat]
        for word in words:
            if word in STANDARD_WORDS:
                row[rows.STANDARD_TILES] |= 1 << STANDARD_WORDS.index(word)
            else:
                index = ADVANCED_WORDS.index(word)
                row[rows.ADVANCED_TILES] |= 1 << index
                self.state.table[rows.ADVANCED_LEFT] &= ~(1 << index)
        return self.refresh()

    def cover(self, seat: int, word: str) -> Table:
        self.state.rows[seat][rows.COVERED] |= 1 << STANDARD_WORDS.index(word)
        return self.refresh()

    def federate(self, seat: int, *hexes: str) -> Table:
        """These hexes are in a federation; those without a planet get a satellite."""
        self.state.feds = self.state.feds[:]
        self.state.sats = self.state.sats[:]
        for word in hexes:
            self.state.feds[at(word)] |= 1 << seat
            if not self.state.is_member(seat, at(word)):
                self.state.sats[at(word)] |= 1 << seat
                self.state.rows[seat][rows.SATELLITES] += 1
        return self.refresh()

    def booster(self, seat: int, number: int) -> Table:
        self.state.rows[seat][rows.BOOSTER] = number - 1
        return self.refresh()

    # ---- looking --------------------------------------------------------------------------------------------

    def get(self, seat: int, name: str) -> int:
        return self.state.rows[seat][COLUMNS[name]]

    def bowls(self, seat: int) -> tuple[int, ...]:
        return tuple(self.state.rows[seat][rows.BOWL1 : rows.BOWL3 + 1])

    def stock(self, seat: int) -> tuple[int, ...]:
        """Ore, credits, knowledge, QIC."""
        return tuple(self.state.rows[seat][:4])

    def count(self, seat: int, piece: str) -> int:
        return self.state.rows[seat][rows.COUNT + tables.PIECES.index(piece)]

    def level_of(self, seat: int, track: str) -> int:
        return self.state.rows[seat][rows.TRACK + tables.TRACKS.index(track)]

    def piece(self, word: str) -> str:
        return tables.PIECES[self.state.piece[at(word)]]

    def planet(self, word: str) -> str:
        kind = self.state.planet[at(word)]
        return tables.TYPES[kind] if kind >= 0 else "space"

    def federated(self, seat: int) -> set[str]:
        return {HEX_WORDS[h] for h in range(len(HEX_WORDS)) if self.state.feds[h] >> seat & 1}

    def places(self, words: str) -> set[str]:
        """The hexes on offer after saying these words on a copy of the table."""
        copy = self.state.copy()
        seat = copy.waiting()[0]
        for word in words.split():
            copy.say(seat, VOCABULARY.index(word))
        offered = {word for word in VOCABULARY.spell(copy.legal(seat)) if word in HEX_WORDS}
        # a single hex is not asked for: what was built there tells
        before, after = self.state, copy
        changed = {
            HEX_WORDS[h]
            for h in range(len(HEX_WORDS))
            if (before.piece[h], before.guest[h]) != (after.piece[h], after.guest[h])
        }
        return offered or changed

    def tokens(self, seat: int) -> list[tuple[str, bool]]:
        return [(TOKEN_WORDS[token // 2], bool(token & 1)) for token in self.state.tokens[seat]]


def new(options: dict[str, object], seed: int = 1) -> GaiaState:
    state = game.new(options, str(seed), events=True)
    assert isinstance(state, GaiaState)
    return state
