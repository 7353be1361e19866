"""Option schemas: what a host may choose for a game. Forms and validation are made from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starboard.kernel.errors import OptionError

Value = int | str | bool

CHOICE: Final = "choice"  # one of `choices`
FLAG: Final = "flag"  # yes or no
NUMBER: Final = "number"  # from `least` to `most`
TEXT: Final = "text"  # free text that the game checks itself
SEATS: Final = "seats"  # one of `choices` for each seat, with commas between, or empty


class Option:
    """One thing that a host may choose.

    `players` limits it to tables of these sizes (empty: all); `when` names another option and the value with which
    this one means something (None: always). Where that option is not for tables of this size, it is not asked for.
    """

    def __init__(
        self,
        id: str,
        kind: str,
        default: Value,
        choices: list[str] | None = None,
        least: int = 0,
        most: int = 0,
        players: list[int] | None = None,
        when: tuple[str, Value] | None = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.default = default
        self.choices: list[str] = [] if choices is None else choices
        self.least = least
        self.most = most
        self.players: list[int] = [] if players is None else players
        self.when = when

    def data(self) -> dict[str, object]:
        """The schema of this option for a form."""
        return {
            "id": self.id,
            "kind": self.kind,
            "default": self.default,
            "choices": self.choices,
            "least": self.least,
            "most": self.most,
            "players": self.players,
            "when": None if self.when is None else {"option": self.when[0], "value": self.when[1]},
        }

    def parse(self, value: object, players: int) -> Value:
        """The value in its proper type, or an error that says what is allowed. Text is read by kind."""
        parsed = self._parse(value, players)
        if self.players and players not in self.players and parsed != self.default:
            sizes = " or ".join([str(size) for size in self.players])
            raise OptionError(self.id, f"option {self.id!r} is only for {sizes} players")
        return parsed

    def _parse(self, value: object, players: int) -> Value:
        if self.kind == FLAG:
            if isinstance(value, bool):
                return value
            if value in ("yes", "true"):
                return True
            if value in ("no", "false"):
                return False
            raise OptionError(self.id, f"option {self.id!r} is yes or no, not {value!r}")
        if self.kind == NUMBER:
            return _number(self.id, value, self.least, self.most)
        if not isinstance(value, str):
            raise OptionError(self.id, f"option {self.id!r} is a text, not {value!r}")
        if self.kind == CHOICE:
            self._check_choice(value)
        if self.kind == SEATS and value:
            parts = value.split(",")
            if len(parts) != players:
                raise OptionError(self.id, f"option {self.id!r} names {len(parts)} for {players} seats")
            for part in parts:
                self._check_choice(part)
        if len(value.splitlines()) > 1:
            raise OptionError(self.id, f"option {self.id!r} is one line of text")
        return value.strip()

    def _check_choice(self, value: str) -> None:
        if value not in self.choices:
            raise OptionError(self.id, f"option {self.id!r} is one of {', '.join(self.choices)}, not {value!r}")


def _number(id: str, value: object, least: int, most: int) -> int:
    number = value
    if isinstance(number, str) and number.removeprefix("-").isdecimal() and len(number) < 16:
        number = int(number)
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
        raise OptionError(id, f"option {id!r} is a number from {least} to {most}, not {value!r}")
    return number


def complete(schema: list[Option], given: Mapping[str, object], players: int) -> dict[str, Value]:
    """All options of a schema, checked, with defaults filled in, in the order of the schema."""
    _check_known([option.id for option in schema], given)
    return {option.id: option.parse(given.get(option.id, option.default), players) for option in schema}


def validate(schema: list[Option], sizes: list[int], given: Mapping[str, object]) -> dict[str, Value]:
    """All options of a game; `players` comes first."""
    _check_known(["players"] + [option.id for option in schema], given)
    players = _number("players", given.get("players", sizes[0]), sizes[0], sizes[-1])
    if players not in sizes:
        raise OptionError("players", f"option 'players' is one of {', '.join([str(n) for n in sizes])}")
    rest = {id: given[id] for id in given if id != "players"}
    return {"players": players, **complete(schema, rest, players)}


def _check_known(ids: list[str], given: Mapping[str, object]) -> None:
    for id in given:
        if id not in ids:
            raise OptionError(id, f"there is no option {id!r}: the options are {', '.join(ids) or 'none'}")
