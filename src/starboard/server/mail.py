"""Letters: one kind only, with a link that makes a browser somebody."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage

from starboard.server.errors import Refusal
from starboard.server.letters import LETTERS
from starboard.server.settings import Settings

log = logging.getLogger("starboard.server")
PATIENCE = 20.0  # seconds that a mail server may take


class Mail:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.ready = bool(settings.smtp_host and settings.public_url)

    async def send(self, address: str, language: str, link: str) -> None:
        subject, text = LETTERS.get(language, LETTERS["en"])
        letter = EmailMessage()
        try:
            letter["From"] = self._settings.mail_from or self._settings.smtp_user
            letter["To"] = address
        except ValueError:
            raise Refusal("bad-request", "this is not an address", {"field": "address"}) from None
        letter["Subject"] = subject
        letter.set_content(f"{text}\n\n{link}\n")
        try:
            await asyncio.to_thread(self._send, letter)
        except (OSError, smtplib.SMTPException) as error:
            log.error("a letter could not be sent: %s", error)
            raise Refusal("not-found", "the letter could not be sent") from None

    def _send(self, letter: EmailMessage) -> None:
        with self._connected() as server:
            if self._settings.smtp_user:
                server.login(self._settings.smtp_user, self._settings.smtp_password)
            server.send_message(letter)

    def _connected(self) -> smtplib.SMTP:
        """A line to the mail server; by itself smtplib would believe whoever answers."""
        chosen, known = self._settings, ssl.create_default_context()
        host, port = chosen.smtp_host, chosen.smtp_port
        if chosen.smtp_security == "tls":
            return smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=known)
        server = smtplib.SMTP(host, port, timeout=PATIENCE)
        if chosen.smtp_security == "starttls":
            server.starttls(context=known)
        return server
