import type { Lender, Organisations } from '../modules/organisations/organisations.ts';

type Request = { readonly hostname: string; readonly host: string; readonly protocol: string };

/** Returns the origin of the pages that a borrower is on: the lender's own host, or else the public address. Their session is there. */
export function siteOf(lender: Lender, request: Request, publicUrl: string): string {
  return lender.hosts.includes(request.hostname) ? `${request.protocol}://${request.host}` : publicUrl;
}

/**
 * Returns the URL of a page for a person who isn't on one. It is on the lender's own host if the public one belongs to another lender. On a
 * shared host it carries the lender's code, since the browser may remember another lender.
 * @param page relative to the base path of the pages
 */
export function lenderPageUrl(
  organisations: Organisations,
  code: string,
  publicUrl: string,
  page: string,
): string {
  const url = new URL(`${publicUrl}/account/heloc/${page}`);
  const { hosts } = organisations.get(code);
  if (hosts.includes(url.hostname)) return url.href;
  const isReached = organisations.forRequest({ code, host: url.hostname })?.code === code;
  const [ownHost] = hosts;
  if (!isReached && ownHost) url.hostname = ownHost;
  else url.searchParams.set('orgCode', code);
  return url.href;
}
