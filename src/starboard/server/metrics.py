"""Figures for those who watch over a server, in the text form that Prometheus reads."""

from __future__ import annotations

import bisect
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starboard.server.lobby import Lobby

EDGES = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0]  # seconds


class Histogram:
    def __init__(self) -> None:
        self._counts = [0] * (len(EDGES) + 1)
        self._sum = 0.0

    def see(self, seconds: float) -> None:
        self._counts[bisect.bisect_left(EDGES, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str, labels: str) -> list[str]:
        found, total = [], 0
        comma = "," if labels else ""
        for edge, count in zip([*map(str, EDGES), "+Inf"], self._counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{{labels}{comma}le="{edge}"}} {total}')
        braces = f"{{{labels}}}" if labels else ""
        return [*found, f"{name}_sum{braces} {self._sum:.6f}", f"{name}_count{braces} {total}"]


class Metrics:
    """What is counted as it happens; lengths of queues are looked up when somebody asks."""

    def __init__(self) -> None:
        self.words: Counter[str] = Counter()  # by game
        self.refused: Counter[str] = Counter()  # by reason
        self.bot_words: Counter[str] = Counter()  # by level
        self.acts: dict[str, Histogram] = {}  # by game: from the request to the disk
        self.store = Histogram()
        self.bots: dict[str, Histogram] = {}  # by level, with waiting
        self.faults: Counter[str] = Counter()  # by kind: rules, store, bot

    def act(self, game: str, words: int, seconds: float) -> None:
        self.words[game] += words
        self.acts.setdefault(game, Histogram()).see(seconds)

    def bot(self, level: str, seconds: float) -> None:
        self.bot_words[level] += 1
        self.bots.setdefault(level, Histogram()).see(seconds)

    def text(self, lobby: Lobby) -> str:
        lines: list[str] = []

        def family(name: str, kind: str, about: str, samples: list[str]) -> None:
            lines.extend([f"# HELP {name} {about}", f"# TYPE {name} {kind}", *samples])

        def counted(name: str, about: str, label: str, counts: Counter[str]) -> None:
            family(name, "counter", about, [f'{name}{{{label}="{key}"}} {n}' for key, n in sorted(counts.items())])

        def gauge(name: str, about: str, value: float) -> None:
            family(name, "gauge", about, [f"{name} {value}"])

        def spread(name: str, about: str, label: str, by: dict[str, Histogram]) -> None:
            samples = [line for key in sorted(by) for line in by[key].lines(name, f'{label}="{key}"')]
            family(name, "histogram", about, samples)

        counted("starboard_words_total", "Words said and stored.", "game", self.words)
        counted("starboard_refused_total", "Acts that were refused.", "reason", self.refused)
        counted("starboard_bot_words_total", "Answers of bots.", "level", self.bot_words)
        counted("starboard_faults_total", "Faults of the server itself.", "kind", self.faults)
        spread("starboard_act_seconds", "From the request to the disk.", "game", self.acts)
        spread("starboard_bot_seconds", "From asking a bot to its answer.", "level", self.bots)
        family("starboard_store_seconds", "histogram", "A write.", self.store.lines("starboard_store_seconds", ""))
        gauge("starboard_tables", "Tables in memory.", lobby.in_memory())
        gauge("starboard_sockets", "Websockets.", lobby.sockets())
        gauge("starboard_store_away", "Whether the database is away.", int(lobby.outage.away))
        gauge("starboard_store_waiting", "Writes that wait.", lobby.store.waiting())
        gauge("starboard_rules_waiting", "Requests to the rules that wait.", lobby.workers.waiting())
        gauge("starboard_rules_workers", "Rules workers that run.", sum(one.alive() for one in lobby.workers.all))
        gauge("starboard_bot_workers", "Bot workers that run.", lobby.settings.bot_workers * lobby.bots.alive())
        gauge("starboard_bots_waiting", "Bots that wait for their turn.", lobby.bots.waiting())
        return "\n".join(lines) + "\n"
