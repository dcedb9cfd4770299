"""The dealer: the one source of chance. Every outcome is a keyed hash of its address, so anyone can check it.

The key is the game's seed (BLAKE2b, RFC 7693, keyed mode). Before the game only the seed's SHA-256, the
commitment, is known; when it ends the seed itself is written and every die can be derived again.
"""

from __future__ import annotations

import os
import struct

from tortuga.kernel.errors import UserError

# hashlib is imported where something is hashed: it loads all of OpenSSL, and the title needs none of it
SEED_BYTES = 64
_unpack = struct.Struct("<8Q").unpack


class BadSeed(UserError):
    """A seed that cannot be a key: empty, longer than 64 bytes, or not text."""


def new_seed() -> str:
    """A fresh seed with 128 bits of the system's randomness: 32 hexadecimal digits."""
    return os.urandom(16).hex()


def commitment(seed: str) -> str:
    """SHA-256 of the seed, 64 hexadecimal digits: shown before the game, checkable after it.

    Raises:
        BadSeed: bytes that are not text.
    """
    from hashlib import sha256

    return sha256(_bytes(seed)).hexdigest()


def derived_seed(seed: str, *address: object) -> str:
    """A seed derived from another: 32 hexadecimal digits that reveal nothing about it."""
    from hashlib import blake2b

    text = "/".join(map(str, (seed, *address)))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def seat_seed(seed: str, seat: int) -> str:
    """A captain's own seed, derived from the game's, so that a game can be repeated anywhere."""
    return derived_seed(seed, "seat", seat)


def _bytes(seed: str) -> bytes:
    try:
        return seed.encode()
    except UnicodeEncodeError as error:  # the command line passes undecodable bytes as lone surrogates
        raise BadSeed("error-seed-text") from error


class Dealer:
    """Chance under one seed.

    Raises:
        BadSeed: empty seed, one of more than 64 bytes in UTF-8, or bytes that are not text.
    """

    __slots__ = ("_keyed", "seed")

    def __init__(self, seed: str) -> None:
        from hashlib import blake2b

        key = _bytes(seed)
        if not 0 < len(key) <= SEED_BYTES:
            raise BadSeed("error-bad-seed", bytes=len(key), most=SEED_BYTES)
        self.seed = seed
        self._keyed = blake2b(key=key)

    def words(self, address: str) -> tuple[int, ...]:
        """Eight independent integers below 2**64 for an address.

        Taken modulo 6 a word favours no face by more than 6 / 2**64, which no number of games could reveal.
        """
        hashed = self._keyed.copy()
        hashed.update(address.encode())
        return _unpack(hashed.digest())
