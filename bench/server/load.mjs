// Plays both seats of many tables against one server, each seat the moment it is asked.
// Prints one line of JSON: how many moves, how long the round trips took, how busy this client was.
import fs from "node:fs";
import * as ours from "./load_ours.mjs";
import * as peer from "./load_peer.mjs";

const { kind, port, pid, tables, warm, seconds } = JSON.parse(process.argv[2]);
const trips = [];
let measuring = false;
let ended = 0;

const watch = {
  now: () => performance.now(),
  trip(since) {
    if (measuring) trips.push(performance.now() - since);
  },
  ended() {
    if (measuring) ended += 1;
  },
};

/** Seconds of processor time that the server has had; 0 where the system does not say. */
function served() {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return 0;
  const fields = fs.readFileSync(file, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const sleep = (time) => new Promise((done) => setTimeout(done, time * 1000));
const at = (share) => trips[Math.min(trips.length - 1, Math.floor(trips.length * share))] ?? null;

const open = { ours: ours.open, peer: peer.open }[kind];
const AT_ONCE = 20; // tables that are being opened at the same time
for (let number = 0; number < tables; number += AT_ONCE) {
  const some = Math.min(AT_ONCE, tables - number);
  await Promise.all(Array.from({ length: some }, (_, i) => open(port, number + i, watch)));
}
await sleep(warm);
const begun = performance.now();
const cpu = process.cpuUsage();
const before = served();
measuring = true;
await sleep(seconds);
measuring = false;
const spent = (performance.now() - begun) / 1000;
const server = served() - before;
const { user, system } = process.cpuUsage(cpu);
trips.sort((a, b) => a - b);
const figures = {
  moves: trips.length / spent,
  p50: at(0.5),
  p99: at(0.99),
  ended,
  busy: (user + system) / 1e6 / spent,
  server: server / spent,
};
process.stdout.write(JSON.stringify(figures) + "\n", () => process.exit(0));
