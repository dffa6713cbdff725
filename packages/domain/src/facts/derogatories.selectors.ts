import type { CreditReport } from './credit.facts.ts';
import type { DeepReadonly } from './fact.ts';
import type { Facts } from './facts.ts';

type Found = DeepReadonly<Partial<CreditReport['derogatories']>>;

const COUNTED = [
  ...(['mortgage30in12', 'mortgage60in12', 'mortgage90in24', 'pastDueNow'] as const),
  ...(['openJudgments', 'openTaxLiens'] as const),
] as const;

/** The derogatory items of a clean report. */
export const NOTHING_DEROGATORY = {
  mortgage30in12: 0,
  mortgage60in12: 0,
  mortgage90in24: 0,
  pastDueNow: false,
  openJudgments: 0,
  openTaxLiens: 0,
} as const satisfies CreditReport['derogatories'];

const SINCE = [
  ...(['monthsSinceChapter7', 'monthsSinceChapter13'] as const),
  ...(['monthsSinceForeclosure', 'monthsSinceShortSale'] as const),
] as const;

/** Returns whether a report shows more derogatory items than the one before it, or more recent ones. */
export function showsMore(before: Found, after: Found): boolean {
  return (
    COUNTED.some((kind) => Number(after[kind] ?? 0) > Number(before[kind] ?? 0)) ||
    SINCE.some((kind) => (after[kind] ?? Infinity) < (before[kind] ?? Infinity))
  );
}

/** Returns the newest report with more derogatory items than the one before it. Earlier approvals don't cover it. */
export function worsenedReport(facts: Facts) {
  const reports = [...facts.softCredit, ...facts.hardCredit]
    .filter(({ report }) => report !== undefined)
    .toSorted((a, b) => a.seq - b.seq);
  return reports.findLast(({ report }, index) =>
    showsMore(reports[index - 1]?.report?.derogatories ?? {}, report?.derogatories ?? {}),
  );
}
