import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { createDrain, drainOnClose } from './draining.ts';

/** A server whose only route answers when the test allows it. */
async function slowServer() {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  const server = Fastify();
  drainOnClose(server, createDrain());
  server.get('/', () => {
    asked.resolve();
    return answer.promise;
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return { server, asked: asked.promise, answer, port: (server.server.address() as AddressInfo).port };
}

/** A server that waits 20 ms for open requests, and a promise of the first one. */
async function stalledServer() {
  const server = Fastify();
  drainOnClose(server, createDrain(), 20);
  server.post('/', () => 'never');
  const stalled = once(server.server, 'request');
  await server.listen({ host: '127.0.0.1', port: 0 });
  return { server, stalled, port: (server.server.address() as AddressInfo).port };
}

describe('a server that shuts down', () => {
  it('does not wait for a connection without a request', async () => {
    const { server, port } = await slowServer();
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    await Promise.all([once(socket, 'close'), server.close()]);
  });

  it('does not wait for a client that disconnected', async () => {
    const { server, asked, port } = await slowServer();
    const request = get({ host: '127.0.0.1', port });
    const disconnected = once(request, 'error');
    await asked;
    request.destroy(new Error('hung up'));
    await disconnected;
    await server.close();
  });

  it('does not wait longer than the limit for a request that stalls', async () => {
    const { server, port, stalled } = await stalledServer();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await stalled;
    await Promise.all([once(socket, 'close'), server.close()]);
  });

  it('closes its database after a request has stalled for the whole wait', async () => {
    const app = await testApp();
    await app.http.listen({ host: '127.0.0.1', port: 0 });
    const stalled = once(app.http.server, 'request');
    const socket = connect((app.http.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST /identity/api/v1/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await stalled;
    await Promise.all([once(socket, 'close'), app.stop()]);
    await expect(app.context.db.selectFrom('staff').select('identity').execute()).rejects.toThrow();
  });

  it('still answers while balancers notice that it stops, and ends each connection', async () => {
    const app = await testApp({}, { HEALTH_PORT: '0', DRAIN_SECONDS: '1' });
    const health = await app.health?.listen({ host: '127.0.0.1', port: 0 });
    const url = await app.http.listen({ host: '127.0.0.1', port: 0 });
    const stopped = app.stop();
    const ready = await fetch(`${health}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
    const answer = await fetch(`${url}/openapi.json`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await stopped;
    await expect(fetch(`${url}/openapi.json`)).rejects.toThrow();
  });

  it('answers the open request and accepts no new one on its keep-alive connection', async () => {
    const { server, asked, answer, port } = await slowServer();
    const agent = new Agent({ keepAlive: true });
    const response = once(get({ host: '127.0.0.1', port, agent }), 'response') as Promise<[IncomingMessage]>;
    await asked;
    const closed = server.close();
    await expect.poll(() => server.server.listening).toBe(false);
    answer.resolve('answered');
    const [message] = await response;
    expect(message.headers.connection).toBe('close');
    expect(String(await once(message, 'data'))).toBe('answered');
    await closed;
    agent.destroy();
  });
});
