"""The Automa comes to the table: its faction, deck, first mines and first booster."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.automa import cards, log
from starboard.games.gaia.automa.choice import BY_CENTRE, Choice, Deed, Turn
from starboard.games.gaia.automa.mine import place
from starboard.games.gaia.automa.order import CENTRE, by_direction, by_least
from starboard.games.gaia.table import Table
from starboard.kernel import Chance, Step


def any_card(chance: Chance) -> int:
    """A decision card at random, which goes back."""
    return chance.draw(list(cards.NUMBERS))


class AutomaFaction(Step[Table]):
    """One of the seven factions with a card, not of a person's colour (GA-1.4)."""

    def run(self, table: Table) -> None:
        taken = [c.FACTIONS[each.faction].board for each in table.seats if each.faction >= 0]
        free = [faction for faction in cards.FACTIONS if c.FACTIONS[faction].board not in taken]
        be(table, table.chance.draw(free))


def be(table: Table, faction: int) -> None:
    table.automa_self().faction = faction
    table.emit(
        "gaia-did-automa-faction",
        {"faction": w.spell(w.FACTION + faction), "level": log.level_word(table.setup.automa.level)},
    )


def lay_out(table: Table) -> None:
    """Levels as printed on the board, without any bonus; the deck; the row of boosters (GA-1.5, GA-1.9)."""
    me = table.automa_self()
    board = table.board(table.automa_seat())
    for track in range(c.N_TRACKS):
        me.set_level(track, board.levels[track])
    table.automa.deal(table.setup.automa)
    table.automa.row = table.setup.boosters


class FirstMine(Step[Table]):
    """The free home planet nearest to the centre of the map; ties by the direction of a card at random (GA-1.7)."""

    def run(self, table: Table) -> None:
        home = table.board(table.automa_seat()).planet
        planets = table.setup.stars.planets
        choice = Choice([w.HEX + h for h in planets if table.planet[h] == home and table.piece[h] == c.EMPTY])
        away = table.setup.stars.shape.distance[CENTRE]
        by_least(choice, BY_CENTRE, [away[word - w.HEX] for word in choice.left])
        turn = Turn(0, 0, 0)
        if len(choice.left) > 1:
            turn.support = any_card(table.chance)
            by_direction(choice, cards.card(turn.support))
        deed = Deed(cards.MINE, choice)
        place(table, deed.chosen - w.HEX)
        turn.deeds.append(deed)
        table.automa.tell(turn)
        log.first_mine(table, turn)


class FirstBooster(Step[Table]):
    """The place that a card at random names (GA-1.8)."""

    def run(self, table: Table) -> None:
        turn = Turn(0, any_card(table.chance), 0)
        turn.booster = table.automa.row[cards.card(turn.support).first_booster - 1]
        table.automa.exchange(turn.booster, -1)
        table.automa_self().booster = turn.booster
        table.automa.tell(turn)
        log.first_booster(table, turn)
