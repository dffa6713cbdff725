import { parentPort } from 'node:worker_threads';
import { type Address, type LightSocket, openLightSocket } from './light-socket.ts';

/**
 * What the measurement tells the thread that holds all sockets.
 * - `open`: connects them; each sends its greeting and waits for a first frame.
 * - `echo`: each sends a text, and again as soon as it is back, for this long.
 * - `deliver`: from now on the arrivals of each conversation are counted.
 */
export type ToReaders =
  | { readonly type: 'open'; readonly address: Address; readonly greetings: readonly string[] }
  | { readonly type: 'echo'; readonly text: string; readonly forMs: number }
  | { readonly type: 'deliver'; readonly conversations: number; readonly sinceMs: number }
  | { readonly type: 'close' };

/** What it answers; `arrived` when a message has reached every socket of its conversation. */
export type FromReaders =
  | { readonly type: 'opened' }
  | { readonly type: 'echoed'; readonly count: number; readonly tookMs: number }
  | { readonly type: 'arrived'; readonly conversation: number; readonly tookMs: Float64Array };

/** Fewer than the server takes from one address. */
const SOCKETS_OF_ADDRESS = 40;
const SENT_AT = '"text":"';

let sockets: LightSocket[] = [];
let onText: (socket: number, text: Buffer) => void = () => {};

/** Returns the time on a clock that every thread shares. */
const nowMs = () => performance.timeOrigin + performance.now();
const tell = (message: FromReaders) => parentPort?.postMessage(message);

parentPort?.on('message', async (message: ToReaders) => {
  if (message.type === 'open') await open(message.address, message.greetings);
  if (message.type === 'echo') echo(message.text, message.forMs);
  if (message.type === 'deliver') deliver(message.conversations, message.sinceMs);
  if (message.type === 'close') for (const socket of sockets) socket.close();
});

async function open(address: Address, greetings: readonly string[]): Promise<void> {
  sockets = [];
  for (const [index, greeting] of greetings.entries()) {
    const from = `127.0.0.${2 + Math.floor(index / SOCKETS_OF_ADDRESS)}`;
    const greeted = new Promise<void>((resolve) => {
      onText = () => resolve();
    });
    const socket = await openLightSocket(address, from, (text) => onText(index, text));
    socket.send(greeting);
    await greeted;
    sockets.push(socket);
  }
  tell({ type: 'opened' });
}

function echo(text: string, forMs: number): void {
  const startedMs = nowMs();
  let [count, waiting] = [0, sockets.length];
  onText = (socket) => {
    count += 1;
    const tookMs = nowMs() - startedMs;
    if (tookMs < forMs) sockets[socket]?.send(text);
    else if (--waiting === 0) tell({ type: 'echoed', count, tookMs });
  };
  for (const socket of sockets) socket.send(text);
}

/** Each conversation is followed by every so-many-th socket. A message's text begins with the time it was written, in ms since then. */
function deliver(conversations: number, sinceMs: number): void {
  const followers = Array.from({ length: conversations }, (_, at) =>
    Math.ceil((sockets.length - at) / conversations),
  );
  const arrivals: number[][] = Array.from({ length: conversations }, () => []);
  onText = (socket, text) => {
    const from = text.indexOf(SENT_AT);
    const conversation = socket % conversations;
    const times = arrivals[conversation];
    if (from === -1 || !times) return;
    const [sentAt = ''] = text
      .toString('latin1', from + SENT_AT.length, from + SENT_AT.length + 20)
      .split(' ');
    times.push(nowMs() - sinceMs - Number(sentAt));
    if (times.length < (followers[conversation] ?? 0)) return;
    tell({ type: 'arrived', conversation, tookMs: Float64Array.from(times) });
    times.length = 0;
  };
}
