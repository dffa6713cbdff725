import { type Cents, cents, roundHalfUp } from '../money/cents.ts';

const REVIEW_BELOW_PCT = 80;

export type SelfEmployedYear = {
  netCents: Cents;
  /** Depreciation, depletion and amortisation, which were no outlay. */
  addBackCents: Cents;
};

export type SelfEmployedIncome = {
  monthlyCents: Cents;
  rule: 'TWO_YEAR_AVERAGE' | 'LATEST_YEAR';
  /** Income fell by more than a fifth. */
  needsReview: boolean;
};

/** Income from one's own business by two tax returns: the average while it rises, the latest year when it falls, never below zero. */
export function selfEmployedIncome(latest: SelfEmployedYear, prior: SelfEmployedYear): SelfEmployedIncome {
  const [latestYear, priorYear] = [latest, prior].map((year) => year.netCents + year.addBackCents) as [
    number,
    number,
  ];
  const falls = latestYear < priorYear;
  const monthly = falls ? latestYear / 12 : (latestYear + priorYear) / 24;
  return {
    monthlyCents: cents(Math.max(0, roundHalfUp(monthly))),
    rule: falls ? 'LATEST_YEAR' : 'TWO_YEAR_AVERAGE',
    needsReview: latestYear * 100 < priorYear * REVIEW_BELOW_PCT,
  };
}
