"""Replays `gaia-trace-1` files: games that an independent program played.

Every decision of the file is said in our words, and after every move everything on the table is compared: each
player's board, the map, the supply, the turn order; what could have been built, researched or federated before a
turn; at the end the points by source. The other program's house rules are followed through the options
`ranks-need-one`, `lone-token` and `decline-advance`; where it cannot be followed, a note says so.
"""

from __future__ import annotations

import gzip
import json
from typing import Any

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.outside import names
from starboard.games.gaia.outside.compare import compare_final, compare_legal, compare_state, wasteful
from starboard.games.gaia.outside.names import Difference, Fault
from starboard.games.gaia.rules import (
    build,
    charging,
    form_federation,
    gaia_phase,
    gaia_project,
    income,
    passing,
    power,
    power_actions,
    research,
    setup,
    special_actions,
    tech_tiles,
    tokens,
    upgrade,
)
from starboard.games.gaia.rules.actions import Afterwards, Turn
from starboard.games.gaia.rules.setup import Boards, take_faction
from starboard.games.gaia.table import Readings, Setup, Table
from starboard.kernel import DONE, PASS, StarboardError, Task, Verdict, fast_chance

Step = dict[str, Any]
IGNORED = {"choose_faction", "rotate_sectors", "bid"}
BOARD_SPECIALS = {"planetary_institute": w.INSTITUTE, "faction_ability": w.BOARD, "academy_right": w.ACADEMY}

MAIN = {
    "build_mine",
    "gaia_project",
    "upgrade",
    "federation",
    "research",
    "pass",
    "power_action",
    "qic_action",
    "special",
    "convert",
    "burn",
    "charge",
    "itars_gaia_tech",
    "terrans_gaia_convert",
    "place_initial",
    "choose_booster",
}
# Questions with which a move of the file can begin, and the steps that answer them.
STARTS: list[tuple[set[str], tuple[type, ...]]] = [
    (MAIN - {"charge", "itars_gaia_tech", "terrans_gaia_convert", "place_initial", "choose_booster"}, (Turn,)),
    ({"charge", "decline_charge"}, (charging.Charge,)),
    ({"income"}, (income.NextSymbol,)),
    ({"itars_gaia_tech", "decline_gaia_tech", "decline_advance"}, (gaia_phase.GaiaTech,)),
    ({"terrans_gaia_convert"}, (gaia_phase.ConvertReturning,)),
    ({"place_initial"}, (setup.PlaceFirst,)),
    ({"choose_booster"}, (setup.FirstBooster,)),
]


# Those of them that a seat may leave unanswered.
OFFERS: list[tuple[type, ...]] = [(gaia_phase.GaiaTech,), (gaia_phase.ConvertReturning,)]


