"""The dealer: outcomes by address, under one seed."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from tortuga.kernel.dealer import BadSeed, Dealer, commitment, new_seed


def test_outcomes_depend_on_seed_and_address_alone() -> None:
    first, second = Dealer("a"), Dealer("a")
    first.words("roll/1/1/0/0")
    assert first.words("draw/1/0") == second.words("draw/1/0")
    assert Dealer("b").words("draw/1/0") != second.words("draw/1/0")


def test_a_known_outcome_so_that_old_logs_stay_provable() -> None:
    digest = hashlib.blake2b(b"roll/1/1/0/0", key=b"7").digest()
    words = tuple(int.from_bytes(digest[8 * die : 8 * die + 8], "little") for die in range(8))
    assert Dealer("7").words("roll/1/1/0/0") == words


def test_faces_are_even() -> None:
    """30,000 dice: each face within five standard deviations of one sixth."""
    dealer = Dealer("even")
    counts = Counter(word % 6 for n in range(6000) for word in dealer.words(f"roll/{n}")[:5])
    assert all(abs(counts[face] - 5000) < 5 * (30000 * 5 / 36) ** 0.5 for face in range(6))


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment("7") == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"


@pytest.mark.parametrize("seed", ["", "x" * 65, "é" * 33])
def test_seeds_that_cannot_be_keys_are_refused(seed: str) -> None:
    with pytest.raises(BadSeed, match="error-bad-seed"):
        Dealer(seed)


def test_new_seeds_differ_and_carry_128_bits() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == 32 for seed in seeds)
