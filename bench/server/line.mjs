// A websocket client that does just what the load needs, so that the client is not the slower one:
// messages in one frame, an answer to pings, a goodbye. What it sends is masked with zeros.
import crypto from "node:crypto";
import net from "node:net";

const TEXT = 0x81;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;

/** A line to ws://127.0.0.1:port/path. `heard` gets the bytes of every message. */
export function line(port, path, { opened, heard, failed }) {
  const socket = net.connect({ port, host: "127.0.0.1", noDelay: true });
  let rest = null; // of the data: a frame that is not all there
  let greeted = false;
  let closing = false;

  const send = (kind, message) => {
    const size = Buffer.byteLength(message);
    const head = size < 126 ? 6 : 8;
    const frame = Buffer.alloc(head + size);
    frame[0] = kind;
    frame[1] = 0x80 | (size < 126 ? size : 126);
    if (size >= 126) frame.writeUInt16BE(size, 2);
    frame.write(message, head);
    socket.write(frame);
  };
  const close = () => {
    closing = true;
    send(CLOSE, "");
  };
  const received = (kind, message) => {
    if (kind === TEXT) heard(message);
    else if (kind === PING) send(PONG, message.toString());
    else if (kind === CLOSE && !closing) failed(new Error("the server hung up"));
    else if (kind !== CLOSE && kind !== PONG) failed(new Error(`a frame of kind ${kind}`));
  };

  socket.on("connect", () => {
    const key = crypto.randomBytes(16).toString("base64");
    const lines = [
      `GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, "Upgrade: websocket",
      "Connection: Upgrade", `Sec-WebSocket-Key: ${key}`, "Sec-WebSocket-Version: 13", "", "",
    ];
    socket.write(lines.join("\r\n"));
  });
  socket.on("data", (data) => {
    if (rest !== null) data = Buffer.concat([rest, data]);
    let start = 0;
    if (!greeted) {
      const end = data.indexOf("\r\n\r\n");
      if (end >= 0) {
        const status = data.subarray(0, data.indexOf("\r\n")).toString();
        if (!status.includes(" 101 ")) return failed(new Error(status));
        greeted = true;
        start = end + 4;
        opened();
      }
    }
    while (greeted && start + 2 <= data.length) {
      let size = data[start + 1];
      let begin = start + 2;
      if (size === 126) {
        if (start + 4 > data.length) break;
        size = data.readUInt16BE(start + 2);
        begin += 2;
      } else if (size === 127) return failed(new Error("a frame of more than 64 KB"));
      if (begin + size > data.length) break;
      received(data[start], data.subarray(begin, begin + size));
      start = begin + size;
    }
    rest = start < data.length ? data.subarray(start) : null;
  });
  socket.on("error", (error) => {
    if (!closing) failed(error);
  });
  socket.on("close", () => {
    if (!closing) failed(new Error("the line broke"));
  });
  return { send: (message) => send(TEXT, message), close };
}
