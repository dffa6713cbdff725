import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where on its way an exchange is interrupted. */
export type Moment = 'REQUEST_ARRIVES' | 'ANSWER_ARRIVES' | 'ANSWER_PASSED_ON';

/** What happens once, at one exchange: the first whose method and path are as said. */
export type Interruption = {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  readonly moment: Moment;
};

/** A line between two programs that can be interrupted at a chosen moment of a chosen exchange. */
export type Line = { readonly url: string; stop(): void };

/**
 * Passes requests on to the address as they are. At the moment of an interruption `interrupt` is awaited; until the answer has been
 * passed on, the connection is then cut instead.
 */
export async function lineTo(
  target: () => string,
  pending: Interruption[],
  interrupt: (interruption: Interruption) => Promise<void>,
): Promise<Line> {
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
