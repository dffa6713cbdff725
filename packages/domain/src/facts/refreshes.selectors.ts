import type { FactName, Facts } from './facts.ts';
import { newer } from './reading.ts';

/** What a funding officer may order again before funding, each with the facts of its orders and results and the task that requests it. */
export const REFRESHES = {
  CREDIT: { orders: 'creditRefreshOrders', came: 'refreshedCredit', task: 'pullCreditAgain' },
  VALUE: { orders: 'valuationRefreshOrders', came: 'refreshedValuations', task: 'valueHomeAgain' },
  TITLE: { orders: 'titleRefreshOrders', came: 'refreshedTitle', task: 'searchTitleAgain' },
} as const satisfies Record<string, { orders: FactName; came: FactName; task: string }>;

export type Refresh = keyof typeof REFRESHES;

/** Returns whether something was ordered again and hasn't arrived yet. */
export function isAwaited(what: Refresh, facts: Facts): boolean {
  const { orders, came } = REFRESHES[what];
  const ordered = facts[orders].at(-1);
  return ordered !== undefined && !newer(facts[came].at(-1), ordered);
}

/** Returns the task for the first order without a result; orders are handled one at a time. */
export function refreshTask(facts: Facts) {
  const awaited = (Object.keys(REFRESHES) as Refresh[]).find((what) => isAwaited(what, facts));
  return awaited && REFRESHES[awaited].task;
}
