/** The browser's clock, milliseconds since 1970. Only for how long something lasts here: business dates come from the server. */
export function nowMs(): number {
  return Date.now();
}
