/**
 * Whether a page may be opened after sign-in: a path of our own, beginning with a small letter, that no browser can read as
 * another site.
 */
export function isAllowedRedirect(url: string): boolean {
  return /^\/[a-z]/.test(url) && !url.includes('//') && !/[\\\s]/.test(url);
}
