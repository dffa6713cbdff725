import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitPipelines } from './pipelines.ts';

it.each([
  [8, 8],
  [50, 8],
])('of %i pipelined requests on a connection, %i are handled', async (sent, handled) => {
  const server = Fastify();
  limitPipelines(server);
  const answers = Promise.withResolvers<void>();
  let begun = 0;
  server.get('/', async () => {
    begun += 1;
    await answers.promise;
    return 'answer';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(sent));
  if (sent > handled) await once(socket, 'close');
  await expect.poll(() => begun).toBe(handled);
  answers.resolve();
  socket.destroy();
  await server.close();
});
