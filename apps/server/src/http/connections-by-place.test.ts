import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections, proxiesOf } from './connections-by-place.ts';

let server: Server;
const sockets: Socket[] = [];

async function listen(trustProxy: string | false, all = 1000): Promise<number> {
  server = createServer();
  limitConnections(server, proxiesOf(trustProxy), { all, ofOnePlace: 3 });
  server.on('connection', (socket) => socket.destroyed || socket.write('hello'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Connects from a loopback address. Returns whether the server greets or closes. */
async function connectFrom(localAddress: string, port: number): Promise<'GREETED' | 'CLOSED'> {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  sockets.push(socket);
  socket.on('error', () => {});
  return Promise.race([
    once(socket, 'data').then(() => 'GREETED' as const),
    once(socket, 'close').then(() => 'CLOSED' as const),
  ]);
}

describe('the connections of one place', () => {
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
    await once(server, 'close');
  });

  it('are limited, so that others can still connect', async () => {
    const port = await listen(false);
    for (let number = 0; number < 3; number += 1)
      expect(await connectFrom('127.0.0.3', port)).toBe('GREETED');
    expect(await connectFrom('127.0.0.3', port)).toBe('CLOSED');
    expect(await connectFrom('127.0.0.4', port)).toBe('GREETED');
  });

  it('are limited further as connections run out', async () => {
    const port = await listen(false, 60);
    for (let number = 1; number <= 25; number += 1)
      for (let time = 0; time < 3; time += 1) await connectFrom(`127.0.1.${number}`, port);
    const greeted = sockets.filter(({ closed }) => !closed);
    expect(greeted.length).toBeLessThan(60);
    expect(await connectFrom('127.0.0.4', port)).toBe('GREETED');
  });

  it('stop counting once closed', async () => {
    const port = await listen(false);
    for (let number = 0; number < 3; number += 1) await connectFrom('127.0.0.3', port);
    const [first] = sockets;
    if (!first) throw new Error('No connection');
    first.destroy();
    await expect.poll(() => connectFrom('127.0.0.3', port)).toBe('GREETED');
  });

  it('are not limited for a trusted proxy', async () => {
    const port = await listen('10.0.0.0/8, loopback');
    for (let number = 0; number < 6; number += 1)
      expect(await connectFrom('127.0.0.3', port)).toBe('GREETED');
  });
});

it.each([
  ['127.0.0.1, 10.0.0.0/8, fd00::/8', '10.2.3.4', true],
  ['127.0.0.1, 10.0.0.0/8, fd00::/8', '11.2.3.4', false],
  ['uniquelocal', '192.168.1.1', true],
  [false, '127.0.0.1', false],
] as const)('TRUST_PROXY %j trusts %s: %s', (setting, address, isTrusted) => {
  expect(proxiesOf(setting).check(address)).toBe(isTrusted);
});
