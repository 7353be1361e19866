"""How OpenAPI describes refusals."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from starboard.server.messages import ErrorAnswer

ERRORS = {
    400: ResponseSpec(ErrorAnswer, description="Something is wrong with what was sent", generate_examples=False),
    404: ResponseSpec(ErrorAnswer, description="There is no such thing", generate_examples=False),
    429: ResponseSpec(ErrorAnswer, description="Too many requests", generate_examples=False),
}
