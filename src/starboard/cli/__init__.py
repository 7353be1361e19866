"""The command line. `main` is the one place where errors become a sentence and an exit code."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from starboard.kernel import StarboardError


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; what a caller can mend is told in one sentence, without a traceback."""
    from starboard.cli.app import app
    from starboard.cli.common import WrongFile

    try:
        app(args=None if arguments is None else list(arguments), prog_name="starboard")
    except WrongFile as error:
        _fail(str(error), 2)
    except StarboardError as error:
        _fail(str(error))
    except OSError as error:
        _fail(f"{error.filename}: {error.strerror}" if error.filename and error.strerror else str(error))


def _fail(sentence: str, code: int = 1) -> None:
    print(f"starboard: {sentence}", file=sys.stderr)
    sys.exit(code)
