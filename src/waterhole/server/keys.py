"""Secrets in links: who may sit on which chair.

A token is the chair's number and a code that only this server's key can make; nothing about it is stored. When an
invite is taken the chair's generation goes up, so what was made before fits no more.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from hashlib import blake2b
from hmac import compare_digest

from ..table import Chair, Table
from .wire import ChairKey

_TOKEN = re.compile(r"(i?)(\d)\.([A-Za-z0-9_-]{22})", re.ASCII)


class Keys:
    """The keys of one server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def token(self, table: str, chair: int, generation: int) -> str:
        """Sits on the chair."""
        return f"{chair}.{self._code(f'seat {table} {chair} {generation}')}"

    def invite(self, table: str, chair: int) -> str:
        """May be taken once, while nobody sits there."""
        return f"i{chair}.{self._code(f'invite {table} {chair}')}"

    def key(self, table_id: str, table: Table, chair: int) -> ChairKey:
        """What the one who is to have this chair gets."""
        if table.chairs[chair].kind == "open":
            return ChairKey(chair, "", self.invite(table_id, chair))
        return ChairKey(chair, self.token(table_id, chair, table.chairs[chair].generation), "")

    def chair(self, table_id: str, chairs: list[Chair], token: str) -> int | None:
        """The chair that a token sits on; None for one that fits nowhere."""
        match = _TOKEN.fullmatch(token)
        if match is None or match[1] or int(match[2]) >= len(chairs):
            return None
        number = int(match[2])
        chair = chairs[number]
        fits = compare_digest(token, self.token(table_id, number, chair.generation))
        return number if fits and chair.kind == "person" else None

    def invited(self, table_id: str, chairs: list[Chair], invite: str) -> int | None:
        """The chair that an invite is for, taken or not; None for what is no invite of this table."""
        match = _TOKEN.fullmatch(invite)
        if match is None or not match[1] or int(match[2]) >= len(chairs):
            return None
        number = int(match[2])
        return number if compare_digest(invite, self.invite(table_id, number)) else None

    def _code(self, what: str) -> str:
        digest = blake2b(what.encode(), key=self._secret, digest_size=16).digest()
        return urlsafe_b64encode(digest).rstrip(b"=").decode()
