"""What is printed on a component, as words that can be drawn and named in any language.

An effect of the data files becomes a list of words, one for each clause: "lavandium 1 + degree 2" is
`lavandium-1`, `degree-2`. A choice of one kind names the others with `or-` ("pick 2 of ship, marker" is `ship-2`,
`or-marker-2`), a free mix names its sum with the first kind ("mix 3 of ship, marker" is `mix-ship-3`, `or-marker`).
"""

from __future__ import annotations

from typing import Any, Final

from starboard.games.federation import components as c

Doc = dict[str, Any]

FIGURES: Final = ["cost", "effect", "gain", "bonus", "income", "level1", "level2"]  # those that are effects


class Printed:
    """What is printed on one component: its effects, and where each figure stands in the file."""

    def __init__(self, word: str, effects: dict[str, str], paths: dict[str, str]) -> None:
        self.word = word
        self.effects = effects
        self.paths = paths


def printed_parts(doc: Doc) -> list[Printed]:
    """The components that a checked board file describes."""
    parts: list[Printed] = []
    for family, section, key in (("alt", "alterations", "list"), ("shop", "arratuin", "shops"), ("neo", "neo", "map")):
        for number, table in enumerate(doc[section][key], 1):
            parts.append(_table(f"{family}-{number}", f"{section}.{key}.{table.get('id', number)}", table))
    for number, table in enumerate(doc["megastructures"]["list"], 1):
        parts.append(_table(f"mega-{number}", f"megastructures.list.{number}", table))
    for name in c.PRODUCTIONS:
        parts.append(_table(name, f"productions.{name}", doc["productions"][name]))
    for name in [*c.ROOMS, "spy", "outer"]:
        parts.append(_table(name, f"rooms.{name}", doc["rooms"][name]))
    for name in c.ACTIONS:
        parts.append(_table(f"mission-{name}", f"missions.{name}", doc["missions"][name]))
    parts += _listed("asteroid", "gain", "neo.asteroid_tokens", doc["neo"]["asteroid_tokens"])
    parts += _listed("dead", "gain", "neo.dead_asteroid_tokens", doc["neo"]["dead_asteroid_tokens"])
    parts += _listed("start", "gain", "start-tokens.list", doc["start-tokens"]["list"])
    parts += _listed("amb", "bonus", "ambassadors.funding", doc["ambassadors"]["funding"])
    for floor in range(1, c.FLOORS + 1):
        for column in range(1, c.COLUMNS + 1):
            parts.append(Printed(f"f{floor}c{column}", {}, {"action": f"senate.floor{floor}"}))
    for name in c.PROJECTS[:-1]:
        parts.append(Printed(f"project-{name}", {}, {"column": "senate.projects"}))
    return parts + [Printed(name, {}, {}) for name in c.PLANETS]


def token_parts(tokens: Doc) -> list[Printed]:
    """The specialists and deep space tokens."""
    parts = [Printed(name, {"effect": table["effect"]}, {}) for name, table in tokens["specialists"].items()]
    return parts + [Printed(name, {"effect": effect}, {}) for name, effect in tokens["deep-space"].items()]


def _table(word: str, path: str, table: Doc) -> Printed:
    """A component with a table of its own."""
    effects = {figure: table[figure] for figure in FIGURES if figure in table}
    return Printed(word, effects, {figure: f"{path}.{figure}" for figure in table})


def _listed(family: str, figure: str, path: str, effects: list[str]) -> list[Printed]:
    """Components that are one list of effects."""
    return [Printed(f"{family}-{at}", {figure: text}, {figure: path}) for at, text in enumerate(effects, 1)]


def words_of(text: str) -> list[str]:
    """The words of an effect or a cost that has been checked; nothing for `nothing`."""
    if text.strip() in ("nothing", ""):
        return []
    found: list[str] = []
    for clause in text.split("+"):
        found += _clause(clause.split())
    return found


def _clause(tokens: list[str]) -> list[str]:
    name = tokens[0]
    if name in ("pick", "mix"):
        kinds = [part.split() for part in " ".join(tokens[3:]).split(",")]
        return _pick(kinds, tokens[1]) if name == "pick" else _mix(kinds, tokens[1])
    if len(tokens) == 4:  # points 2 per die
        return [f"{name}-per-{tokens[3]}-{tokens[1]}"]
    if name == "pay":
        return [f"pay-{tokens[1]}-{tokens[2]}"]
    if name == "alteration-pick":  # strength 4, look at 2
        return [f"alteration-pick-{tokens[2]}-{tokens[1]}"]
    if len(tokens) == 3:  # level 1 round, disc 1 bare
        return [f"{name}-{tokens[2]}-{tokens[1]}"]
    return ["-".join(tokens)]


def _pick(kinds: list[list[str]], amount: str) -> list[str]:
    words = ["-".join(kind) if len(kind) > 1 else f"{kind[0]}-{amount}" for kind in kinds]
    return [words[0]] + [f"or-{word}" for word in words[1:]]


def _mix(kinds: list[list[str]], amount: str) -> list[str]:
    words = ["-".join(kind) for kind in kinds]
    return [f"mix-{words[0]}-{amount}"] + [f"or-{word}" for word in words[1:]]
