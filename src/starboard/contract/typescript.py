"""Python shapes written as TypeScript, in the layout that the page's formatter wants."""

from __future__ import annotations

import ast
import json
import re
import textwrap
from collections.abc import Mapping

from starboard.contract.source import LEAVES, ContractError, Module, Sources

WIDTH = 110
TYPED_DICT = "TypedDict"
STRUCT = "Struct"
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "object": "unknown",
    "Any": "unknown",
}
LISTS = {"list", "Sequence", "Iterable", "set", "frozenset"}
RECORDS = {"dict", "Mapping"}


class _Field:
    def __init__(self, name: str, type: list[str], optional: bool, doc: str = "") -> None:
        self.name = name
        self.type = type
        self.optional = optional
        self.doc = doc


class _Writer:
    """Writes the shapes of one module, with those of other modules that they need."""

    def __init__(self, sources: Sources, module: Module, elsewhere: Mapping[str, str]) -> None:
        self._sources = sources
        self._root = module
        self._elsewhere = elsewhere  # modules that have a file of their own, and its name
        self._written: dict[str, tuple[Module, str]] = {}
        self._needed: dict[str, set[str]] = {}  # names to import, by file
        self._homes: dict[str, Module] = {}  # where each written name comes from
        self._shapes = 0

    def text(self, constants: tuple[str, ...]) -> str:
        for module in [self._root, *self._beside()]:
            for name in module.order:
                if not name.startswith("_") and self._is_stated(module, name):
                    self._declare(module, name)
        parts = [self._constant(name) for name in constants]
        parts += [text for _, text in self._written.values()]
        lines = [f"// Written by `starboard contract` from {self._root.name}: change it there."]
        if self._needed:
            lines.append("")
            for file in sorted(self._needed):
                lines.append(_import(sorted(self._needed[file]), file))
        lines.append("")
        return "\n".join(lines) + "\n" + "\n".join(parts)

    def empty(self) -> bool:
        """Whether the module states no shape: other names for plain types alone are none of the page's business."""
        return self._shapes == 0

    # ---- declarations ---------------------------------------------------------------------------------

    def _is_shape_or_alias(self, module: Module, name: str) -> bool:
        if name in module.classes:
            return self._kind(module, module.classes[name]) != ""
        value = module.aliases[name]
        if _functional(value):
            return True
        return isinstance(value, (ast.BinOp, ast.Subscript)) and self._is_type(module, value)

    def _beside(self) -> list[Module]:
        """A game may state shapes of its view and its components in `shapes.py` beside `view.py`."""
        package, _, last = self._root.name.rpartition(".")
        shapes = f"{package}.shapes"
        return [self._sources.module(shapes)] if last == "view" and package and self._sources.has(shapes) else []

    def _is_stated(self, module: Module, name: str) -> bool:
        """Whether the page is told of it: a shape (but no mere mark without fields), or another name for a type."""
        if not self._is_shape_or_alias(module, name):
            return False
        return name not in module.classes or bool(self._fields(module, module.classes[name]))

    def _is_type(self, module: Module, node: ast.expr) -> bool:
        try:
            self._type(module, node)
        except ContractError:
            return False
        return True

    def _declare(self, module: Module, name: str) -> None:
        if name in self._homes:
            if self._homes[name] is not module:
                raise ContractError(f"{name} is stated in {module.name} and in {self._homes[name].name}")
            return
        self._homes[name] = module
        text = self._class(module, name) if name in module.classes else self._alias(module, name)
        self._written[name] = (module, text)

    def _constant(self, name: str) -> str:
        value = self._root.aliases.get(name)
        if value is None:
            raise ContractError(f"{self._root.name} has no constant {name}")
        try:
            plain = ast.literal_eval(value)
        except ValueError:
            raise ContractError(f"{self._root.name}: {name} is not plain data") from None
        return f"export const {name} = {_literal_data(plain)} as const;\n"

    def _alias(self, module: Module, name: str) -> str:
        value = module.aliases[name]
        if _functional(value):
            assert isinstance(value, ast.Call)
            self._shapes += 1
            return _object(name, "", self._functional_fields(module, value), False)
        return _assignment(f"export type {name} =", self._union(module, value), "")

    def _class(self, module: Module, name: str) -> str:
        self._shapes += 1
        node = module.classes[name]
        fields = self._fields(module, node)
        return _object(name, ast.get_docstring(node) or "", fields, self._is_open(module, node))

    def _kind(self, module: Module, node: ast.ClassDef) -> str:
        """TypedDict, Struct, or nothing of ours."""
        for base in node.bases:
            leaf = self._leaf(module, base)
            if leaf in (TYPED_DICT, STRUCT):
                return leaf
            found = self._home_of(module, base)
            if found is not None and found[1] in found[0].classes:
                kind = self._kind(found[0], found[0].classes[found[1]])
                if kind:
                    return kind
        return ""

    def _is_open(self, module: Module, node: ast.ClassDef) -> bool:
        """Whether others add fields of their own to it: it inherits from `Open` directly."""
        return any(isinstance(base, ast.Name) and base.id == "Open" for base in node.bases)

    # ---- fields ---------------------------------------------------------------------------------------

    def _fields(self, module: Module, node: ast.ClassDef) -> list[_Field]:
        fields: dict[str, _Field] = {}
        struct = self._kind(module, node) == STRUCT
        if struct:
            tag = self._tag(module, node)
            if tag is not None:
                fields[tag[0]] = _Field(tag[0], [json.dumps(tag[1])], False)
        for base in node.bases:
            found = self._home_of(module, base)
            if found is not None and found[1] in found[0].classes:
                for inherited in self._fields(found[0], found[0].classes[found[1]]):
                    fields.setdefault(inherited.name, inherited)
        total = _keyword(node, "total") is not False
        for statement in node.body:
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                field = self._field(module, statement, struct, total)
                if field is not None:
                    fields[field.name] = field
        return list(fields.values())

    def _field(self, module: Module, statement: ast.AnnAssign, struct: bool, total: bool) -> _Field | None:
        assert isinstance(statement.target, ast.Name)
        name, annotation = statement.target.id, statement.annotation
        if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
            annotation = ast.parse(annotation.value, mode="eval").body
        optional = not total
        if isinstance(annotation, ast.Subscript):
            leaf = self._leaf(module, annotation.value)
            if leaf == "ClassVar":
                return None
            if leaf in ("NotRequired", "Required", "ReadOnly"):
                optional = leaf == "NotRequired" or (optional and leaf != "Required")
                annotation = annotation.slice
        if struct and statement.value is not None:
            optional = True
            if isinstance(statement.value, ast.Call) and self._leaf(module, statement.value.func) == "field":
                given = {each.arg: each.value for each in statement.value.keywords}
                optional = "default" in given or "default_factory" in given
                if "name" in given:
                    name = str(ast.literal_eval(given["name"]))
        doc = module.comment(statement.end_lineno or statement.lineno)
        return _Field(name, self._union(module, annotation), optional, doc)

    def _functional_fields(self, module: Module, call: ast.Call) -> list[_Field]:
        if len(call.args) != 2 or not isinstance(call.args[1], ast.Dict):
            raise ContractError(f"{module.name}: a TypedDict is written as a class or with a plain dict")
        total = not any(each.arg == "total" and ast.literal_eval(each.value) is False for each in call.keywords)
        fields = []
        for key, value in zip(call.args[1].keys, call.args[1].values, strict=True):
            if key is None:
                raise ContractError(f"{module.name}: a TypedDict has its fields written out")
            optional = not total
            if isinstance(value, ast.Subscript) and self._leaf(module, value.value) in ("NotRequired", "Required"):
                optional = self._leaf(module, value.value) == "NotRequired"
                value = value.slice
            doc = module.comment(value.end_lineno or value.lineno)
            fields.append(_Field(str(ast.literal_eval(key)), self._union(module, value), optional, doc))
        return fields

    def _tag(self, module: Module, node: ast.ClassDef) -> tuple[str, str | int] | None:
        """The field that tells Structs of a union apart, and its value here."""
        tag, field = _keyword(node, "tag"), _keyword(node, "tag_field")
        if _keyword(node, "array_like") or _keyword(node, "rename"):
            raise ContractError(f"{module.name}: {node.name} cannot be told to a page (array_like, rename)")
        for base in node.bases:
            found = self._home_of(module, base)
            if field is None and found is not None and found[1] in found[0].classes:
                above = found[0].classes[found[1]]
                field = _keyword(above, "tag_field")
        if tag is None and field is None:
            return None
        value = tag if isinstance(tag, (str, int)) and not isinstance(tag, bool) else node.name
        return str(field or "type"), value

    # ---- types ----------------------------------------------------------------------------------------

    def _leaf(self, module: Module, node: ast.expr) -> str:
        """The name of something of typing or msgspec or a builtin; '' for everything else."""
        if isinstance(node, ast.Subscript):
            return self._leaf(module, node.value)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return node.attr if module.imports.get(node.value.id, ("", ""))[0] in LEAVES else ""
        if isinstance(node, ast.Name):
            if node.id in module.imports:
                return module.imports[node.id][1] if module.imports[node.id][0] in LEAVES else ""
            return "" if node.id in module.classes or node.id in module.aliases else node.id
        return ""

    def _home_of(self, module: Module, node: ast.expr) -> tuple[Module, str] | None:
        if isinstance(node, ast.Name):
            return self._sources.home(module, node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in module.imports:
            origin, original = module.imports[node.value.id]
            name = f"{origin}.{original}" if original else origin
            if self._sources.has(name):
                return self._sources.home(self._sources.module(name), node.attr)
        return None

    def _union(self, module: Module, node: ast.expr) -> list[str]:
        """The alternatives of a type, without repeats, `null` last."""
        found: list[str] = []
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            found = self._union(module, node.left) + self._union(module, node.right)
        elif isinstance(node, ast.Subscript) and self._leaf(module, node.value) in ("Union", "Optional"):
            for each in _arguments(node):
                found += self._union(module, each)
            if self._leaf(module, node.value) == "Optional":
                found.append("null")
        elif isinstance(node, ast.Subscript) and self._leaf(module, node.value) == "Literal":
            found = [_literal(each) for each in _arguments(node)]
        elif isinstance(node, ast.Subscript) and self._leaf(module, node.value) == "Annotated":
            given, *more = _arguments(node)
            raw = any(self._leaf(module, each) == "Raw" for each in _parts(given))  # encoded: what is in it follows
            found = self._union(module, more[0] if raw and more else given)
        else:
            found = [self._one(module, node)]
        rest = list(dict.fromkeys(each for each in found if each != "null"))
        return [*rest, "null"] if "null" in found else rest

    def _type(self, module: Module, node: ast.expr) -> str:
        return " | ".join(self._union(module, node))

    def _one(self, module: Module, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            if node.value is None:
                return "null"
            if isinstance(node.value, str):
                return self._type(module, ast.parse(node.value, mode="eval").body)
        if isinstance(node, ast.Subscript):
            return self._of(module, node)
        leaf = self._leaf(module, node)
        if leaf in PLAIN:
            return PLAIN[leaf]
        if leaf in LISTS:
            return "readonly unknown[]"
        if leaf in RECORDS:
            return "Readonly<Record<string, unknown>>"
        return self._named(module, node)

    def _of(self, module: Module, node: ast.Subscript) -> str:
        leaf, given = self._leaf(module, node.value), _arguments(node)
        if leaf in LISTS:
            return _list_of(self._union(module, given[0]))
        if leaf in RECORDS:
            key = self._type(module, given[0])
            value = self._type(module, given[1])
            if key in ("string", "number"):
                return f"Readonly<Record<{key}, {value}>>"
            return f"Readonly<Partial<Record<{key}, {value}>>>"
        if leaf == "tuple":
            if len(given) == 2 and isinstance(given[1], ast.Constant) and given[1].value is ...:
                return _list_of(self._union(module, given[0]))
            return f"readonly [{', '.join(self._type(module, each) for each in given)}]"
        raise ContractError(f"{module.name}: {ast.unparse(node)} cannot be told to a page")

    def _named(self, module: Module, node: ast.expr) -> str:
        found = self._home_of(module, node)
        if found is None:
            raise ContractError(f"{module.name}: {ast.unparse(node)} cannot be told to a page")
        home, name = found
        if name in home.classes and not self._kind(home, home.classes[name]):
            raise ContractError(f"{module.name}: {name} is neither a TypedDict nor a Struct")
        if name in home.aliases and not self._is_shape_or_alias(home, name):
            return self._type(home, home.aliases[name])  # a plain other name for something
        if home is not self._root and home.name in self._elsewhere:
            self._needed.setdefault(self._elsewhere[home.name], set()).add(name)
        else:
            self._declare(home, name)
        return name


# ---- layout ---------------------------------------------------------------------------------------------------


def _functional(node: ast.expr) -> bool:
    if not isinstance(node, ast.Call):
        return False
    function = node.func
    return (isinstance(function, ast.Name) and function.id == TYPED_DICT) or (
        isinstance(function, ast.Attribute) and function.attr == TYPED_DICT
    )


def _keyword(node: ast.ClassDef, name: str) -> object:
    for keyword in node.keywords:
        if keyword.arg == name:
            return ast.literal_eval(keyword.value)
    return None


def _arguments(node: ast.Subscript) -> list[ast.expr]:
    return list(node.slice.elts) if isinstance(node.slice, ast.Tuple) else [node.slice]


def _parts(node: ast.expr) -> list[ast.expr]:
    return [each for each in ast.walk(node) if isinstance(each, (ast.Name, ast.Attribute))]


def _literal(node: ast.expr) -> str:
    value = ast.literal_eval(node)
    return "null" if value is None else json.dumps(value, ensure_ascii=False)


def _literal_data(value: object) -> str:
    if isinstance(value, (tuple, list)):
        return "[" + ", ".join(_literal_data(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _list_of(union: list[str]) -> str:
    one = " | ".join(union)
    return (
        f"readonly ({one})[]" if len(union) > 1 or one.startswith("readonly ") or " | " in one else f"readonly {one}[]"
    )


def _import(names: list[str], file: str) -> str:
    line = f'import type {{ {", ".join(names)} }} from "./{file}";'
    if len(line) <= WIDTH:
        return line
    return "import type {\n" + "".join(f"  {name},\n" for name in names) + f'}} from "./{file}";'


def _doc(text: str, indent: str) -> str:
    lines = (
        textwrap.dedent(text.partition("\n")[0] + "\n" + textwrap.dedent(text.partition("\n")[2])).strip().split("\n")
    )
    lines = [line.replace("*/", "* /").rstrip() for line in lines]
    if lines == [""]:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_$][\w$]*", name) else json.dumps(name, ensure_ascii=False)


def _assignment(start: str, union: list[str], indent: str) -> str:
    line = f"{indent}{start} {' | '.join(union)};\n"
    if len(line) <= WIDTH + 1 or len(union) == 1:
        return line
    return f"{indent}{start}\n" + "".join(f"{indent}  | {each}\n" for each in union)[:-1] + ";\n"


def _object(name: str, doc: str, fields: list[_Field], open_: bool) -> str:
    head = _doc(doc, "")
    if not fields and not open_:
        return f"{head}export type {name} = Readonly<Record<string, never>>;\n"
    body = ""
    for field in fields:
        mark = "?:" if field.optional else ":"
        start = f"readonly {_key(field.name)}{mark}"
        body += _doc(field.doc, "  ") + _assignment(start, field.type, "  ")
    if open_:
        body += "  readonly [fact: string]: unknown;\n"
    return f"{head}export type {name} = {{\n{body}}};\n"


def write(
    sources: Sources, module: str, elsewhere: Mapping[str, str] | None = None, constants: tuple[str, ...] = ()
) -> str:
    """The TypeScript of a module's shapes; '' if it states none. `elsewhere`: modules written to another file."""
    writer = _Writer(sources, sources.module(module), elsewhere or {})
    text = writer.text(constants)
    return "" if writer.empty() and not constants else text
