// Proves ER-05.

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { loggerFor } from '../../http/log.ts';
import { createRemoteFlags } from './remote-flags.ts';

const LOG = loggerFor({ level: 'silent' });
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** A flag service that gives one answer, or none. */
async function service(status: number, body?: object): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    if (body) response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

it('reads a value with its variant and reason', async () => {
  const { url } = await service(200, { value: true, variant: 'on', reason: 'SPLIT' });
  const answer = await createRemoteFlags([url], LOG).evaluate('fe-webchat', {});
  expect(answer).toEqual({ value: true, variant: 'on', reason: 'SPLIT' });
});

it('matches a value without a variant to the variant with that value', async () => {
  const { url } = await service(200, { value: true });
  const answer = await createRemoteFlags([url], LOG).evaluate('fe-webchat', {});
  expect(answer).toEqual({ value: true, variant: 'on', reason: 'STATIC' });
});

it.each<[string, number, object | undefined]>([
  ['a value of another kind', 200, { value: 'yes', variant: 'on' }],
  ['an error', 500, { errorDetails: 'down' }],
  ['nothing', 200, undefined],
])('queries the second service when the first returns %s, and pauses the first', async (_, status, body) => {
  const first = await service(status, body);
  const second = await service(200, { value: true, variant: 'on' });
  const flags = createRemoteFlags([first.url, second.url], LOG);
  const beganMs = performance.now();
  expect(await flags.evaluate('fe-webchat', {})).toMatchObject({ value: true });
  expect(performance.now() - beganMs).toBeLessThan(3000);
  await flags.evaluate('fe-webchat', {});
  expect([first.asked(), second.asked()]).toEqual([1, 2]);
});

it('returns nothing for a flag the service doesn’t have', async () => {
  const { url } = await service(404, { errorCode: 'FLAG_NOT_FOUND' });
  expect(await createRemoteFlags([url], LOG).evaluate('fe-webchat', {})).toBeUndefined();
});
