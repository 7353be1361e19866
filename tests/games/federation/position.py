"""A position for tests: situations are laid out by hand, then words are said."""

from __future__ import annotations

from typing import Final

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.components import boards
from starboard.games.federation.components.ops import parse_effect
from starboard.games.federation.game import game
from starboard.games.federation.rules import rooms
from starboard.games.federation.seat import Seat
from starboard.games.federation.state import FederationState
from starboard.games.federation.table import put
from starboard.kernel import DONE, PASS, Arg

BOARD: Final = boards.get_board(boards.STANDARD)


def new_state(
    players: int = 4, seed: int = 1, setup: str = "experienced", board: str = boards.STANDARD
) -> FederationState:
    """A fresh table at the choice of start tokens."""
    state = game.new({"players": players, "setup": setup, "board": board}, str(seed), events=True)
    assert isinstance(state, FederationState)
    return state


def specialist(name: str) -> int:
    """The index of a specialist."""
    return w.VOCABULARY.index(name) - w.SPECIALIST


def space_word(action: str, wing: int | None = None) -> str:
    """The word of the space of an action, in one wing or the first found."""
    for space in range(c.SPACES):
        if BOARD.action_at[space] == c.ACTIONS.index(action) and wing in (None, space % 6 // 3):
            return f"f{space // 6 + 1}c{space % 6 + 1}"
    raise AssertionError(action)


def board_with(*changes: str) -> str:
    """Our board with other figures: each change says a line's beginning and what is to stand behind it."""
    text = boards.board_text(boards.STANDARD)
    for change in changes:
        begin = change.partition("=")[0]
        (line,) = [line for line in text.splitlines() if line.startswith(begin)]
        text = text.replace(line, change)
    return boards.pack(text)


class Position:
    """A state with helpers. After `Table()` start tokens are chosen and everybody's reserve is empty."""

    def __init__(
        self,
        players: int = 4,
        setup: str = "first-game",
        seed: int = 7,
        bare: bool = True,
        board: str = boards.STANDARD,
    ) -> None:
        state = new_state(players, seed, setup, board)
        self.state = state
        while any(me.start < 0 for me in state.seats) or state.round == 0:
            self.default()
        if bare:
            self.clear()

    def clear(self) -> None:
        """Empty reserves and boards, so that a test states all it needs."""
        board = self.state.board
        for me in self.state.seats:
            me.goods = [0, 0, 0, 0]
            me.degree = board.start_degree
            me.hangar, me.ships, me.marked, me.completed, me.medals = 1, board.ships - 1, 0, 0, 0
            me.points = [0] * len(me.points)
        self.state.medal_left = [self.state.players, self.state.players]
        self.refresh()

    # ---- saying ---------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.state.waiting()[0]

    @property
    def me(self) -> Seat:
        """The delegation of the seat that is asked."""
        return self.state.seats[self.seat]

    def legal(self) -> list[str]:
        """The words on offer."""
        return w.VOCABULARY.spell(self.state.legal(self.seat))

    def say(self, words: str) -> Position:
        """Say words, each by whoever is asked."""
        for word in words.split():
            self.state.say(self.seat, w.VOCABULARY.index(word))
        return self

    def why(self, word: str) -> str:
        """The id of the reason why the asked seat cannot say a word."""
        reason = self.state.why_not(self.seat, w.VOCABULARY.index(word))
        return "" if reason is None else reason.id

    def asks(self) -> str:
        """The id of the question."""
        prompt = self.state.prompt(self.seat)
        assert prompt is not None
        return prompt.message.id

    def default(self) -> None:
        """Say something that does as little as possible."""
        legal = self.state.legal(self.seat)
        for word in (DONE, PASS, w.OUTER, w.VOTE):
            if word in legal:
                self.state.say(self.seat, word)
                return
        upkeep = [word for word in legal if w.LEVEL <= word < w.LEVEL + 8]
        self.state.say(self.seat, upkeep[-1] if upkeep else legal[0])

    def place(self, space: str, side: str = "vote", token: str = "") -> Position:
        """Place an ambassador of the asked seat; stops at the first question of the action."""
        if self.asks() == "federation-ask-ambassador":  # the last one is not asked for
            self.say(token or next(word for word in self.legal() if word.startswith("amb-")))
        return self.say(f"{side} {space}")

    def moment(self) -> tuple[int, int]:
        """Which turn of which round it is."""
        return self.state.round, self.state.turn

    def end_turn(self, seat: int) -> None:
        """Do as little as possible until the turn of that seat is over, with the executive phase if it follows."""
        now = self.moment()
        if (self.state.starter + self.state.turn) % self.state.players != seat:
            return
        while not self.state.over and self.moment() == now:
            self.default()

    def pass_turns(self, count: int) -> None:
        """So many whole turns on the outer module."""
        for _ in range(count):
            self.end_turn((self.state.starter + self.state.turn) % self.state.players)

    def to_executive(self) -> None:
        """Everybody else sits on the outer module until the executive phase asks something or is over."""
        round_number = self.state.round
        while not self.state.over and self.state.round == round_number and not self.state.executive:
            self.default()

    def finish_round(self) -> None:
        """Do as little as possible until the next round begins or the game is over."""
        round_number = self.state.round
        while not self.state.over and self.state.round == round_number:
            self.default()

    # ---- laying out -----------------------------------------------------------------------------------

    def refresh(self) -> Position:
        """Work out the words anew after the table was changed by hand."""
        self.state.refresh()
        return self

    def put(self, field: str, at: int, value: int) -> Position:
        """Change an entry of one of the table's lists."""
        setattr(self.state, field, put(getattr(self.state, field), at, value))
        return self

    def give(self, seat: int | None = None, **goods: int) -> Position:
        """Put resources into a reserve."""
        who = self.seat if seat is None else seat
        for name, amount in goods.items():
            me = self.state.seats[who]
            kind = c.RESOURCES.index(name)
            me.goods = put(me.goods, kind, me.goods[kind] + amount)
        return self.refresh()

    def own(self, *names: str, used: bool = False, seat: int | None = None) -> Position:
        """Give specialists, wherever they were."""
        who = self.seat if seat is None else seat
        for name in names:
            token = specialist(name)
            self.state.open = [-1 if other == token else other for other in self.state.open]
            self.state.stacks = [[other for other in pile if other != token] for pile in self.state.stacks]
            self.state.seats[who].owned |= 1 << token
            if used:
                self.state.seats[who].used |= 1 << token
        return self.refresh()

    def show(self, *names: str) -> Position:
        """Put specialists face up on Atal, each on its place."""
        for name in names:
            token = specialist(name)
            self.state.stacks = [[other for other in pile if other != token] for pile in self.state.stacks]
            self.put("open", token // 9 * 3 + token % 9 // 3, token)
        return self.refresh()

    def productions(self, *names: str) -> Position:
        """Which productions are in play."""
        self.state.productions = [c.PRODUCTIONS.index(name) for name in names]
        return self.refresh()

    def act(self, action: str) -> Position:
        """The asked seat carries out an action, apart from any placement."""
        seat = self.seat
        self.state.offers[seat] = []
        rooms.act(self.state, seat, [*c.ACTIONS, "outer"].index(action))
        self.state.advance()
        return self

    def effect(self, text: str, source: int = c.FROM_SPECIALISTS) -> Position:
        """The asked seat gets an effect."""
        seat = self.seat
        self.state.offers[seat] = []
        self.state.perform(seat, parse_effect(text), source, 0)
        self.state.advance()
        return self

    def goods(self, seat: int | None = None) -> dict[str, int]:
        """What a reserve holds, without zeros."""
        who = self.seat if seat is None else seat
        held = self.state.seats[who].goods
        return {name: held[kind] for kind, name in enumerate(c.RESOURCES) if held[kind]}

    def influence(self, planet: str, seat: int | None = None) -> int:
        """Influence of a seat."""
        return self.state.influence(self.seat if seat is None else seat, c.ACTIONS.index(planet))

    def told(self, id: str) -> int:
        """How many events of a kind there were."""
        return len(self.said(id))

    def said(self, id: str) -> list[dict[str, Arg]]:
        """What the events of a kind told, one by one."""
        return [event.message.args for event in self.state.events or [] if event.message.id == id]
