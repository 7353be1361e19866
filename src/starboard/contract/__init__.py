"""The contract between Python and the page: shapes stated once in Python, written as TypeScript.

Views and what belongs to them are TypedDicts, messages are msgspec Structs. They are read from the **source**,
because a compiled module no longer knows what its annotations said.
"""

from __future__ import annotations

from starboard.contract.parts import PARTS_FOLDER, Part, own_parts, parts_of
from starboard.contract.source import ContractError, Sources
from starboard.contract.typescript import write

__all__ = ["PARTS_FOLDER", "ContractError", "Part", "Sources", "own_parts", "parts_of", "write"]
