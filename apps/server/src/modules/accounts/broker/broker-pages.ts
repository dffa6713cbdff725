const BASE = '/account/heloc';

/** Returns the address of our sign-in page. */
export function signInPage(redirectUrl?: string): string {
  return redirectUrl ? `${BASE}/auth/login?${new URLSearchParams({ redirectUrl })}` : `${BASE}/auth/login`;
}

/** Returns the address at which the identity provider returns a person. */
export function callbackUrl(site: string): string {
  return `${site}${BASE}/auth/callback`;
}
