"""Messages as sentences: the reader's side of what leaves the rules as an id with arguments.

Sentences lie in Fluent files: `locales/<language>/kernel.ftl`, `cli.ftl` and `<game>.ftl` here, or
`locales/<language>/*.ftl` in the package of a game from elsewhere. What a language lacks is said in English,
and what nobody has written yet is shown as its id in readable form: a missing sentence never stops a game.
"""

from __future__ import annotations

import importlib.resources
import re
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from starboard.kernel import Arg, Event, Game, Message, Prompt, StarboardError

ENGLISH = "en"
SEATS = ("seat", "by", "other", "owner", "rival")  # arguments of these names are seat numbers
_COMMON = ("kernel.ftl", "cli.ftl")


def languages() -> list[str]:
    """The languages that Starboard has sentences in."""
    return sorted(folder.name for folder in _locales("starboard").iterdir() if folder.is_dir())


def message_id(name: str) -> str:
    """How a word or name is spelt as a Fluent id: `3x-2` is `w-3x-2`, `explore+5` is `explore_5`."""
    id = re.sub(r"[^a-zA-Z0-9_-]", "_", name)
    return id if id[:1].isalpha() else "w-" + id


class Text:
    """All sentences for one reader: in a language, for a game, with the names of the seats."""

    def __init__(self, game: Game | None = None, language: str = ENGLISH, names: Sequence[str] = ()) -> None:
        if language not in languages():
            raise StarboardError(f"there is no language {language!r}: the languages are {', '.join(languages())}")
        self.names = list(names)
        self._bundles = [_bundle(game, code) for code in dict.fromkeys((language, ENGLISH))]

    def say(self, id: str, args: Mapping[str, Arg] | None = None) -> str:
        """The sentence of a message id."""
        given = {} if args is None else args
        return self._find(id, given) or _readable(id, given)

    def message(self, message: Message) -> str:
        return self.say(message.id, message.args)

    def name(self, id: str) -> str:
        """The name of a component or word: its own, that of all its copies (`card/2`), or that of its family
        (`hex-3x2` is `hex-n` with `3x2` for `n`); a word is its own name if it has no other."""
        copies = re.sub(r"[/.]\d+$", "", id)
        return self._find(message_id(id), {}) or self._find(message_id(copies), {}) or self._family(id) or id

    def label(self, kind: str, id: str) -> str:
        """The label of a part of a view: of an `area`, `counter`, `fact` or source of `score`."""
        return self._find(message_id(f"{kind}-{id}"), {}) or self.name(id)

    def _family(self, id: str) -> str | None:
        parts = id.split("-")
        for size in range(len(parts) - 1, 0, -1):
            rest = "-".join(parts[size:])
            number: Arg = int(rest) if rest.isdecimal() and len(rest) < 10 else rest
            found = self._find(message_id("-".join(parts[:size])) + "-n", {"n": number}, named=False)
            if found:
                return found
        return None

    def prompt(self, prompt: Prompt) -> str:
        """The question, and for a set how many may be chosen."""
        question = self.message(prompt.message)
        if prompt.kind != "set":
            return question
        bounds: dict[str, Arg] = {"least": prompt.least, "most": prompt.most, "picked": len(prompt.picked)}
        how = "choose-exactly" if prompt.least == prompt.most else "choose-set"
        return f"{question} {self.say(how, bounds)}"

    def event(self, event: Event, seat: int | None) -> str | None:
        """What a seat (or a spectator) reads about an event, None if it learns nothing."""
        seen = event.seen_by(seat)
        return None if seen is None else self.message(seen)

    def seat(self, seat: int) -> str:
        """The name of the player on a seat; behind the players sits who is played by the table, if the game has one."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        own = self._find("seat-of-the-table", {}) if self.names else None
        return own or self.say("seat-number", {"n": seat})

    def _find(self, id: str, args: Mapping[str, Arg], named: bool = True) -> str | None:
        for bundle in self._bundles:
            if not bundle.has_message(id):
                continue
            pattern = bundle.get_message(id).value
            if pattern is not None:
                shown = {key: self._arg(key, args[key]) if named else args[key] for key in args}
                sentence, _ = bundle.format_pattern(pattern, shown)
                return str(sentence)
        return None

    def _arg(self, key: str, value: Arg) -> int | str:
        if key in SEATS and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, int):
            return value
        return self.name(value) if isinstance(value, str) else ", ".join(self.name(item) for item in value)


def _readable(id: str, args: Mapping[str, Arg]) -> str:
    shown = ", ".join(
        f"{key} {value if isinstance(value, (int, str)) else ' '.join(value)}" for key, value in args.items()
    )
    return id.replace("-", " ") + (f" ({shown})" if shown else "")


def _locales(package: str) -> Traversable:
    return importlib.resources.files(package).joinpath("locales")


def sources(game: Game, language: str) -> str:
    """The sentences of a game in a language as Fluent source: ours, then those of its own package."""
    files = [_locales("starboard").joinpath(language, f"{game.id}.ftl")]
    own = _locales(game.package).joinpath(language)
    if own.is_dir():
        files += sorted((file for file in own.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def _bundle(game: Game | None, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    here = _locales("starboard").joinpath(language)
    texts = [file.read_text(encoding="utf-8") for file in map(here.joinpath, _COMMON) if file.is_file()]
    if game is not None:
        texts.append(sources(game, language))
    for text in texts:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle
