import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A websocket client that costs almost nothing, so that a measurement shows the server. It takes no fragments and no long frames. */
export type LightSocket = { send(text: string): void; close(): void };

export type Address = { readonly port: number; readonly path: string };

const HOST = '127.0.0.1';
const SHORTEST_EXTENDED = 126;
const MASKED = 0x80;
const TEXT = 0x81;
const NO_MASK = Buffer.alloc(4);

/**
 * Connects to this machine.
 * @param from an address of the loopback network: the server limits the connections of one
 * @param onText called with the text of each frame
 * @throws Error if the server refuses
 */
export function openLightSocket(
  { port, path }: Address,
  from: string,
  onText: (text: Buffer) => void,
): Promise<LightSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: HOST, port, localAddress: from, noDelay: true });
    let received: Buffer = Buffer.alloc(0);
    let isOpen = false;
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection')));
    socket.on('data', (data) => {
      received = received.length > 0 ? Buffer.concat([received, data]) : data;
      if (!isOpen) {
        const end = received.indexOf('\r\n\r\n');
        if (end === -1) return;
        const head = received.subarray(0, end).toString('latin1');
        if (!head.startsWith('HTTP/1.1 101')) return reject(new Error(head));
        received = received.subarray(end + 4);
        isOpen = true;
        resolve({ send: (text) => sendText(socket, text), close: () => socket.destroy() });
      }
      received = takeFrames(received, onText);
    });
    socket.write(
      [
        `GET ${path} HTTP/1.1`,
        `Host: ${HOST}:${port}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        'Sec-WebSocket-Version: 13',
        '\r\n',
      ].join('\r\n'),
    );
  });
}

/** @returns the beginning of a frame that hasn't arrived as a whole */
function takeFrames(bytes: Buffer, onText: (text: Buffer) => void): Buffer {
  let rest = bytes;
  for (;;) {
    const [first = 0, short = 0] = rest;
    if (rest.length < 2) return rest;
    const isLong = short === SHORTEST_EXTENDED;
    const from = isLong ? 4 : 2;
    const end = from + (isLong && rest.length >= from ? rest.readUInt16BE(2) : short);
    if (rest.length < end) return rest;
    if (first === TEXT) onText(rest.subarray(from, end));
    rest = rest.subarray(end);
  }
}

function sendText(socket: Socket, text: string): void {
  const body = Buffer.from(text);
  const length =
    body.length < SHORTEST_EXTENDED
      ? [MASKED | body.length]
      : [MASKED | SHORTEST_EXTENDED, body.length >> 8, body.length & 0xff];
  socket.write(Buffer.concat([Buffer.from([TEXT, ...length]), NO_MASK, body]));
}
