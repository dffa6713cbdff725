/** Returns the browser's time in milliseconds since 1970. For durations only: business dates come from the server. */
export function nowMs(): number {
  return Date.now();
}
