/**
 * Returns whether sign-in may redirect to a URL: a path of our own, starting with a lower-case letter, that no browser reads as another
 * site.
 */
export function isAllowedRedirect(url: string): boolean {
  return /^\/[a-z]/.test(url) && !url.includes('//') && !/[\\\s]/.test(url);
}
