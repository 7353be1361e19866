"""What is printed on a component, as words that can be drawn and named in any language.

An effect of the data files becomes a list of words, one for each clause: "lavandium 1 + degree 2" is
`lavandium-1`, `degree-2`. A choice of one kind names the others with `or-` ("pick 2 of ship, marker" is `ship-2`,
`or-marker-2`), a free mix names its sum with the first kind ("mix 3 of ship, marker" is `mix-ship-3`, `or-marker`).
"""

from __future__ import annotations


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
