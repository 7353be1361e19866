"""Effects as data: the small language of the data files, read into ops that one interpreter carries out.

"lavandium 1 + degree 2"        "points 2 per die"        "mix 3 of oceanium, degree"
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.federation import components as c

OP_GAIN: Final = 0  # amount of resource `arg`
OP_PAY: Final = 1  # amount of resource `arg`
OP_CRYSTAL: Final = 2  # crystals of choice
OP_DEGREE: Final = 3
OP_DIE: Final = 4
OP_DIE_SET: Final = 5
OP_SHIP: Final = 6
OP_MARKER: Final = 7
OP_MARKER_ALL: Final = 8
OP_ADVANCE: Final = 9
OP_POINTS_PER: Final = 10  # amount times the value `arg`
OP_GAIN_PER: Final = 11  # resource `kind`, amount times the value `arg`
OP_LEVEL_ROUND: Final = 12
OP_LEVEL_GAME: Final = 13
OP_REACTIVATE: Final = 14  # own used specialist of level `amount`
OP_COPY: Final = 15  # a specialist of level at most `amount`
OP_TAKE: Final = 16  # a specialist of level `amount`, no lower one needed
OP_DISCOUNT: Final = 17
OP_INCOME: Final = 18
OP_DISC: Final = 19  # shop level `amount`; `arg` 1 with its bonus
OP_ALTERATION: Final = 20  # strength `amount` from beside the board
OP_ALTERATION_PICK: Final = 21  # strength `amount`, look at `arg`, keep one
OP_ACTION: Final = 22  # action of planet `arg`
OP_COPY_ACTION: Final = 23  # `arg` 1: rooms as well
OP_STEPS: Final = 24
OP_ROBOT: Final = 25
OP_MEDAL: Final = 26  # kind `arg`, -1 any
OP_AMBASSADOR: Final = 27
OP_UPGRADE: Final = 28
OP_TRANSPORT: Final = 29
OP_PAWN: Final = 30
OP_PICK: Final = 31  # `amount` of one of `kinds`
OP_MIX: Final = 32  # `amount` units of any of `kinds`

# What effects can count; the first five are the influence on the planets.
PER_MISSIONS: Final = 5
PER_LEVEL: Final = 6
PER_DIE: Final = 7
PER_MARKED: Final = 8
PER_COLOURS: Final = 9
PER_GOLD: Final = 10
PER_MEGASTRUCTURES: Final = 11
PER_SHIPS: Final = 12
PER_SHOPS: Final = 13
PER_ALTERATIONS: Final = 14
PER_ASTEROIDS: Final = 15
PER_RESERVE: Final = 16
PER: Final = [
    *c.PLANETS,
    "missions",
    "level",
    "die",
    "marked",
    "colours",
    "gold",
    "megastructures",
    "ships",
    "shops",
    "alterations",
    "asteroids",
    "reserve",
]
MEGASTRUCTURE_VALUES: Final = PER[:8]

COUNTED: Final = {
    "crystal": OP_CRYSTAL,
    "degree": OP_DEGREE,
    "die": OP_DIE,
    "die-set": OP_DIE_SET,
    "ship": OP_SHIP,
    "marker": OP_MARKER,
    "advance": OP_ADVANCE,
    "reactivate": OP_REACTIVATE,
    "copy": OP_COPY,
    "take": OP_TAKE,
    "discount": OP_DISCOUNT,
    "income": OP_INCOME,
    "alteration": OP_ALTERATION,
    "steps": OP_STEPS,
}
BARE: Final = {
    "marker-all": OP_MARKER_ALL,
    "robot": OP_ROBOT,
    "ambassador": OP_AMBASSADOR,
    "upgrade": OP_UPGRADE,
    "transport": OP_TRANSPORT,
    "pawn": OP_PAWN,
}
# What an effect may choose among, in the order of their words.
CHOOSABLE: Final = [OP_DIE, OP_ACTION, OP_GAIN, OP_DEGREE, OP_SHIP, OP_MARKER]


class EffectError(ValueError):
    """An effect that the language does not know."""


class Op:
    """One instruction of an effect; what `amount`, `arg` and `kind` mean depends on the code."""

    def __init__(self, code: i64, amount: i64, arg: i64, kind: i64, kinds: list[Op]) -> None:
        self.code = code
        self.amount = amount
        self.arg = arg
        self.kind = kind
        self.kinds = kinds


def make(code: int, amount: int = 1, arg: int = 0, kind: int = 0) -> Op:
    """An op without alternatives."""
    return Op(code, amount, arg, kind, [])


def parse_effect(text: object) -> list[Op]:
    """Read an effect; raises EffectError with what is wrong."""
    if not isinstance(text, str):
        raise EffectError(f"an effect is text, not {text!r}")
    if text.strip() in ("nothing", ""):
        return []
    return [parse_clause(part.split()) for part in text.split("+")]


def parse_clause(tokens: list[str]) -> Op:
    """Read one clause of an effect."""
    if not tokens:
        raise EffectError("a clause is empty")
    name = tokens[0]
    if name in ("pick", "mix"):
        return _alternatives(name, tokens)
    if name in BARE:
        _expect(tokens, 1)
        return make(BARE[name])
    if name in c.RESOURCES:
        return _resource(tokens)
    if name == "points":
        _expect(tokens, 4)
        return make(OP_POINTS_PER, _number(tokens[1]), _counted_value(tokens))
    if name in COUNTED:
        _expect(tokens, 2)
        return make(COUNTED[name], _number(tokens[1]))
    return _special(name, tokens)


def _resource(tokens: list[str]) -> Op:
    kind = c.RESOURCES.index(tokens[0])
    if len(tokens) == 4:
        return make(OP_GAIN_PER, _number(tokens[1]), _counted_value(tokens), kind)
    _expect(tokens, 2)
    return make(OP_GAIN, _number(tokens[1]), kind)


def _special(name: str, tokens: list[str]) -> Op:
    if name == "pay":
        _expect(tokens, 3)
        return make(OP_PAY, _number(tokens[2]), _one_of(tokens[1], c.RESOURCES))
    if name == "level":
        _expect(tokens, 3)
        span = _one_of(tokens[2], ["round", "game"])
        return make(OP_LEVEL_ROUND if span == 0 else OP_LEVEL_GAME, _number(tokens[1]))
    if name == "disc":
        _expect(tokens, 3)
        return make(OP_DISC, _number(tokens[1]), _one_of(tokens[2], ["bare", "bonus"]))
    if name == "alteration-pick":
        _expect(tokens, 3)
        return make(OP_ALTERATION_PICK, _number(tokens[1]), _number(tokens[2]))
    if name == "action":
        _expect(tokens, 2)
        planet = _one_of(tokens[1], c.PLANETS)
        return make(OP_ACTION, 1, planet)
    if name == "copy-action":
        _expect(tokens, 2)
        return make(OP_COPY_ACTION, 1, _one_of(tokens[1], ["planets", "senate"]))
    if name == "medal":
        _expect(tokens, 2)
        return make(OP_MEDAL, 1, -1 if tokens[1] == "any" else _one_of(tokens[1], c.MEDALS))
    raise EffectError(f"unknown effect {name!r}")


def _alternatives(name: str, tokens: list[str]) -> Op:
    if len(tokens) < 4 or tokens[2] != "of":
        raise EffectError(f"expected '{name} N of a, b', found {' '.join(tokens)!r}")
    amount = _number(tokens[1])
    kinds = []
    for part in " ".join(tokens[3:]).split(","):
        unit = part.split()
        if len(unit) == 1:
            unit.append("1")
        kinds.append(parse_clause(unit))
    if len(kinds) < 2:
        raise EffectError(f"{name!r} needs at least two kinds")
    if any(op.code not in CHOOSABLE for op in kinds):
        raise EffectError(f"{name!r} can only choose among resources, degree, die, ship, marker and actions")
    kinds.sort(key=_order)
    return Op(OP_PICK if name == "pick" else OP_MIX, amount, 0, 0, kinds)


def _order(op: Op) -> int:
    return CHOOSABLE.index(op.code) * 10 + op.arg


def _counted_value(tokens: list[str]) -> int:
    if tokens[2] != "per":
        raise EffectError(f"expected 'per' in {' '.join(tokens)!r}")
    return _one_of(tokens[3], PER)


def _number(token: str) -> int:
    if not token.isdigit() or not 1 <= int(token) <= 20:
        raise EffectError(f"expected a number from 1 to 20, found {token!r}")
    return int(token)


def _one_of(token: str, names: list[str]) -> int:
    if token not in names:
        raise EffectError(f"expected one of {', '.join(names)}, found {token!r}")
    return names.index(token)


def _expect(tokens: list[str], count: int) -> None:
    if len(tokens) != count:
        raise EffectError(f"cannot read {' '.join(tokens)!r}")


def parse_cost(text: object) -> list[int]:
    """Read a cost as amounts of the four resources."""
    cost = [0, 0, 0, 0]
    for op in parse_effect(text):
        if op.code != OP_GAIN:
            raise EffectError(f"a cost names resources only, found {text!r}")
        cost[op.arg] += op.amount
    return cost if any(cost) else c.FREE
