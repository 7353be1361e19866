"""The description of the API as a page: plain HTML from our own OpenAPI schema, nothing from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_STYLE = (
    "body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#22262e;"
    "background:#f6f1e7}pre{background:#fffaf0;border:1px solid #d8cfbd;padding:.6rem;overflow:auto}"
    "h2{border-top:1px solid #d8cfbd;padding-top:1rem;font-size:1.1rem}code{font-weight:600}"
)


class DocsPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = [
            "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
            f"<title>{escape(openapi_schema['info']['title'])} API</title><style>{_STYLE}</style>",
            f"<h1>{escape(openapi_schema['info']['title'])} API</h1>",
            f"<p>{escape(openapi_schema['info'].get('description', ''))}",
            f"<p><a href='{escape(self.get_openapi_json_route(request))}'>openapi.json</a>",
        ]
        for path, methods in sorted(openapi_schema["paths"].items()):
            for method, operation in methods.items():
                parts.append(_operation(method, path, operation))
        parts.append("<h1>Shapes</h1>")
        for name, schema in sorted(openapi_schema.get("components", {}).get("schemas", {}).items()):
            parts.append(
                f"<h2 id='{escape(name)}'>{escape(name)}</h2><pre>{escape(json.dumps(schema, indent=1))}</pre>"
            )
        return "\n".join(parts).encode()


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    lines = [f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(operation.get('summary', ''))}"]
    body = operation.get("requestBody", {}).get("content", {})
    for content in body.values():
        lines.append(f"<p>Takes {_shape(content.get('schema', {}))}")
    for status, answer in sorted(operation.get("responses", {}).items()):
        for content in answer.get("content", {}).values():
            lines.append(f"<br>{escape(status)}: {_shape(content.get('schema', {}))}")
    return "".join(lines)


def _shape(schema: dict[str, Any]) -> str:
    name = schema.get("$ref", "").rpartition("/")[2]
    return f"<a href='#{escape(name)}'>{escape(name)}</a>" if name else escape(json.dumps(schema))
