"""The kernel: words, tasks, states, chance, records, options and the registry. It knows no game."""

from starboard.kernel.agenda import CLAUSE, CONTINUES, TABLE, TURN, Prompt, SetTask, Step, Task
from starboard.kernel.chance import Chance, FastChance, ScriptedChance, SecretChance, fast_chance, from_seed
from starboard.kernel.errors import (
    CannotUndo,
    DeadEnd,
    IllegalWord,
    NoSuchSeat,
    OldRules,
    OptionError,
    OutOfTurn,
    RecordError,
    ScriptError,
    StarboardError,
    UnknownGame,
    UnknownWord,
)
from starboard.kernel.games import Game, Uses, Verdict, find, names, seats_option
from starboard.kernel.messages import Arg, Event, Message
from starboard.kernel.options import CHOICE, FLAG, NUMBER, SEATS, TEXT, Option, Value
from starboard.kernel.plain import fingerprint, plain
from starboard.kernel.play import Play, Said
from starboard.kernel.playout import play_out
from starboard.kernel.records import dump, load
from starboard.kernel.state import Sentences, State
from starboard.kernel.words import DONE, PASS, Vocabulary

__all__ = [
    "CHOICE",
    "CLAUSE",
    "CONTINUES",
    "DONE",
    "FLAG",
    "NUMBER",
    "PASS",
    "SEATS",
    "TABLE",
    "TEXT",
    "TURN",
    "Arg",
    "CannotUndo",
    "Chance",
    "DeadEnd",
    "Event",
    "FastChance",
    "Game",
    "IllegalWord",
    "Message",
    "NoSuchSeat",
    "OldRules",
    "Option",
    "OptionError",
    "OutOfTurn",
    "Play",
    "Prompt",
    "RecordError",
    "Said",
    "ScriptError",
    "ScriptedChance",
    "SecretChance",
    "Sentences",
    "SetTask",
    "StarboardError",
    "State",
    "Step",
    "Task",
    "UnknownGame",
    "UnknownWord",
    "Uses",
    "Value",
    "Verdict",
    "Vocabulary",
    "dump",
    "fast_chance",
    "find",
    "fingerprint",
    "from_seed",
    "load",
    "names",
    "plain",
    "play_out",
    "seats_option",
]
