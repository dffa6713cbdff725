// Proves RU-65.

import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import type { Tradeline } from '../facts/tradeline.ts';
import { toCents } from '../money/cents.ts';
import { type Borrower, combinedDebts, combinedIncomeCents, qualifyingScore } from './borrowers.ts';

const scored = (...scores: number[]) => ({ scores });

const loan: Tradeline = {
  ...{ id: 'tradeline-1', creditor: 'Roadway', kind: 'INSTALLMENT', responsibility: 'JOINT', status: 'OPEN' },
  ...{ openedOn: civilDate('2021-05-01'), balanceCents: toCents(2000), monthlyPaymentCents: toCents(300) },
  remainingPayments: 7,
};

function borrower(given: Partial<Borrower>): Borrower {
  return {
    scores: [740],
    tradelines: [],
    monthlyIncomeCents: toCents(4000),
    savingsCents: toCents(0),
    ...given,
  };
}

describe('the score that decides', () => {
  it('is the only score, the lower of two, or the middle of three', () => {
    expect(qualifyingScore([scored(742)])).toBe(742);
    expect(qualifyingScore([scored(742, 701)])).toBe(701);
    expect(qualifyingScore([scored(742, 701, 790)])).toBe(742);
  });

  it('is the lowest of the borrowers’ own scores', () => {
    expect(qualifyingScore([scored(742, 701, 790), scored(735)])).toBe(735);
  });

  it('is missing when a borrower has none', () => {
    expect(qualifyingScore([scored(742), scored()])).toBeUndefined();
    expect(qualifyingScore([scored(), scored(742)])).toBeUndefined();
  });
});

describe('borrowers who apply together', () => {
  it('add their incomes', () => {
    const alone = borrower({});
    expect(combinedIncomeCents([alone])).toBe(toCents(4000));
    expect(combinedIncomeCents([alone, borrower({ monthlyIncomeCents: toCents(2500) })])).toBe(toCents(6500));
  });

  it('owe a joint loan once, compared with their income together', () => {
    const [own, partner] = [borrower({ tradelines: [loan] }), borrower({ tradelines: [loan] })];
    expect(combinedDebts([own]).map(({ by }) => by)).toEqual(['REPORTED_PAYMENT']);
    expect(combinedDebts([own, partner]).map(({ by }) => by)).toEqual([
      'FEW_PAYMENTS_LEFT',
      'OTHER_BORROWER',
    ]);
  });
});