class Replay:
    def __init__(self, trace: dict[str, Any], rules: int) -> None:
        self.trace = trace
        self.rules = rules
        self.notes: list[str] = []
        self.compared = 0
        self.finds = 0  # turns on which we offer federations that the file does not have
        self.state = self.begin()
        self.steps: list[Step] = []
        self.main: Step = {}
        self.phase = ""
        self.number = 0
        self.price = 0  # power that the conversions under way cost together

    def begin(self) -> Table:
        given = self.trace["setup"]
        places = ["terraforming", "navigation", "artificial_intelligence", "gaia_project", "economy", "science"]
        made = Setup(
            names.stars_of(given["map"]),
            [names.tile_of(given["tech_tiles"][place]["tile"]) for place in [*places, "free1", "free2", "free3"]],
            [names.tile_of(given["tech_tiles"][f"adv_{place}"]["tile"]) for place in places],
            [names.BOOSTER_OF[booster] for booster in given["boosters"]],
            [names.ROUND_OF[tile] for tile in given["round_scoring"]],
            [names.FINAL_OF[tile] for tile in given["final_scoring"]],
            names.TOKEN_OF[given["level5_terraforming_federation"]],
            self.trace["options"]["turn_order"] == "variable",
            Readings(ranks_need_one=True, lone_token=True, may_decline=True),
        )
        table = Table(made, self.trace["players"], fast_chance(0))
        table.rules = self.rules
        table.lay_out()
        table.push(Boards())
        for seat, faction in enumerate(given["factions"]):
            take_faction(table, seat, names.FACTION_OF[faction])
        table.advance()
        if self.trace["options"]["faction_boards"] != "standard":
            self.alter_boards(table)
        return table

    def alter_boards(self, table: Table) -> None:
        """Another edition's starting values: taken from the first snapshot that shows the boards."""
        self.notes.append("other starting research levels than on the printed boards: taken from the file")
        for move in self.trace["moves"]:
            if any(seat["ore"] for seat in move["after"]):
                for seat, seen in enumerate(move["after"]):
                    me = table.seats[seat]
                    for what in range(4):
                        me.set_resource(what, seen[c.RESOURCES[what]])
                    for bowl in range(3):
                        me.fill(bowl + 1, seen["power"][bowl] - me.bowl(bowl + 1))
                    for name, track in names.TRACK_OF.items():
                        me.set_level(track, seen["research"][name])
                    me.gaiaformers = seen["gaiaformers"]["owned"]
                return

    # ---- one game ---------------------------------------------------------------------------------------------

    def run(self) -> None:
        moves = [move for move in self.trace["moves"] if move["steps"][0]["kind"] not in IGNORED]
        for index, move in enumerate(moves):
            try:
                self.decline_offers(moves[index:])
                self.play(move)
            except Fault as fault:
                self.notes.append(f"move {move['i']}: {fault}; the rest of the game is not compared")
                return
            except (Difference, StarboardError, ValueError, IndexError, KeyError) as error:
                where = f"move {move['i']} (round {move['round']}, {move['phase']}, seat {move['player']})"
                raise Difference(f"{where}: {type(error).__name__} {error}") from error
        if self.trace["complete"]:
            self.notes += compare_final(self.state, self.trace["final"])
        if self.finds:
            self.notes.append(f"on {self.finds} turns there are legal federations that the file does not offer")

    def decline_offers(self, moves: list[dict[str, Any]]) -> None:
        """An offer of the gaia phase that no move of the file answers is declined."""
        table = self.state
        while not table.over:
            seat = table.waiting()[0]
            task = table.question(seat)
            kinds = next((kinds for kinds, tasks in STARTS if tasks in OFFERS and isinstance(task, tasks)), None)
            if kinds is None:
                return
            for move in moves:
                if move["player"] == seat and any(step["kind"] in kinds for step in move["steps"]):
                    return
                if move["phase"] not in ("income", "gaia"):
                    break
            self.notes.append(f"move {moves[0]['i']}: {type(task).__name__} is not answered and counts as declined")
            table.say(seat, DONE)

    def play(self, move: dict[str, Any]) -> None:
        table = self.state
        seat = move["player"]
        task = table.question(seat)
        if isinstance(task, Turn) and "legal_before" in move:
            self.finds += compare_legal(table, seat, move["legal_before"])
        self.steps = list(move["steps"])
        self.phase = move["phase"]
        self.number = move["i"]
        self.main = {}
        if self.steps[0]["kind"] == "pass" and not isinstance(task, Turn):
            self.main = self.steps.pop(0)  # nothing else could be said: the table has passed for this seat
        while not table.over:
            task = table.question(seat)
            if task is None or (not self.concerns(task) and self.is_new(task)):
                break
            word = self.answer(task, table, move)
            table.say(seat, word)
        passed = table.seats[seat].passed
        left = [step for step in self.steps if step["kind"] in MAIN and not (passed and step["kind"] == "pass")]
        if left:
            raise Difference(f"these decisions were not asked for: {left}, asked: {table.waiting()}")
        if compare_state(table, move, self.trace):
            self.compared += 1

    def concerns(self, task: Task[Any]) -> bool:
        """Whether a step is left that can answer such a question."""
        for kinds, tasks in STARTS:
            if isinstance(task, tasks):
                return any(step["kind"] in kinds for step in self.steps)
        return False

    def is_new(self, task: Task[Any]) -> bool:
        """Questions with which another move of the file begins; all others belong to the move under way."""
        if isinstance(task, gaia_phase.ConvertReturning):
            return task.worth == self.state.seats[task.seat].gaia_area
        if isinstance(task, power.ChargeBrainstone) and self.state.phase == c.INCOME_PHASE:
            return self.phase != "income"
        if isinstance(task, passing.ChooseBooster) and not isinstance(task, setup.FirstBooster):
            return self.main.get("kind") != "pass" and not any(step["kind"] == "pass" for step in self.steps)
        return any(isinstance(task, tasks) for _, tasks in STARTS)

    # ---- answers ----------------------------------------------------------------------------------------------

    def answer(self, task: Task[Any], table: Table, move: dict[str, Any]) -> int:
        if isinstance(task, Turn):
            return self.turn(table)
        if isinstance(task, Afterwards):
            return self.afterwards(table)
        if isinstance(task, (power.ChargeBrainstone, power.SpendBrainstone, power.BurnBrainstone)):
            return self.brainstone(task, table, move)
        if isinstance(task, power.GiveTokens):
            return self.give(task, table)
        if isinstance(task, (form_federation.ChoosePlanets, form_federation.ChooseLinks)):
            return self.federation(task, table)
        if isinstance(task, (setup.PlaceFirst, build.BuildMine, gaia_project.StartProject, gaia_project.FarAway)):
            return self.hex(task)
        if isinstance(task, (special_actions.SwapInstitute, special_actions.PlaceStation)):
            return self.hex(task)
        if isinstance(task, (special_actions.DowngradeLab, upgrade.Upgrade)):
            return self.hex(task)
        return self.other(task, table)

    def hex(self, task: Task[Any]) -> int:
        if isinstance(task, setup.PlaceFirst):
            self.main = self.take("place_initial")
        return w.HEX + names.hex_of(self.main["hex"])

    def take(self, *kinds: str) -> Step:
        """The next step of one of these kinds."""
        for index, step in enumerate(self.steps):
            if step["kind"] in kinds:
                return self.steps.pop(index)
        raise Difference(f"asked for {' or '.join(kinds)}, the file has {[s['kind'] for s in self.steps]}")

    def afterwards(self, table: Table) -> int:
        """Free actions after the main action; what was decided by itself (an advance) is left aside."""
        self.steps = [step for step in self.steps if step["kind"] in ("convert", "burn", "brainstone", "end_turn")]
        while self.steps and self.steps[0]["kind"] == "brainstone":
            self.steps.pop(0)  # it was not asked about: there was no choice
        if self.steps and self.steps[0]["kind"] in ("convert", "burn"):
            return self.free(table)
        self.steps = []
        return DONE

    def turn(self, table: Table) -> int:
        while self.steps[0]["kind"] == "brainstone":
            self.steps.pop(0)  # it was not asked about: there was no choice
        step = self.steps[0]
        kind = step["kind"]
        if kind in ("convert", "burn"):
            return self.free(table)
        self.main = self.steps.pop(0)
        self.price = 0
        simple = {
            "build_mine": w.BUILD,
            "gaia_project": w.PROJECT,
            "upgrade": w.UPGRADE,
            "federation": w.FEDERATION,
            "research": w.RESEARCH,
            "pass": PASS,
        }
        if kind == "federation":
            self.refuse_waste(table, step)
        if kind in simple:
            return simple[kind]
        word = self.action_word(step)
        builds = ("build_mine", "gaia_project", "space_station", "swap_pi", "downgrade_lab")
        for index, later in enumerate(self.steps):
            if later["kind"] in builds:
                self.main = self.steps.pop(index)
                break
        return word

    def refuse_waste(self, table: Table, step: Step) -> None:
        seat = table.waiting()[0]
        hexes = [names.hex_of(h) for h in step["hexes"]]
        chosen = sorted(h for h in hexes if table.is_member(seat, h) and not table.feds[h] >> seat & 1)
        reason = wasteful(table, seat, chosen, len(step["satellites"]))
        if reason:
            raise Fault(f"a federation with {len(step['satellites'])} satellites: {reason}")

    def action_word(self, step: Step) -> int:
        if step["kind"] == "power_action":
            return w.POWER + names.POWER_OF[step["action"]]
        if step["kind"] == "qic_action":
            return w.QIC + names.QIC_OF[step["action"]]
        source: str = step["source"]
        if source in BOARD_SPECIALS:
            return BOARD_SPECIALS[source]
        if source.startswith("tech:"):
            place = self.trace["setup"]["tech_tiles"][source[5:]]["tile"]
            return names.TILE_WORD[place]
        return w.BOOSTER + names.BOOSTER_OF[source]

    def free(self, table: Table) -> int:
        """One conversion of a step that may stand for several."""
        step = self.steps[0]
        if step["kind"] == "burn":
            step["times"] -= 1
            if step["times"] == 0:
                self.steps.pop(0)
            return w.BURN
        rates = {"qic": 4, "knowledge": 4, "ore": 3, "credits": 1}
        self.price = sum(rates[name] * count for name, count in step["gain"].items() if name in rates)
        word = self.conversion(step)
        if not any(step["gain"].values()):
            self.steps.pop(0)
        return word

    def conversion(self, step: Step) -> int:
        """The next conversion: what is dearest first, so that what a token is worth too much is used up."""
        paid = next(iter(step["cost"]))
        source = {"bowl3_token_to_gaia": "token", "gaia_tokens": "power"}.get(paid, paid)
        for name, word in (("qic", "qic"), ("knowledge", "knowledge"), ("ore", "ore"), ("credits", "credit")):
            if step["gain"].get(name, 0) > 0:
                step["gain"][name] -= 1
                return w.VOCABULARY.index(f"{source}-{word}")
        step["gain"]["tokens"] -= 1
        return w.VOCABULARY.index(f"{source}-token")

    def brainstone(self, task: Task[Any], table: Table, move: dict[str, Any]) -> int:
        wanted: Any = None
        if move["phase"] == "income":
            wanted = self.brainstone_of_income()
        elif isinstance(task, power.BurnBrainstone) or self.main.get("kind") == "gaia_project":
            wanted = self.brainstone_next()
        else:
            wanted = self.take_brainstone(1, 2, 3)
        options = task.options(table)
        if wanted == "discard":
            return w.SUPPLY
        if wanted in (1, 2, 3) and w.BOWL + wanted - 1 in options:
            return int(w.BOWL + wanted - 1)
        if isinstance(task, power.BurnBrainstone):
            return w.BOWL + 2  # it is always lifted there
        if isinstance(task, power.SpendBrainstone):
            # used only if the other tokens are not enough for all conversions together
            return w.BOWL if self.price > table.seats[task.seat].bowl3 else w.BOWL + 2
        seen = move["after"][task.seat]["brainstone"]
        return int(w.BOWL + seen - 1) if seen in (1, 2, 3) and w.BOWL + seen - 1 in options else options[0]

    def take_brainstone(self, *goals: object) -> Any:
        """The next step that says that the brainstone goes to one of these places; None without one."""
        for index, step in enumerate(self.steps):
            if step["kind"] == "brainstone" and step["to"] in goals:
                return self.steps.pop(index)["to"]
        return None

    def brainstone_next(self) -> Any:
        """The step that belongs to a burn comes right after it: later ones tell where it goes as a project's token."""
        index = 1 if self.steps and self.steps[0]["kind"] in ("burn", "convert") else 0
        if len(self.steps) > index:
            step = self.steps[index]
            if step["kind"] == "brainstone" and step["to"] != "gaia":
                return self.steps.pop(index)["to"]
        return None

    def brainstone_of_income(self) -> Any:
        """The answers up to the next symbol: the last one tells where it ends."""
        wanted: Any = None
        while self.steps and self.steps[0]["kind"] == "brainstone":
            wanted = self.steps.pop(0)["to"]
        return wanted

    def give(self, task: power.GiveTokens, table: Table) -> int:
        """Always from the lowest bowl; the brainstone if the file says so."""
        options = task.options(table)
        goal = "gaia" if task.goal == power.TO_GAIA else "discard"
        if w.BRAINSTONE in options and self.take_brainstone(goal):
            return w.BRAINSTONE
        return options[0]

    def federation(self, task: Task[Any], table: Table) -> int:
        members = [names.hex_of(h) for h in self.main["hexes"]]
        links = [names.hex_of(h) for h in self.main["satellites"]]
        if isinstance(task, form_federation.ChooseLinks):
            wanted = sorted(links)[task.depth]
            if w.HEX + wanted not in task.options(table):
                raise Difference(f"the satellites {self.main['satellites']} are not offered")
            return w.HEX + wanted
        assert isinstance(task, form_federation.ChoosePlanets)
        found = form_federation.search(table, task.seat)
        for plan in form_federation.affordable(table, task.seat):
            marks = form_federation.landmarks(found.problem, plan)
            hexes = [
                h
                for index, cluster in enumerate(found.problem.clusters)
                if plan.mask >> index & 1 and index != found.problem.base
                for h in cluster
            ]
            chosen = [h for h in members if not table.feds[h] >> task.seat & 1 and h not in links]
            if sorted(hexes) == sorted(chosen) and plan.satellites == len(links):
                return w.HEX + marks[len(task.chosen)] if len(marks) > len(task.chosen) else DONE
        raise Difference(f"the federation {self.main['hexes']} is not offered")

    def other(self, task: Task[Any], table: Table) -> int:
        if isinstance(task, upgrade.UpgradeTo):
            return w.BUILDING + (names.PIECE_OF[self.main["building"]] if "building" in self.main else c.STATION)
        if isinstance(task, research.Research):
            return w.TRACK + names.TRACK_OF[self.main["track"]]
        if isinstance(task, research.Advance):
            step = self.take("advance", "decline_advance")
            if step["kind"] == "advance":
                return w.TRACK + names.TRACK_OF[step["track"]]
            if self.main.get("kind") in ("special", "downgrade_lab"):
                self.notes.append(f"move {self.number}: the advance of a faction's action is declined (R-097)")
            return DONE
        if isinstance(task, tech_tiles.TakeTile):
            return names.TILE_WORD[self.take("take_tech")["tile"]]
        if isinstance(task, tech_tiles.CoverTile):
            return names.TILE_WORD[self.take("cover_tech")["tile"]]
        if isinstance(task, build.PlaceLostPlanet):
            return w.HEX + names.hex_of(self.take("lost_planet")["hex"])
        if isinstance(task, tokens.ChooseToken):
            return w.TOKEN + names.TOKEN_OF[self.main["token"]]
        if isinstance(task, power_actions.RewardAgain):
            return w.TOKEN + names.TOKEN_OF[self.take("rescore_federation")["token"]]
        if isinstance(task, passing.ChooseBooster):
            if isinstance(task, setup.FirstBooster):
                self.main = self.take("choose_booster")
            elif self.main.get("kind") != "pass":
                self.main = self.take("pass")
            return w.BOOSTER + names.BOOSTER_OF[self.main["booster"]]
        return self.phases(task, table)

    def phases(self, task: Task[Any], table: Table) -> int:
        if isinstance(task, charging.Charge):
            step = self.take("charge", "decline_charge")
            if step["kind"] == "decline_charge":
                return w.DECLINE
            if step["order"][0].get("power") == 0:
                self.notes.append(f"move {self.number}: a token is taken without charging (R-206)")
            return w.TOKEN_FIRST if "tokens" in step["order"][0] else w.CHARGE
        if isinstance(task, income.NextSymbol):
            step = self.take("income")
            symbol = step["take"].pop(0)
            if step["take"]:
                self.steps.insert(0, step)
            return int(w.INCOME_TOKEN + symbol["tokens"] if "tokens" in symbol else w.INCOME_CHARGE + symbol["power"])
        if isinstance(task, gaia_phase.ConvertReturning):
            if not self.steps or self.steps[0]["kind"] != "terrans_gaia_convert":
                return DONE
            return self.free(table)
        if isinstance(task, gaia_phase.GaiaTech):
            step = self.take("itars_gaia_tech", "decline_gaia_tech", "decline_advance")
            return w.GAIA_TECH if step["kind"] == "itars_gaia_tech" else DONE
        raise Difference(f"{type(task).__name__} has no answer in the file")


def verify_game(trace: dict[str, Any], rules: int) -> Verdict:
    name = f"{trace['id']} ({trace['players']} players)"
    try:
        replay = Replay(trace, rules)
        replay.run()
    except Difference as difference:
        return Verdict(name, False, str(difference))
    return Verdict(name, True, f"{replay.compared} states", replay.notes)


def verify(path: str, rules: int) -> list[Verdict]:
    """Replay every game of a gzipped or plain file of JSON lines."""
    with gzip.open(path, "rt") if path.endswith(".gz") else open(path) as file:
        return [verify_game(json.loads(line), rules) for line in file if line.strip()]
