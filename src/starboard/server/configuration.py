"""Settings from a file, from the environment and from the command line; the later of these count more."""

from __future__ import annotations

import inspect
import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from starboard.kernel import StarboardError
from starboard.server.settings import Settings

PREFIX = "STARBOARD_"
SECRET = ("admin_key", "database", "smtp_password")  # not printed as they are
_LINE = re.compile(r"    (\w+): .*?(?:#\s*(.*))?$")
_ELSEWHERE = ("files", "static")  # made by options of the command line


def settings(file: Path | None, environment: Mapping[str, str], given: Mapping[str, object]) -> Settings:
    """The settings of a server. Unknown names and wrong values are told in a sentence."""
    found: dict[str, object] = {}
    if file is not None:
        found.update(_from_file(file))
    found.update(_from_environment(environment))
    found.update({name: value for name, value in given.items() if value is not None})
    try:
        return msgspec.convert(found, Settings, strict=False, dec_hook=lambda _, text: Path(text))
    except msgspec.ValidationError as error:
        raise StarboardError(f"a setting is wrong: {error}") from None


def names() -> list[str]:
    return [name for name in Settings.__struct_fields__ if name not in _ELSEWHERE]


def _from_file(file: Path) -> dict[str, object]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise StarboardError(f"{file} is not a TOML file: {error}") from None
    for name in found:
        if name not in names():
            raise StarboardError(f"{file}: there is no setting {name!r}; `starboard serve --settings` lists them")
    return found


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in names():
        text = environment.get(PREFIX + name.upper())
        if text is not None and text != "":
            found[name] = _several(text) if _is_list(name) else text
    return found


def _is_list(name: str) -> bool:
    return "tuple" in str(get_type_hints(Settings)[name])


def _several(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def printed(chosen: Settings) -> str:
    """All settings with what they mean, in the form of a file that could be given back."""
    lines = [f"{name} = {shown}" + (f"  # {meaning}" if meaning else "") for name, shown, meaning in told(chosen)]
    return "\n".join(lines)


def told(chosen: Settings) -> list[tuple[str, str, str]]:
    """Each setting with its value, unless that is a secret, and its meaning."""
    meanings = _meanings()
    found = []
    for name in names():
        value = getattr(chosen, name)
        shown = '"..."' if name in SECRET and value and not str(value).endswith(".sqlite3") else _toml(value)
        found.append((name, shown, meanings.get(name, "")))
    return found


def _toml(value: Any) -> str:
    if isinstance(value, tuple):
        return json.dumps(list(value), ensure_ascii=False)
    return json.dumps(str(value) if isinstance(value, Path) else value, ensure_ascii=False)


def _meanings() -> dict[str, str]:
    """The comments beside the settings: what stands there is what a host reads."""
    found = {}
    for line in inspect.getsource(Settings).splitlines():
        match = _LINE.match(line)
        if match and match.group(2):
            found[match.group(1)] = match.group(2)
    return found
