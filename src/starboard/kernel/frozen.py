"""A state as bytes, so that another process can go on with it: a guess for a bot, a position for a researcher.

`freeze` writes JSON, by value: equal states give equal bytes, whatever their history. `thaw` makes every thing anew by
its constructor and then gives it its attributes, so compiled and interpreted classes are treated alike and either
build reads what the other wrote. For that, the parameters of a constructor are named like attributes (`_a` may be given
as `a`). What `PLAIN_SKIPS` names is left as the constructor makes it; a large fixed table is named by its `plain_key`
and found again by `Game.fixed`. A thing with a method `copy` may change: where it lies twice it stays one thing.

The bytes are those of one version of the program: what is kept for long are records.
"""

from __future__ import annotations

import importlib
import inspect
import json
from typing import Any, Final

from starboard.kernel.errors import FreezeError
from starboard.kernel.games import Game
from starboard.kernel.plain import attributes
from starboard.kernel.state import State

FORMAT: Final = 1
_REMEMBERED: Final = 64  # fixed tables

# In JSON an object has one key, and the key tells what it is; a number is that of a class.
_TUPLE: Final = "tuple"
_DICT: Final = "dict"
_SET: Final = "set"
_FROZENSET: Final = "frozenset"
_BYTES: Final = "bytes"
_FIXED: Final = "fixed"  # by its key
_SAME: Final = "same"  # as a thing that came before, by its number
_UNSET: Final = "unset"  # an attribute that was never given a value

_WRITER: Final = json.JSONEncoder(separators=(",", ":"), check_circular=False)
_NOTHING: Final = object()


def freeze(state: State) -> bytes:
    """All that makes up a state, but for its events."""
    freezer = _Freezer()
    data = freezer.data(state)
    classes = [[kind.module, kind.name, kind.names] for kind in freezer.kinds]
    return _WRITER.encode([FORMAT, classes, data]).encode()


def thaw(data: bytes, game: Game) -> State:
    """The state of that game that `freeze` made bytes of. Nothing but classes of the kernel and of the game is made."""
    try:
        form, classes, body = json.loads(data)
        if form != FORMAT:
            raise FreezeError(f"these are bytes of format {form}, this program reads {FORMAT}")
        thawer = _Thawer(game, [_Kind(_class(game, module, name), names) for module, name, names in classes])
        state = thawer.thing(body)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise FreezeError(f"these bytes are no state of {game.id}: {error}") from error
    if not isinstance(state, State):
        raise FreezeError(f"these bytes are no state of {game.id}")
    return state


class _Kind:
    """A class, the attributes of its things, and which of them its constructor takes."""

    def __init__(self, cls: Any, names: list[str]) -> None:
        self.cls = cls
        self.module: str = cls.__module__
        self.name: str = cls.__qualname__
        self.names = names
        self.words = False  # the constructor takes the vocabulary
        self.takes: list[tuple[str, int]] = []  # the parameter, and which attribute it is
        for parameter in _parameters(cls):
            self._take(parameter)

    def _take(self, parameter: inspect.Parameter) -> None:
        name = parameter.name
        if name == "vocabulary":
            self.words = True
        elif name in self.names:
            self.takes.append((name, self.names.index(name)))
        elif f"_{name}" in self.names:
            self.takes.append((name, self.names.index(f"_{name}")))
        elif parameter.default is inspect.Parameter.empty:
            raise FreezeError(f"{self.name} cannot be made anew: it has no attribute {name!r}, which it is made from")


_PARAMETERS: Final[dict[Any, list[inspect.Parameter]]] = {}
_KINDS: Final[dict[Any, _Kind]] = {}  # of classes whose things all have the same attributes
_TABLES: Final[dict[tuple[str, str], object]] = {}


def _parameters(cls: Any) -> list[inspect.Parameter]:
    found = _PARAMETERS.get(cls)
    if found is None:
        try:
            found = list(inspect.signature(cls).parameters.values())
        except ValueError as error:
            raise FreezeError(f"{cls.__qualname__} does not tell what it is made from: {error}") from None
        _PARAMETERS[cls] = found
    return found


def _class(game: Game, module: str, name: str) -> Any:
    """A class by its name, if it belongs to the kernel or to the game."""
    homes = ["starboard.kernel", game.package, *[each.__module__ for each in type(game).__mro__]]
    if not any(module == home or module.startswith(f"{home}.") for home in homes):
        raise FreezeError(f"{module} is no part of {game.id}")
    try:
        cls = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError):
        cls = None
    if not isinstance(cls, type):
        raise FreezeError(f"there is no class {name!r} in {module}")
    return cls


class _Freezer:
    def __init__(self) -> None:
        self.kinds: list[_Kind] = []
        self._numbers: dict[Any, int] = {}  # by class, and the attributes if they differ from thing to thing
        self._seen: dict[int, int] = {}  # the things that may change, by identity

    def data(self, thing: Any) -> object:
        if thing is None or isinstance(thing, (int, str, float)):
            return thing
        if isinstance(thing, list):
            return self._items(thing)
        if isinstance(thing, tuple):
            return {_TUPLE: self._items(thing)}
        if isinstance(thing, dict):
            return {_DICT: [[self.data(key), self.data(value)] for key, value in thing.items()]}
        if isinstance(thing, frozenset):
            return {_FROZENSET: self._items(sorted(thing))}
        if isinstance(thing, set):
            return {_SET: self._items(sorted(thing))}
        if isinstance(thing, (bytes, bytearray)):
            return {_BYTES: thing.hex()}
        return self._thing(thing)

    def _items(self, items: Any) -> list[object]:
        return [each if type(each) is int else self.data(each) for each in items]

    def _thing(self, thing: Any) -> object:
        if hasattr(thing, "plain_key"):
            return {_FIXED: thing.plain_key()}
        if hasattr(thing, "copy"):
            known = self._seen.get(id(thing))
            if known is not None:
                return {_SAME: known}
            self._seen[id(thing)] = len(self._seen)
        number = self._number(thing)
        values: list[object] = []
        for name in self.kinds[number].names:
            value = getattr(thing, name, _NOTHING)
            values.append(value if type(value) is int else self._value(value))
        return {str(number): values}

    def _value(self, value: Any) -> object:
        return {_UNSET: 0} if value is _NOTHING else self.data(value)

    def _number(self, thing: Any) -> int:
        """The class of a thing: those of one class may differ in their attributes where they have a `__dict__`."""
        cls = type(thing)
        free = hasattr(thing, "__dict__")
        key: Any = (cls, tuple(thing.__dict__)) if free else cls
        number = self._numbers.get(key)
        if number is None:
            kind = None if free else _KINDS.get(cls)
            if kind is None:
                kind = _Kind(cls, attributes(thing))
                if not free:
                    _KINDS[cls] = kind
            number = self._numbers[key] = len(self.kinds)
            self.kinds.append(kind)
        return number


class _Thawer:
    def __init__(self, game: Game, kinds: list[_Kind]) -> None:
        self._game = game
        self._kinds = kinds
        self._made: list[Any] = []  # the things that may change, in the order in which they begin

    def thing(self, data: Any) -> Any:
        if isinstance(data, list):
            return self._items(data)
        if not isinstance(data, dict):
            return data
        ((tag, body),) = data.items()
        if tag.isdecimal():
            return self._make(self._kinds[int(tag)], body)
        if tag == _SAME:
            return self._made[body]
        if tag == _FIXED:
            return self._fixed(body)
        if tag == _DICT:
            return {self.thing(key): self.thing(value) for key, value in body}
        if tag == _BYTES:
            return bytes.fromhex(body)
        items = self._items(body)
        if tag == _TUPLE:
            return tuple(items)
        if tag == _SET:
            return set(items)
        if tag == _FROZENSET:
            return frozenset(items)
        raise FreezeError(f"there is nothing of the kind {tag!r}")

    def _items(self, items: list[Any]) -> list[Any]:
        """The list is ours: it came out of the JSON just now."""
        for at in range(len(items)):
            if isinstance(items[at], (list, dict)):
                items[at] = self.thing(items[at])
        return items

    def _make(self, kind: _Kind, values: list[Any]) -> Any:
        place = len(self._made)
        changes = hasattr(kind.cls, "copy")
        if changes:
            self._made.append(None)
        for at in range(len(values)):
            value = values[at]
            if isinstance(value, (list, dict)):
                values[at] = _NOTHING if value == {_UNSET: 0} else self.thing(value)
        given = {name: values[at] for name, at in kind.takes if values[at] is not _NOTHING}
        if kind.words:
            given["vocabulary"] = self._game.vocabulary
        made = kind.cls(**given)
        for name, value in zip(kind.names, values, strict=True):
            if value is not _NOTHING:
                setattr(made, name, value)
        if changes:
            self._made[place] = made
        return made

    def _fixed(self, key: str) -> object:
        found = _TABLES.get((self._game.id, key))
        if found is None:
            found = self._game.fixed(key)
            if len(_TABLES) >= _REMEMBERED:
                _TABLES.clear()
            _TABLES[self._game.id, key] = found
        return found
