import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections and to servers that ask for any. */
const LOWEST = 12_000;
const HIGHEST = 32_000;

/** Returns a port that nobody listens on. It stays free until a test starts its server there: nothing else takes ports of this range. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    const server = createServer();
    const isFree = await Promise.race([
      once(server.listen(port, '127.0.0.1'), 'listening').then(() => true),
      new Promise<false>((resolve) => server.once('error', () => resolve(false))),
    ]).catch(() => false);
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
