"""Records: games as text that a person can read and diff.

    starboard 1
    game: race
    rules: 1
    players: 2
    option first-game: no
    seed: 42
    seat 0: Anna
    seat 1: Pilot
    scores: 31 28
    winners: 0

    0: explore+5
    1: develop
    0: new-vinland; done

The header is followed by one line per turn: the seat and its words, with `;` between clauses. `#` starts
a comment line. `scores` and `winners` stand in the header of finished games and are checked on loading.
"""

from __future__ import annotations

from starboard.kernel.agenda import CONTINUES, TURN
from starboard.kernel.errors import OldRules, RecordError, StarboardError
from starboard.kernel.games import Game, find
from starboard.kernel.play import Play

FORMAT = 1


def dump(play: Play) -> str:
    """The record of a game, finished or not."""
    lines = [f"starboard {FORMAT}", f"game: {play.game.id}", f"rules: {play.rules}"]
    for id, value in play.options.items():
        text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        lines.append(f"players: {text}" if id == "players" else f"option {id}: {text}")
    lines.append(f"seed: {play.seed}")
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(play.names)]
    scores, winners = play.state.scores(), play.state.winners()
    if scores is not None and winners is not None:
        lines.append("scores: " + " ".join(map(str, scores)))
        lines.append("winners: " + " ".join(map(str, winners)))
    lines.append("")
    lines += turns(play)
    return "\n".join(lines) + "\n"


def turns(play: Play) -> list[str]:
    """The lines of a record after its header."""
    lines: list[str] = []
    speaker = -1
    for said in play.said:
        word = play.game.vocabulary.words[said.word]
        if said.seat != speaker or said.starts == TURN:
            lines.append(f"{said.seat}: {word}")
        else:
            lines[-1] += (" " if said.starts == CONTINUES else "; ") + word
        speaker = said.seat
    return lines


class Header:
    """The header of a record, each field with the line on which it stands."""

    def __init__(self) -> None:
        self.fields: dict[str, str] = {}
        self.lines: dict[str, int] = {}

    def need(self, id: str) -> str:
        if id not in self.fields:
            raise RecordError(1, "", f"the header has no field {id!r}")
        return self.fields[id]

    def number(self, id: str) -> int:
        text = self.need(id)
        if not text.isdecimal() or len(text) > 9:
            raise RecordError(self.lines[id], text, f"{id!r} is a number")
        return int(text)

    def numbers(self, id: str) -> list[int]:
        text = self.need(id)
        try:
            return [int(part) for part in text.split()]
        except ValueError:
            raise RecordError(self.lines[id], text, f"{id!r} is a list of numbers") from None


def load(text: str, game: Game | None = None) -> Play:
    """Replay a record. The game is found by its name, unless it is given."""
    lines = text.splitlines()
    header, at = _read_header(lines)
    if game is None:
        game = find(header.need("game"))
    elif header.need("game") != game.id:
        raise RecordError(header.lines["game"], header.fields["game"], f"this is not a record of {game.id}")
    rules = header.number("rules")
    if rules not in game.plays:
        raise OldRules(game.id, rules, game.plays)
    play = _start(header, game, rules)
    for number, line in enumerate(lines[at:], at + 1):
        if line.strip() and not line.startswith("#"):
            _read_turn(play, number, line)
    _check_result(play, header)
    return play


def _read_header(lines: list[str]) -> tuple[Header, int]:
    if not lines or lines[0].strip() != f"starboard {FORMAT}":
        raise RecordError(1, lines[0] if lines else "", f"a record starts with the line 'starboard {FORMAT}'")
    header = Header()
    for at in range(1, len(lines)):
        line = lines[at]
        if not line.strip():
            return header, at + 1
        if line.startswith("#"):
            continue
        id, colon, value = line.partition(":")
        if not colon:
            raise RecordError(at + 1, line.split()[0], "a header line is 'field: value'")
        if id in header.fields:
            raise RecordError(at + 1, id, "this field stands in the header twice")
        header.fields[id] = value.strip()
        header.lines[id] = at + 1
    return header, len(lines)


def _start(header: Header, game: Game, rules: int) -> Play:
    options: dict[str, object] = {"players": header.number("players")}
    names: dict[str, str] = {}
    for id, value in header.fields.items():
        if id.startswith("option "):
            options[id[7:]] = value
        elif id.startswith("seat "):
            names[id[5:]] = value
        elif id not in ("game", "rules", "players", "seed", "scores", "winners"):
            raise RecordError(header.lines[id], id, "this is not a field of a header")
    try:
        play = Play(game, options, header.need("seed"), rules=rules)
    except RecordError:
        raise
    except StarboardError as error:
        field = getattr(error, "option", "seed")
        field = field if field in ("players", "seed") else f"option {field}"
        raise RecordError(header.lines.get(field, 1), header.fields.get(field, ""), str(error)) from error
    for seat, name in names.items():
        if seat not in [str(known) for known in range(len(play.names))]:
            raise RecordError(
                header.lines[f"seat {seat}"], seat, f"there is no such seat at a table of {len(play.names)}"
            )
        play.names[int(seat)] = name
    return play


def _read_turn(play: Play, number: int, line: str) -> None:
    seat, _, rest = line.partition(":")
    words = rest.replace(";", " ").split()
    if not words or not seat.strip().isdecimal() or len(seat) > 9:
        raise RecordError(number, line.split()[0], "a turn is 'seat: words'")
    for word in words:
        try:
            play.say(int(seat), word)
        except StarboardError as error:
            raise RecordError(number, word, str(error)) from error


def _check_result(play: Play, header: Header) -> None:
    for id, real in (("scores", play.state.scores()), ("winners", play.state.winners())):
        if id in header.fields and header.numbers(id) != real:
            told = "the game is not over" if real is None else f"replaying gives {' '.join(map(str, real))}"
            raise RecordError(header.lines[id], header.fields[id], f"these {id} are not what came out: {told}")
