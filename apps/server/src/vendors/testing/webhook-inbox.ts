import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SentWebhook } from '../adapter.ts';

/** Starts a server that keeps every webhook as it arrived. */
export async function startWebhookInbox() {
  const received: SentWebhook[] = [];
  const server = createServer(async (incoming, response) => {
    const rawBody = Buffer.concat(await incoming.toArray()).toString();
    const { headers, url: path = '' } = incoming;
    received.push({ url: url + path, headers, rawBody, nowMs: Date.now() });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, stop: () => server.close() };
}
export type WebhookInbox = Awaited<ReturnType<typeof startWebhookInbox>>;
