import type { Lender, Organisations } from './organisations.ts';

type Request = { readonly hostname: string; readonly host: string; readonly protocol: string };

/** Returns the origin of the pages that a borrower is on: the lender's own host, or else the public address. Their session is there. */
export function siteOf(lender: Lender, request: Request, publicUrl: string): string {
  return lender.hosts.includes(request.hostname) ? `${request.protocol}://${request.host}` : publicUrl;
}

/**
 * Returns the URL of a page for somebody who isn't on one. It carries the lender's code if the host alone would select another lender, and is
 * on the lender's own host if the public one belongs to another lender.
 * @param page relative to the base path of the pages
 */
export function lenderPageUrl(
  organisations: Organisations,
  code: string,
  publicUrl: string,
  page: string,
): string {
  const url = new URL(`${publicUrl}/account/heloc/${page}`);
  const reaches = (asked?: string) =>
    organisations.forRequest({ code: asked, host: url.hostname })?.code === code;
  if (reaches()) return url.href;
  const [ownHost] = organisations.get(code).hosts;
  if (!reaches(code) && ownHost) url.hostname = ownHost;
  else url.searchParams.set('orgCode', code);
  return url.href;
}
