"""A bot in ten lines: it says the first sentence after which it stands best."""

from starboard.bots import Bot, Budget
from starboard.kernel import Chance, Game, State, foresee, sentences


class Stubborn(Bot):
    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        ways = [(words, foresee(state, seat, words)) for words in sentences(state, seat, 60).sentences]
        return max(ways, key=lambda way: -99.0 if way[1] is None else way[1].evaluate(seat))[0]


def make(game: Game, settings: dict[str, float]) -> Bot:
    return Stubborn()
