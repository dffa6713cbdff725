/** Returns the address of this page without its query, which may say more than a chat should. */
export function pageUrl(): string {
  const { origin, pathname } = window.location;
  return origin + pathname;
}
