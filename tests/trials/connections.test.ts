import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, startInstallation } from '../journeys/installation.ts';
import { ask, openSocket, register, within } from './asking.ts';

const STRANGER = '127.0.0.3';
const TIMEOUT_MS = 240_000;
const PATIENCE_MS = 5000;
const MOST_MIB = 450;

let installation: Installation;
let sockets: Socket[] = [];
beforeAll(async () => {
  installation = await startInstallation('pglite');
}, TIMEOUT_MS);
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(() => installation?.stop());

/** Opens many connections from one address, each with the same beginning of a request. */
async function hold(count: number, from: string, text: string, isDeaf = false): Promise<Socket[]> {
  const opened = Array.from({ length: count }, () => openSocket(installation, from, text, isDeaf));
  sockets.push(...opened);
  await Promise.all(
    opened.map((socket) =>
      within(
        Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {}),
        PATIENCE_MS,
      ),
    ),
  );
  return opened;
}

/** Somebody else asks for a page, and for the health of the server. */
async function somebodyElse(): Promise<readonly (number | undefined)[]> {
  const asked = ['/readyz', '/account/heloc/', '/openapi.json'].map((path) =>
    within(
      ask(installation, { method: 'GET', path, from: '127.0.0.9' }).then(
        ({ status }) => status,
        () => 0,
      ),
      PATIENCE_MS,
    ),
  );
  return Promise.all(asked);
}

function memoryMib(pid: number): number {
  const [, kib] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

const HALF_REQUESTS: readonly (readonly [string, string])[] = [
  ['half a request line', 'GET /account/heloc/ HT'],
  ['headers that never end', 'GET /account/heloc/ HTTP/1.1\r\nhost: localhost\r\nx-a: '],
  [
    'a body that never comes',
    'POST /identity/api/v1/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2000\r\n\r\n{',
  ],
  [
    'a body of chunks that never ends',
    'POST /identity/api/v1/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
  ],
  ['nothing at all', ''],
  [
    'a websocket that nobody signs in on',
    'GET /service-realtime/api/v1/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  ],
];

describe('a stranger with 4,100 connections from one place', () => {
  it.each(HALF_REQUESTS)(
    'keeps nobody else out with %s',
    async (_, text) => {
      await hold(4100, STRANGER, text);
      expect(await somebodyElse()).toEqual([200, 200, 200]);
    },
    TIMEOUT_MS,
  );

  it(
    'keeps nobody else out with pages that they ask for twenty times and never read',
    async () => {
      const before = memoryMib(installation.serverPid());
      await hold(4100, STRANGER, 'GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(20), true);
      expect(await somebodyElse()).toEqual([200, 200, 200]);
      expect(memoryMib(installation.serverPid())).toBeLessThan(before + MOST_MIB);
    },
    TIMEOUT_MS,
  );

  it(
    'may register and sign in after leaving 300 of them in the middle of a second request',
    async () => {
      const one =
        'POST /identity/api/v1/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
      const body = JSON.stringify({ email: 'nobody@example.com', password: 'a wrong password' });
      const both = `${one}content-length: ${body.length}\r\n\r\n${body}${one}content-length: 250000\r\n\r\n${' '.repeat(60_000)}`;
      for (let round = 0; round < 3; round += 1) {
        await hold(100, '127.0.0.4', both);
        for (const socket of sockets.splice(0)) socket.destroy();
      }
      await register(installation, 'leaving@example.com', '127.0.0.4');
    },
    TIMEOUT_MS,
  );

  it(
    'gets no more connections by claiming other addresses in the headers of proxies',
    async () => {
      for (let number = 0; number < 600; number += 1) {
        const claims = ['x-forwarded-for', 'x-real-ip', 'forwarded'].map(
          (name) => `${name}: 10.0.0.${number % 250}`,
        );
        sockets.push(openSocket(installation, STRANGER, `GET / HTTP/1.1\r\n${claims.join('\r\n')}\r\nx-a: `));
      }
      await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(200);
      expect(await somebodyElse()).toEqual([200, 200, 200]);
    },
    TIMEOUT_MS,
  );
});

describe('a stranger with connections from twenty places', () => {
  it(
    'leaves room for everybody else',
    async () => {
      const places = Array.from({ length: 20 }, (_, number) => `127.0.1.${number + 1}`);
      await Promise.all(places.map((place) => hold(400, place, 'GET / HTTP/1.1\r\nx-a: ')));
      expect(await somebodyElse()).toEqual([200, 200, 200]);
    },
    TIMEOUT_MS,
  );
});
