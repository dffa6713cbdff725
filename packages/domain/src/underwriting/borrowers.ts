import type { DeepReadonly } from '../facts/fact.ts';
import type { Tradeline } from '../facts/tradeline.ts';
import { type Cents, sumCents } from '../money/cents.ts';
import { type CountedDebt, countDebts } from './debts.ts';

/** What underwriting reads about one person who will owe the line. */
export type Borrower = {
  /** One score from each bureau asked; empty without any. */
  readonly scores: readonly number[];
  readonly tradelines: readonly DeepReadonly<Tradeline>[];
  readonly monthlyIncomeCents: Cents;
  readonly savingsCents: Cents;
};

/**
 * Returns the score that decides: the lowest of the borrowers' own scores.
 * @returns undefined when a borrower has no score
 */
export function qualifyingScore(borrowers: readonly Pick<Borrower, 'scores'>[]): number | undefined {
  const own = borrowers.map(({ scores }) => representativeScore(scores));
  return own.reduce((lowest, score) =>
    lowest === undefined || score === undefined ? undefined : Math.min(lowest, score),
  );
}

/** Returns one borrower's representative score: the middle of three, the lower of two, or the only one. */
function representativeScore(scores: readonly number[]): number | undefined {
  const ascending = scores.toSorted((a, b) => a - b);
  return ascending[Math.floor((ascending.length - 1) / 2)];
}

/** Returns the borrowers' incomes added together, in cents a month. */
export function combinedIncomeCents(borrowers: readonly Pick<Borrower, 'monthlyIncomeCents'>[]): Cents {
  return sumCents(borrowers.map(({ monthlyIncomeCents }) => monthlyIncomeCents));
}

/** Counts the borrowers' debts, joint ones once, against their income and savings together. */
export function combinedDebts(borrowers: readonly Borrower[]): readonly CountedDebt[] {
  return countDebts(
    borrowers.map(({ tradelines }) => tradelines),
    {
      monthlyIncomeCents: combinedIncomeCents(borrowers),
      savingsCents: sumCents(borrowers.map(({ savingsCents }) => savingsCents)),
    },
  );
}
