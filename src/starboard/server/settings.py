"""What a host may set. Every limit of the server stands here."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from starboard.kernel import Value


def _rule_workers() -> int:
    return max(1, (os.cpu_count() or 1) - 1)


class OptionFile(msgspec.Struct, frozen=True):
    """An option of a game that the host has given as a file; tables and forms call it by its name."""

    game: str
    option: str
    name: str
    value: str


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Fixed for the life of a server."""

    database: str = ""  # a file, or postgresql://...
    public_url: str = ""  # https://games.example.org when behind a proxy; empty: whatever the browser called us
    admin_key: str = ""  # opens the host's page /admin; empty: one is made and printed at every start
    games: tuple[str, ...] = ()  # further games beside the installed ones, as "package.module:name"
    files: tuple[OptionFile, ...] = ()  # the usual choice for new tables
    static: Path = Path(__file__).parent / "static"

    workers: int = 1  # servers that share the port of this machine; more than one need PostgreSQL
    rule_workers: int = msgspec.field(default_factory=_rule_workers)  # processes of each server for the rules
    rule_seconds: float = 30.0  # a call of the rules that takes longer is taken for hung and ended
    sentences: int = 400  # so many ways to finish a decision are sent at most

    bots: str = "starboard.bots"  # the module that makes bots
    bot_workers: int = 2  # bots of each server that think at the same time
    bot_seconds: float = 2.0  # what a bot may think per word
    bot_grace: float = 3.0  # how much longer it may take before it is ended
    bot_pause: float = 0.3  # a breath before a bot's word, so that people can follow

    absent_seconds: float = 180.0  # after so long the others may call a bot for a player who has vanished
    idle_seconds: float = 300.0  # tables that nobody looks at leave memory after so long
    abandon_days: float = 60.0  # unfinished tables at which nothing happens for so long are archived; 0: never
    notice_seconds: float = 60.0  # a turn that waits for so long is told to who wants to be told
    digest_seconds: float = 900.0  # and nobody is told more often than this, then of all turns at once
    private_webhooks: bool = False  # whether webhooks may go to private addresses
    smtp_host: str = ""  # a mail server; with one, people can sign in by address
    smtp_port: int = 587  # of the mail server
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"  # how to speak with it
    smtp_user: str = ""  # as whom, if it asks
    smtp_password: str = ""  # and by what
    letters_per_hour: int = 5  # to one address
    mail_from: str = ""  # the address that mail comes from
    log_format: Literal["text", "json"] = "text"  # one JSON object per line is for programs that collect logs
    requests_per_minute: int = 600  # per guest (or address, without a cookie)
    guests_per_hour: int = 120  # new ones from one address
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    max_sockets: int = 10_000  # connections of all kinds
    sockets_per_address: int = 512  # of these
    request_seconds: float = 15.0  # a request must be whole after so long
    keep_seconds: float = 10.0  # a connection on which nothing is asked is kept for so long
    max_head: int = 65_536  # bytes of a request before its body
    max_pipelined: int = 16  # requests that may follow on one whose answer is on the way
    max_parts: int = 256  # of one websocket message
    reading_seconds: float = 60.0  # who takes in nothing of what waits for them for so long is let go
    messages_per_second: float = 20.0  # per websocket, on average
    messages_burst: int = 60  # and so many at once
    max_body: int = 32_768  # bytes of a request
    max_frame: int = 16_384  # bytes of a websocket message
    compress: bool = True  # websocket messages; costs some time and saves much of the line
    max_words: int = 64  # in one sentence or set
    max_tables: int = 60  # unfinished ones of one guest
    max_listed: int = 5  # open tables of one guest in the list
    max_links: int = 20  # that open one seat to further devices
    max_shown: int = 100  # tables in one list
    max_joined: int = 20  # seats of one guest at tables of others that have not begun
    chat_per_minute: int = 30  # lines of talk of one guest; a third of them at once
    max_connections: int = 64  # websockets of one guest or address
    max_watchers: int = 500  # spectators at one table; who has a seat always finds room
    max_queue: int = 256  # answers that wait for a slow websocket
    chat_shown: int = 100  # lines of talk that who comes in is shown
    chat_length: int = 500  # characters of a line of talk

    def opened(self, game: str, options: Mapping[str, object]) -> dict[str, object]:
        """Options of a new table with the host's files in place of their names, and where nothing was chosen."""
        chosen = dict(options)
        for file in self.files:
            if file.game == game and chosen.get(file.option, file.name) == file.name:
                chosen[file.option] = file.value
        return chosen

    def named(self, game: str, options: Mapping[str, Value]) -> dict[str, Value]:
        """Options with names for the host's files: what is shown and sent."""
        shown = dict(options)
        for file in self.files:
            if file.game == game and shown.get(file.option) == file.value:
                shown[file.option] = file.name
        return shown

    def usual(self, game: str, option: str, default: Value) -> Value:
        """What a form offers first."""
        names = [file.name for file in self.files if (file.game, file.option) == (game, option)]
        return names[0] if names else default
