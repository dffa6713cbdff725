import { PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';

/** How many seconds a provider may take, at least and at most. A task's run, which may make several calls, lasts longer than any. */
export const TIMEOUT_SECONDS = { least: 5, most: 120, usual: 20 } as const;

/** A hard pull of a bureau that is slow takes a reseller up to a minute. */
export const CREDIT_TIMEOUT_SECONDS = 90;

/** The longest that a call made while a person waits at a page takes, whatever the provider is given otherwise. */
export const PERSON_WAITS_MS = 20_000;

/** Returns the seconds that a text gives a provider; undefined if it is out of bounds or no whole number. */
export function timeoutSeconds(text: string): number | undefined {
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return seconds >= TIMEOUT_SECONDS.least && seconds <= TIMEOUT_SECONDS.most ? seconds : undefined;
}

/** What says how long a bridge may take: `credit=90,title=60`. */
export type BridgeTimeouts = Readonly<Partial<Record<(typeof PROVIDERS)[number], number>>>;

/** Reads the seconds of each port's bridge; undefined if a port is unknown or a number is out of bounds. */
export function parseBridgeTimeouts(text: string): BridgeTimeouts | undefined {
  const entries = text.split(',').map((part) => {
    const [port = '', seconds = ''] = part.split('=').map((word) => word.trim());
    return [PROVIDERS.find((each) => each === port), timeoutSeconds(seconds)] as const;
  });
  const isRead = entries.every(([port, seconds]) => port && seconds);
  return isRead ? Object.fromEntries(entries) : undefined;
}

/** Returns how long a port's bridge may take, in ms. */
export function bridgeTimeoutMs(port: (typeof PROVIDERS)[number], timeouts: BridgeTimeouts): number {
  const usual = port === 'credit' ? CREDIT_TIMEOUT_SECONDS : TIMEOUT_SECONDS.usual;
  return (timeouts[port] ?? usual) * 1000;
}
