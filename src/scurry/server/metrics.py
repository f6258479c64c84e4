"""Figures for Prometheus at /metrics: how much, how fast, how many. Nothing about anybody."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class Tally(Collector):
    """A counter for what happens all the time, and in one thread only: it needs no lock."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.count = 0

    def inc(self) -> None:
        self.count += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(self.name, self.about, value=self.count)


registry = CollectorRegistry()
moves = Tally("scurry_moves", "Choices stored")
registry.register(moves)
refusals = Counter("scurry_refusals", "Messages refused", ["code"], registry=registry)
tables = Gauge("scurry_tables_awake", "Tables in memory", registry=registry)
sockets = Gauge("scurry_sockets", "Open websockets", registry=registry)
store_seconds = Histogram(
    "scurry_store_seconds",
    "Time to store one group of entries",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0),
    registry=registry,
)


def text() -> bytes:
    return generate_latest(registry)
