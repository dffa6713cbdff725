import type { FastifyRequest } from 'fastify';

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Returns whether a page of another site sent a write. Browsers name the page's origin on every write; programs need not. A lender's
 * pages are at the host of the request, or at the server's public address behind a proxy that changes the host.
 */
export function isForeignWrite({ method, headers, host }: FastifyRequest, publicUrl: string): boolean {
  return !READS.includes(method) && isForeignPage({ headers, host }, publicUrl);
}

/** Returns whether a page of another site sent a request. */
export function isForeignPage(
  { headers: { origin }, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string,
): boolean {
  if (origin === undefined) return false;
  const page = URL.canParse(origin) ? new URL(origin).host : undefined;
  return page === undefined || (page !== host && page !== new URL(publicUrl).host);
}
