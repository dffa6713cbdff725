import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server behind the balancer. */
export type Target = { readonly port: number; readonly healthPort: number };

export type Balancer = {
  readonly url: string;
  /** What people would have seen go wrong, in the words of the balancer. */
  readonly failures: readonly string[];
  /** How many requests were answered. */
  readonly answered: () => number;
  /** Waits until so many servers are ready. */
  untilReady(count: number): Promise<void>;
  stop(): void;
};

const CHECK_MS = 200;
const HOST = '127.0.0.1';

/**
 * Starts a balancer as operators have them: it asks each server whether it is ready, keeps connections open, takes servers in turn, and
 * tries no request twice.
 */
export async function startBalancer(targets: readonly Target[]): Promise<Balancer> {
  const ready = new Set<Target>();
  const failures: string[] = [];
  const agent = new Agent({ keepAlive: true });
  let answers = 0;
  let turn = 0;
  const check = async () => {
    for (const target of targets) {
      const answer = await fetch(`http://${HOST}:${target.healthPort}/readyz`).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) ready.add(target);
      else ready.delete(target);
    }
  };
  await check();
  const checking = setInterval(check, CHECK_MS);

  function optionsFor({ method, url, headers }: IncomingMessage): RequestOptions {
    const open = [...ready];
    turn += 1;
    const port = open[turn % open.length]?.port ?? 0;
    return { host: HOST, port, method: method ?? 'GET', path: url ?? '/', headers };
  }
  const server = createServer((incoming, outgoing) => {
    const options = optionsFor(incoming);
    const name = `${options.method} ${options.path?.split('?')[0]}`;
    const passed = request({ ...options, agent });
    passed.on('error', (error) => {
      failures.push(`${name}: ${error.message}`);
      outgoing.writeHead(502).end();
    });
    passed.on('response', (answer) => {
      answers += 1;
      const status = answer.statusCode ?? 502;
      if (status >= 500) failures.push(`${name}: ${status}`);
      const { connection: _, ...headers } = answer.headers;
      outgoing.writeHead(status, headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  server.on('upgrade', (incoming: IncomingMessage, browser: Socket) => {
    const passed = request(optionsFor(incoming));
    browser.on('error', () => passed.destroy());
    passed.on('error', (error) => {
      failures.push(`websocket: ${error.message}`);
      browser.destroy();
    });
    passed.on('response', ({ statusCode }) => {
      failures.push(`websocket: ${statusCode}`);
      browser.destroy();
    });
    passed.on('upgrade', (answer, upstream) => {
      const headers = answer.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
      );
      browser.write(['HTTP/1.1 101 Switching Protocols', ...headers, '', ''].join('\r\n'));
      upstream.on('error', () => browser.destroy());
      upstream.pipe(browser).pipe(upstream);
    });
    passed.end();
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    failures,
    answered: () => answers,
    async untilReady(count) {
      while (ready.size < count) await wait(CHECK_MS);
    },
    stop() {
      clearInterval(checking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
