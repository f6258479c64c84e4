// Our protocol: tables over REST, then one socket a seat. A round trip ends with `done`.
import http from "node:http";
import { line } from "./line.mjs";

const GAME = "forsage_pawns";
// Lines that rest for two seconds are closed here: the server would close them after five.
const agent = new http.Agent({ maxSockets: 20, keepAlive: true, timeout: 2000 });
const NOTHING_ASKED = Buffer.from('"asked":[]');
const NOT_OVER = Buffer.from('"result":null');
let cookie = "";

/** Opens a table, begins its game and seats both players; resolves when both were let in. */
export async function open(port, number, watch) {
  const { table, secrets } = await call(port, "/api/tables", { game: GAME, seats: ["me", "screen"] });
  await call(port, `/api/tables/${table.id}/begin`);
  const again = () => {
    watch.ended();
    open(port, number, watch);
  };
  await Promise.all([
    sit(port, table.id, 0, secrets[0], watch, again),
    sit(port, table.id, 1, secrets[1], watch, () => {}),
  ]);
}

function sit(port, table, seat, secret, watch, again) {
  const under_way = new Map();
  let sent = 0;
  let serial = null;
  return new Promise((seated) => {
    const heard = {
      update({ asked, result }) {
        if (result !== null) {
          socket.close();
          again();
        } else if (asked.length && asked[0].serial !== serial) {
          serial = asked[0].serial;
          const options = asked[0].options;
          const key = options[Math.floor(Math.random() * options.length)].key;
          const id = `m${(sent += 1)}`;
          under_way.set(id, watch.now());
          socket.send(JSON.stringify({ type: "submit", id, key, serial }));
        }
      },
      done({ id }) {
        if (id === "hello") return seated();
        watch.trip(under_way.get(id));
        under_way.delete(id);
      },
      ping({ number }) {
        socket.send(JSON.stringify({ type: "pong", id: `p${number}`, number }));
      },
      refused: fail,
      bye: fail,
    };
    const socket = line(port, `/ws/${table}`, {
      opened: () => socket.send(JSON.stringify({ type: "hello", id: "hello", seat, secret })),
      heard: (data) => {
        // What asks nothing of this seat is not worth the client's time.
        if (data.includes(NOTHING_ASKED) && data.includes(NOT_OVER)) return;
        const message = JSON.parse(data);
        heard[message.type](message);
      },
      failed: fail,
    });
  });
}

function call(port, path, body) {
  return new Promise((answered) => {
    const headers = { "content-type": "application/json", cookie };
    const options = { port, path, method: "POST", host: "127.0.0.1", agent, headers };
    const request = http.request(options, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode !== 200) fail(text);
        cookie = response.headers["set-cookie"]?.[0].split(";")[0] ?? cookie;
        answered(JSON.parse(text));
      });
    });
    request.on("error", fail);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function fail(problem) {
  console.error("Our server said no:", problem);
  process.exit(1);
}
