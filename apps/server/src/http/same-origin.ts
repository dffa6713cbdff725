import type { FastifyRequest } from 'fastify';

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Returns whether a page of another site sent a write. Browsers name the page's origin on every write; programs need not. A lender's
 * pages are at the host of the request, or at the server's public address behind a proxy that changes the host.
 */
export function isForeignWrite({ method, headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined || READS.includes(method)) return false;
  const page = URL.canParse(origin) ? new URL(origin).host : undefined;
  return page === undefined || (page !== host && page !== new URL(publicUrl).host);
}
