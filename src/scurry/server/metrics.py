"""Figures for Prometheus at /metrics: how much, how fast, how many. Nothing about anybody."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()
moves = Counter("scurry_moves", "Choices stored", registry=registry)
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
