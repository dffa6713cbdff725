/**
 * How a provider can fail.
 * - `DOWN`: answers 503 and does nothing.
 * - `SLOW`: does what was asked and answers late.
 * - `GARBAGE`: does what was asked and answers something that is no answer.
 * - `CUT`: does what was asked and then cuts the line.
 * - `DUPLICATE_WEBHOOK`: sends the next webhook twice.
 * - `LATE_WEBHOOK`: sends the next webhook after the one that follows it.
 */
export const FAULTS = ['DOWN', 'SLOW', 'GARBAGE', 'CUT', 'DUPLICATE_WEBHOOK', 'LATE_WEBHOOK'] as const;
export type FaultName = (typeof FAULTS)[number];

/** How often a fault still comes, and how late when it is SLOW. */
export type Fault = { name: FaultName; calls: number; ms: number };

const ON_WEBHOOKS: readonly FaultName[] = ['DUPLICATE_WEBHOOK', 'LATE_WEBHOOK'];

/** The fault that meets this request or webhook, counted down. */
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
