"""Bags: counts of kinds in one integer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from scurry.kernel import bag
from scurry.kernel.rng import ToldRng

kinds = st.lists(st.integers(0, 14), max_size=60).filter(
    lambda items: all(items.count(kind) <= 15 for kind in items)
)


@given(kinds)
def test_a_bag_holds_what_was_put_in(items: list[int]) -> None:
    packed = bag.bag_of(items)
    assert bag.items(packed) == sorted(items)
    assert bag.size(packed) == len(items)
    assert [bag.count(packed, kind) for kind in range(15)] == [items.count(k) for k in range(15)]


@given(kinds)
def test_each_once_has_one_of_every_kind(items: list[int]) -> None:
    assert bag.items(bag.each_once(bag.bag_of(items))) == sorted(set(items))


@given(kinds)
def test_all_but_one_is_what_remains_whichever_item_left(items: list[int]) -> None:
    sure = bag.all_but_one(bag.bag_of(items))
    for gone in set(items):
        rest = bag.bag_of(items) - bag.one(gone)
        assert all(bag.count(sure, kind) <= bag.count(rest, kind) for kind in range(15))


def test_a_random_item_is_found_by_its_number() -> None:
    packed = bag.bag_of([2, 2, 5, 14])
    assert [bag.pick_random(packed, ToldRng([nth])) for nth in range(4)] == [2, 2, 5, 14]
    assert bag.several(14, 3) == bag.bag_of([14, 14, 14])
