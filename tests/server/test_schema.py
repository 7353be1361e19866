"""The API as it describes itself: whatever fits the description, or nearly, is answered as described."""

from __future__ import annotations

import contextlib
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.site import Json, Site

EXAMPLES = 10  # for each operation and kind of data
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def test_everything_is_answered_as_described(site: Site) -> None:
    person = site.guest("Anna")
    two: list[Json] = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    table = person.table(two)
    schema = schemathesis.openapi.from_url(site.url("/api/docs/openapi.json"))
    operations: list[Any] = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 25
    seen: set[int] = set()
    for operation in operations:
        if (operation.method, operation.path) == ("delete", "/api/me"):
            continue  # who is forgotten can try nothing more
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            seen |= _try(operation, mode, person.cookie(), table["id"])
    assert {200, 400, 403, 404} <= seen
    assert person.get("/api/health").json()["ok"] is True


def _try(operation: Any, mode: GenerationMode, cookie: str, table: str) -> set[int]:
    seen: set[int] = set()

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        if "table_id" in case.path_parameters and len(seen) % 2 == 0:
            case.path_parameters["table_id"] = table  # one that there is
        if isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = "lots"
        answer = case.call(headers={"cookie": cookie, "content-type": "application/json"}, timeout=20)
        seen.add(answer.status_code)
        case.validate_response(answer, checks=CHECKS)

    with contextlib.suppress(Unsatisfiable):  # nothing that it takes could be wrong
        check()
    return seen
