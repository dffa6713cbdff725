/** How far the installation's clock is ahead of real time. Only that of a sandbox is moved. */
let offsetMs = 0;

/** Follows the installation's clock by the header that a sandbox sends with every answer. */
export const clock = {
  follow(header: string | null): void {
    offsetMs = Number(header) || 0;
  },
};

/** Returns the installation's time in milliseconds since 1970, for ages and deadlines. */
export function nowMs(): number {
  return Date.now() + offsetMs;
}

/** Returns the browser's time in milliseconds since 1970, for what lives in real time: sessions, and what a person does. */
export function realMs(): number {
  return Date.now();
}
