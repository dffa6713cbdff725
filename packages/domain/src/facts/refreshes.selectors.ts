import type { FactName, Facts } from './facts.ts';
import { newer } from './reading.ts';

/** What a funding officer may ask for again before funding: the facts of the orders and of what came, and the task that asks. */
export const REFRESHES = {
  CREDIT: { orders: 'creditRefreshOrders', came: 'refreshedCredit', task: 'pullCreditAgain' },
  VALUE: { orders: 'valuationRefreshOrders', came: 'refreshedValuations', task: 'valueHomeAgain' },
  TITLE: { orders: 'titleRefreshOrders', came: 'refreshedTitle', task: 'searchTitleAgain' },
} as const satisfies Record<string, { orders: FactName; came: FactName; task: string }>;

export type Refresh = keyof typeof REFRESHES;

/** Returns whether something was asked for again and hasn't come yet. */
export function isAwaited(what: Refresh, facts: Facts): boolean {
  const { orders, came } = REFRESHES[what];
  const ordered = facts[orders].at(-1);
  return ordered !== undefined && !newer(facts[came].at(-1), ordered);
}

/** Returns the task that asks for what was ordered again, one after the other. */
export function refreshTask(facts: Facts) {
  const awaited = (Object.keys(REFRESHES) as Refresh[]).find((what) => isAwaited(what, facts));
  return awaited && REFRESHES[awaited].task;
}
