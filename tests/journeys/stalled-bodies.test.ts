import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startInstallation } from './installation.ts';

const SENDERS = 50;
const BODY_BYTES = 38 * 1024 * 1024;
const MOST_MIB = 450;
const TIMEOUT_MS = 240_000;

/** Sends a webhook's head, which could be a provider's, and all of its body but the last byte. */
async function stallingSender(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  const head = [
    'POST /service-webhooks/external/api/v1/notary HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${BODY_BYTES}`,
    'x-webhook-id: stalled',
    `x-webhook-timestamp: ${Math.floor(Date.now() / 1000)}`,
    `x-webhook-signature: ${'0'.repeat(64)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const isOver = once(socket, 'close');
  const piece = Buffer.alloc(1024 * 1024, ' ');
  for (let sent = 0; sent < BODY_BYTES - piece.length && !socket.destroyed; sent += piece.length) {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), isOver]).catch(() => {});
  }
  return socket;
}

function memoryMib(pid: number): number {
  const [, kib] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

it.runIf(process.env['TEST_LONG'] && process.platform === 'linux')(
  `${SENDERS} strangers with unfinished bodies of 38 MB neither fill the memory nor stop the server`,
  async () => {
    const installation = await startInstallation('postgres');
    try {
      const before = memoryMib(installation.serverPid());
      const senders = await Promise.all(
        Array.from({ length: SENDERS }, () => stallingSender(Number(new URL(installation.url).port))),
      );
      expect(memoryMib(installation.serverPid())).toBeLessThan(before + MOST_MIB);
      expect((await fetch(`${installation.url}/readyz`)).status).toBe(200);
      for (const sender of senders) sender.destroy();
    } finally {
      await installation.stop();
    }
  },
  TIMEOUT_MS,
);
