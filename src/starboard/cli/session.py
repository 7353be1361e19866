"""A game in the terminal: bots play by themselves, persons are asked line by line."""

from __future__ import annotations

from pathlib import Path

from starboard.bots import Bot, Budget, answer
from starboard.cli.readers import COMMANDS, Reader
from starboard.cli.screen import Screen
from starboard.kernel import CONTINUES, DONE, SET, FastChance, Play, StarboardError, dump

CLAUSE_END = ";"


class Session:
    """One game with its persons at one terminal."""

    def __init__(self, play: Play, seats: list[Bot | None], screen: Screen, reader: Reader, dice: FastChance) -> None:
        self.play = play
        self.seats = seats
        self.screen = screen
        self.reader = reader
        self.dice = dice
        self.persons = [seat for seat, bot in enumerate(seats) if bot is None]
        self.budget = Budget()  # each level has its own
        self.told = [0] * len(seats)  # how many events each seat has read
        self.reading = -1  # the person in front of the terminal
        self.left = False

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        while not self.play.state.over and not self.left:
            waiting = self.play.state.waiting()
            seat = min(waiting, key=lambda seat: (self.seats[seat] is None, seat != self.reading, seat))
            bot = self.seats[seat]
            if bot is None:
                self.ask(seat)
            else:
                for word in answer(self.play.state, seat, bot, self.budget, self.dice):
                    self.play.say(seat, word)
        self.tell_news(self.persons[0] if len(self.persons) == 1 else None)
        if self.left:
            self.screen.say("cli-left", n=len(self.play.said))
        else:
            self.screen.view(self.play.state.view(None), [])
            self.screen.result(self.play.state)

    # ---- asking ---------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask a person until something was said."""
        self.hand_over(seat)
        self.tell_news(seat)
        task = self.play.state.question(seat)
        if task is None or task.starts() != CONTINUES or task.prompt_kind() == SET:
            self.look(seat)
        said = len(self.play.said)
        while not self.left and len(self.play.said) == said:
            self.screen.question(self.play.state, seat)
            legal = self.play.game.vocabulary.spell(self.play.state.legal(seat))
            line = self.reader.line(legal)
            if line is None:
                self.left = True
                return
            self.answer(seat, line, legal)

    def hand_over(self, seat: int) -> None:
        """Where several persons share the terminal, nobody reads another's cards."""
        if len(self.persons) > 1 and self.reading != seat:
            self.screen.out.clear()
            self.screen.say("cli-hand-over", seat=seat)
            if self.reader.line([]) is None:
                self.left = True
        self.reading = seat

    def tell_news(self, seat: int | None) -> None:
        events = len(self.play.state.events or [])
        start = self.told[seat] if seat is not None else min([self.told[s] for s in self.persons], default=events)
        self.screen.events(self.play.state, min(start, events), seat)
        if seat is not None:
            self.told[seat] = events

    def look(self, seat: int) -> None:
        legal = self.play.game.vocabulary.spell(self.play.state.legal(seat))
        self.screen.view(self.play.state.view(seat), legal)

    # ---- what was typed -------------------------------------------------------------------------------

    def answer(self, seat: int, line: str, legal: list[str]) -> None:
        """A command, or words to say. What cannot be done is told, and the game stays as it is."""
        words = line.replace(CLAUSE_END, f" {CLAUSE_END} ").split()
        if not words:
            return
        try:
            if words[0] in COMMANDS and words[0] not in legal:
                self.command(seat, words[0], line.split(maxsplit=1)[1:])
            else:
                self.say_all(seat, words)
        except (StarboardError, OSError) as error:
            self.screen.tell(str(error), "red")

    def command(self, seat: int, name: str, rest: list[str]) -> None:
        given = rest[0].strip() if rest else ""
        if name == "quit":
            self.left = True
        elif name == "look":
            self.look(seat)
        elif name == "undo":
            self.play.undo(seat)
            self.told = [min(told, len(self.play.state.events or [])) for told in self.told]
            self.screen.say("cli-undone", seat=seat)
        elif name == "save":
            if not given:
                raise StarboardError("save needs the name of a file")
            Path(given).expanduser().write_text(dump(self.play), encoding="utf-8")
            self.screen.say("cli-saved", file=given)
        elif name == "why":
            self.tell_why(seat, self.play.game.vocabulary.index(given))
        else:
            self.screen.say("cli-help")

    def say_all(self, seat: int, words: list[str]) -> None:
        """Say words one after the other; those of a set in any order, they are put into the right one."""
        while words:
            prompt = self.play.state.prompt(seat)
            if prompt is None:
                self.screen.say("cli-rest-unsaid", words=words)
                return
            if words[0] == CLAUSE_END:
                words = words[1:]
                continue
            count = self.set_size(words, prompt.most - len(prompt.picked)) if prompt.kind == SET else 1
            numbers = [self.play.game.vocabulary.index(word) for word in words[:count]]
            words = words[count:]
            for number in sorted(numbers, key=lambda number: (number == DONE, number)):
                if not self.say(seat, number):
                    return

    def set_size(self, words: list[str], most: int) -> int:
        """How many of the words typed belong to the set that is being asked."""
        count = 0
        while count < len(words) and words[count] != CLAUSE_END:
            if words[count] == self.play.game.vocabulary.words[DONE]:
                return count + 1
            if count == most:
                break
            count += 1
        return count

    def say(self, seat: int, number: int) -> bool:
        if number not in self.play.state.legal(seat):
            self.tell_why(seat, number)
            return False
        self.play.say(seat, number)
        return True

    def tell_why(self, seat: int, number: int) -> None:
        word = self.play.game.vocabulary.words[number]
        reason = self.play.state.why_not(seat, number)
        self.screen.tell(f"{word}: {'ok' if reason is None else self.screen.text.message(reason)}", "red")
