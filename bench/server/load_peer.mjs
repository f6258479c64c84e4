// boardgame.io's protocol (socket.io over a plain websocket): one socket a seat, kept for all its
// matches. A round trip ends with the update that brings the move back. A match is made by its
// first `sync`, without the lobby and without credentials: the cheapest way its server has.
import { line } from "./line.mjs";

const GAME = "tic-tac-toe";
const CELLS = [0, 4, 8, 1, 7, 6, 2, 5, 3]; // a draw: the longest match
const EVENT = `42/${GAME},`;

/** Seats both players of a table; resolves when both were let in. */
export async function open(port, number, watch) {
  await Promise.all([sit(port, number, "0", watch), sit(port, number, "1", watch)]);
}

function sit(port, number, player, watch) {
  let match = 0;
  let since = null; // when the move under way was sent
  let answered = -1;
  const name = () => `table ${number} match ${match}`;
  return new Promise((seated) => {
    const emit = (...event) => socket.send(EVENT + JSON.stringify(event));
    const look = ({ G, ctx, _stateID }) => {
      if (since !== null && _stateID > answered) {
        watch.trip(since);
        since = null;
      }
      if (ctx.gameover !== undefined) {
        if (player === "0") watch.ended();
        match += 1;
        answered = -1;
        emit("sync", name(), player, undefined, 2);
      } else if (ctx.currentPlayer === player && _stateID > answered) {
        answered = _stateID;
        since = watch.now();
        const cell = CELLS.find((cell) => G.cells[cell] === null);
        const payload = { type: "clickCell", args: [cell], playerID: player };
        emit("update", { type: "MAKE_MOVE", payload }, _stateID, name(), player);
      }
    };
    const heard = {
      sync(of, { state }) {
        seated();
        if (of === name()) look(state);
      },
      update(of, state) {
        if (of === name()) look(state);
      },
      matchData() {},
    };
    const message = (frame) => {
      if (frame.startsWith(EVENT)) {
        const [event, ...args] = JSON.parse(frame.slice(EVENT.length));
        heard[event](...args);
      } else if (frame.startsWith("40/")) emit("sync", name(), player, undefined, 2);
      else if (frame.startsWith("0")) socket.send(`40/${GAME},`);
      else if (frame === "2") socket.send("3");
      else fail(frame);
    };
    const socket = line(port, "/socket.io/?EIO=4&transport=websocket", {
      opened: () => {},
      heard: (data) => message(data.toString()),
      failed: fail,
    });
  });
}

function fail(problem) {
  console.error("boardgame.io's server said no:", problem);
  process.exit(1);
}
