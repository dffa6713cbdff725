import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** The headers by which a proxy names the browser. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'];

/**
 * Warns when people seem to come through a proxy that TRUST_PROXY doesn't name. They would share one address: one limit of registrations
 * and connections, one place in the log, and the proxy's address beside every signature.
 */
export function warnOfUntrustedProxy(
  server: FastifyInstance,
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
): void {
  if (publicUrl.startsWith('https:') && !trustProxy)
    server.log.warn(
      { publicUrl },
      'PUBLIC_URL is https, which this server doesn’t speak, but TRUST_PROXY names no load balancer (docs/proxies.md)',
    );
  let isSaid = false;
  server.addHook('onRequest', async ({ headers, ip, socket, log }) => {
    // Behind a trusted proxy, `ip` is the client's address rather than the socket's.
    if (isSaid || ip !== socket.remoteAddress || !FORWARDED.some((name) => name in headers)) return;
    isSaid = true;
    log.warn(
      { from: socket.remoteAddress },
      'A request was forwarded by an address that TRUST_PROXY doesn’t name (docs/proxies.md); said once',
    );
  });
}
