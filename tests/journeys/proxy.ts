import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The point at which an exchange is interrupted. */
export type Moment = 'REQUEST_ARRIVES' | 'ANSWER_ARRIVES' | 'ANSWER_PASSED_ON';

/** A one-time interruption of the first exchange with a matching method and path. */
export type Interruption = {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  readonly moment: Moment;
};

/** A proxy between two processes that can interrupt chosen exchanges. */
export type Proxy = { readonly url: string; stop(): void };

/**
 * Starts a proxy that forwards requests unchanged. At an interruption it awaits `interrupt`, and closes the connection unless the
 * answer was already passed on.
 */
export async function startProxy(
  target: () => string,
  pending: Interruption[],
  interrupt: (interruption: Interruption) => Promise<void>,
): Promise<Proxy> {
  const server: Server = createServer(async (incoming, outgoing) => {
    const at = pending.findIndex(
      ({ method, path }) => method === incoming.method && path.test(incoming.url ?? ''),
    );
    const [interruption] = at < 0 ? [] : pending.splice(at, 1);
    const cut = async () => {
      outgoing.destroy();
      if (interruption) await interrupt(interruption);
    };
    const body = await read(incoming);
    if (interruption?.moment === 'REQUEST_ARRIVES') return cut();
    const passed = request(`${target()}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: incoming.headers,
    });
    passed.on('error', () => outgoing.destroy());
    passed.on('response', async (answer) => {
      const answered = await read(answer);
      if (interruption?.moment === 'ANSWER_ARRIVES') return cut();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.end(answered);
      if (interruption) await interrupt(interruption);
    });
    passed.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
