import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly text: string };

/** What a receiver answers: a status, or nothing at all. */
type Behaviour = { readonly status: number; readonly headers?: Record<string, string> } | 'SILENT';

/** Starts an HTTP server that keeps what is posted to it, as a collector of traces or errors does. */
export async function startReceiver() {
  const received: Received[] = [];
  const state: { behaviour: Behaviour } = { behaviour: { status: 200 } };
  const server = createServer(async (request, response) => {
    const text = (await buffer(request)).toString('utf8');
    received.push({ path: request.url ?? '', headers: request.headers, text });
    if (state.behaviour === 'SILENT') return;
    const { status, headers = {} } = state.behaviour;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    behave: (behaviour: Behaviour) => {
      state.behaviour = behaviour;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
