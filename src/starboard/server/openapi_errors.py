"""How OpenAPI describes refusals."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from starboard.server.messages import ErrorAnswer

_MEANINGS = {
    400: "Something is wrong with what was sent",
    401: "Only for guests: introduce yourself first",
    403: "This is not for you",
    404: "There is no such thing",
    409: "Not in the present state of the table",
    413: "Too large",
    429: "Too many requests, or tables",
    503: "The database is away: ask again in a moment",
}
ERRORS = {
    status: ResponseSpec(ErrorAnswer, description=meaning, generate_examples=False)
    for status, meaning in _MEANINGS.items()
}
