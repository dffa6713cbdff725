/**
 * How a provider can fail.
 * - `DOWN`: answers 503 and does nothing.
 * - `LIMITED`: answers 429 with a short wait, and does nothing.
 * - `LIMITED_FOR_AN_HOUR`: answers 429 with a wait of an hour, and does nothing.
 * - `REJECTED`: answers 400 and does nothing.
 * - `SLOW`: processes the request and answers late.
 * - `GARBAGE`: processes the request and sends an unreadable answer.
 * - `CUT`: processes the request and closes the connection.
 * - `ACTED_THEN_DOWN`: processes the request and answers 503.
 * - `NEWER`: processes the request and answers with fields of a later version.
 * - `DUPLICATE_WEBHOOK`: sends the next webhook twice.
 * - `LATE_WEBHOOK`: sends the next webhook after the following one.
 */
export const FAULTS = [
  'DOWN',
  'LIMITED',
  'LIMITED_FOR_AN_HOUR',
  'REJECTED',
  'SLOW',
  'GARBAGE',
  'CUT',
  'ACTED_THEN_DOWN',
  'NEWER',
  'DUPLICATE_WEBHOOK',
  'LATE_WEBHOOK',
] as const;
/** The header of a limit that lasts an hour (RFC 9110 10.2.3). */
export const HOUR_LIMIT = { 'retry-after': '3600' };

export type FaultName = (typeof FAULTS)[number];

/** A pending fault: its remaining calls, and the delay of SLOW in ms. */
export type Fault = { name: FaultName; calls: number; ms: number };

const ON_WEBHOOKS: readonly FaultName[] = ['DUPLICATE_WEBHOOK', 'LATE_WEBHOOK'];

/** Returns the next fault for a request or webhook, and counts it down. */
export function takeFault(
  state: { faults: Record<string, Fault[]> },
  port: string,
  kind: 'REQUEST' | 'WEBHOOK',
): Fault | undefined {
  const waiting = state.faults[port] ?? [];
  const fault = waiting.find(({ name }) => ON_WEBHOOKS.includes(name) === (kind === 'WEBHOOK'));
  if (!fault) return undefined;
  fault.calls -= 1;
  state.faults[port] = waiting.filter(({ calls }) => calls > 0);
  return { ...fault };
}
