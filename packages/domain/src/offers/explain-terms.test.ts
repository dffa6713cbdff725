// Proves RU-03, RU-35.

import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { otherFees } from '../policy/fees.ts';
import { priceChoice } from '../pricing/choice.ts';
import { cell, sheetWith } from '../testing/changed-rules.ts';
import { homeIn } from '../testing/home-in.ts';
import { explainTerms } from './explain-terms.ts';

describe('a fee taken from the draw', () => {
  it('has its own explanation line with its fee-table row', () => {
    const { output: fees, table, row } = homeIn('TX').sheet.fees('TX');
    const scenario = {
      ...homeIn('TX'),
      otherFees: otherFees(fees, { valuation: true, manualNotary: true }),
    };
    const priced = priceChoice(scenario, { lineCents: toCents(50_000), termYears: 15 });
    if (!priced.eligible) throw new Error(priced.reason);
    const cash = explainTerms(scenario, priced).find(({ code }) => code === 'CASH');
    expect(cash?.lines).toContainEqual({
      code: 'FEE_FROM_DRAW',
      amounts: { fee: 'VALUATION', cents: toCents(-180) },
      rule: { table, row },
    });
    expect(cash?.lines).toContainEqual({
      code: 'FEE_FROM_DRAW',
      amounts: { fee: 'NOTARY', cents: toCents(-300) },
      rule: { table, row },
    });
  });
});

describe('the high-cost rate limit', () => {
  it('depends on the term and names its row (12 CFR 1026.35(a)(2))', async () => {
    const { sheet } = await sheetWith(cell('averagePrimeOfferRate_row_4_out_1', '6.1'));
    const scenario = { ...homeIn('OH'), sheet };
    const lineOf = (termYears: 15 | 20) => {
      const priced = priceChoice(scenario, { lineCents: toCents(50_000), termYears });
      if (!priced.eligible) throw new Error(priced.reason);
      return explainTerms(scenario, priced)
        .flatMap(({ lines }) => lines)
        .find(({ code }) => code === 'HIGH_COST_RATE');
    };
    const table = 'Average prime offer rate';
    expect(lineOf(15)).toMatchObject({ amounts: { pct: 14.85 }, rule: { table, row: 3 } });
    expect(lineOf(20)).toEqual({
      code: 'HIGH_COST_RATE',
      amounts: {
        ...{ pct: 14.6, published: 'averagePrimeOfferRate', publishedPct: 6.1, termYears: 20 },
        ...{ marginPct: 8.5, law: '12 CFR 1026.32(a)(1)(i)' },
      },
      rule: { table, row: 4 },
    });
  });

  it('uses the comparable Treasury yield in New York and Massachusetts', () => {
    const limitOver = (state: 'NY' | 'MA', termYears: 15 | 30) => {
      const scenario = homeIn(state, '36029');
      const priced = priceChoice(scenario, { lineCents: toCents(50_000), termYears });
      if (!priced.eligible) throw new Error(priced.reason);
      return explainTerms(scenario, priced)
        .flatMap(({ lines }) => lines)
        .find(({ code }) => code === 'HIGH_COST_RATE');
    };
    const table = 'Treasury yield on the 15th of the month before';
    expect(limitOver('NY', 15)).toMatchObject({
      amounts: {
        ...{ pct: 13.18, published: 'treasuryYield', publishedPct: 4.18, termYears: 15 },
        ...{ marginPct: 9, law: 'N.Y. Banking Law § 6-l(1)(g)(i)' },
      },
      rule: { table, row: 2 },
    });
    expect(limitOver('MA', 30)).toMatchObject({
      amounts: {
        ...{ pct: 13.85, published: 'treasuryYield', publishedPct: 4.85, termYears: 30 },
        ...{ marginPct: 9, law: 'Mass. Gen. Laws c. 183C, § 2' },
      },
      rule: { table, row: 4 },
    });
  });

  it('is the state limit, with its law, where the state is stricter', () => {
    const scenario = homeIn('IL');
    const priced = priceChoice(scenario, { lineCents: toCents(50_000), termYears: 15 });
    if (!priced.eligible) throw new Error(priced.reason);
    const lines = explainTerms(scenario, priced).flatMap((section) => section.lines);
    expect(lines).toContainEqual(
      expect.objectContaining({
        code: 'HIGH_COST_RATE',
        amounts: {
          ...{ pct: 14.35, published: 'averagePrimeOfferRate', publishedPct: 6.35, termYears: 15 },
          ...{ marginPct: 8, law: '815 ILCS 137/10' },
        },
      }),
    );
  });
});
