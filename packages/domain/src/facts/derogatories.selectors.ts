import type { CreditReport } from './credit.facts.ts';
import type { DeepReadonly } from './fact.ts';
import type { Facts } from './facts.ts';

type Derogatories = DeepReadonly<Partial<CreditReport['derogatories']>>;

const COUNTS = [
  ...(['mortgage30in12', 'mortgage60in12', 'mortgage90in24', 'pastDueNow'] as const),
  ...(['openJudgments', 'openTaxLiens'] as const),
] as const;

/** The derogatory items of a clean report. */
export const NO_DEROGATORIES = {
  mortgage30in12: 0,
  mortgage60in12: 0,
  mortgage90in24: 0,
  pastDueNow: false,
  openJudgments: 0,
  openTaxLiens: 0,
} as const satisfies CreditReport['derogatories'];

const MONTHS_SINCE = [
  ...(['monthsSinceChapter7', 'monthsSinceChapter13'] as const),
  ...(['monthsSinceForeclosure', 'monthsSinceShortSale'] as const),
] as const;

/** Returns whether a report shows more derogatory items than the one before it, or more recent ones. */
export function isWorse(before: Derogatories, after: Derogatories): boolean {
  return (
    COUNTS.some((kind) => Number(after[kind] ?? 0) > Number(before[kind] ?? 0)) ||
    MONTHS_SINCE.some((kind) => (after[kind] ?? Infinity) < (before[kind] ?? Infinity))
  );
}

/** Returns the derogatory items of several people together: the counts added, and the most recent of each event. */
export function combinedDerogatories(
  all: readonly DeepReadonly<CreditReport['derogatories']>[],
): CreditReport['derogatories'] {
  const counts = COUNTS.map((kind) => {
    const total = all.reduce((sum, each) => sum + Number(each[kind] ?? 0), 0);
    return [kind, kind === 'pastDueNow' ? total > 0 : total];
  });
  const months = MONTHS_SINCE.flatMap((kind) => {
    const known = all.flatMap((each) => each[kind] ?? []);
    return known.length > 0 ? [[kind, Math.min(...known)]] : [];
  });
  return Object.fromEntries([...counts, ...months]) as CreditReport['derogatories'];
}

/** Returns the newest report that is worse than the one before it. Earlier approvals don't cover it. */
export function worsenedReport(facts: Facts) {
  const reports = [...facts.softCredit, ...facts.hardCredit]
    .filter(({ report }) => report !== undefined)
    .toSorted((a, b) => a.seq - b.seq);
  return reports.findLast(({ report }, index) =>
    isWorse(reports[index - 1]?.report?.derogatories ?? {}, report?.derogatories ?? {}),
  );
}
