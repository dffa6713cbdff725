import { claimsOf } from '@homeline/client/session/token.ts';

/**
 * Returns the address that shows the lender at which the person is signed in; undefined if the page shows it already. One browser remembers one
 * lender, and another lender's link, opened in another tab, may have changed it. An address that names a lender is left unchanged.
 * @param given.lender the code of the lender whose pages these are
 */
export function addressAtOwnLender(given: {
  readonly address: string;
  readonly lender: string;
  readonly jwt: string | undefined;
}): string | undefined {
  const { org } = claimsOf(given.jwt);
  const url = new URL(given.address);
  if (org === undefined || org === given.lender || url.searchParams.has('orgCode')) return undefined;
  url.searchParams.set('orgCode', org);
  return url.href;
}
