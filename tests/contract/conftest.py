"""Toy games are in the catalogue of the process that tests them, so that records find them."""

from __future__ import annotations

from scurry.kernel import catalogue
from scurry.testkit.toys import TOYS

catalogue.catalogue()  # the real ones first
for toy in TOYS:
    catalogue.add(toy)
