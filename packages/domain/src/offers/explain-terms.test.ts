import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { otherFees } from '../policy/fees.ts';
import { priceChoice } from '../pricing/choice.ts';
import { cell, sheetWith } from '../testing/changed-rules.ts';
import { homeIn } from '../testing/home-in.ts';
import { explainTerms } from './explain-terms.ts';

describe('what is taken from the draw', () => {
  it('is named one by one, with the row of the fees that says so', () => {
    const { output: fees, table, row } = homeIn('TX').sheet.fees('TX');
    const situation = {
      ...homeIn('TX'),
      otherFees: otherFees(fees, { valuation: true, manualNotary: true }),
    };
    const priced = priceChoice(situation, { lineCents: toCents(50_000), termYears: 15 });
    if (!priced.eligible) throw new Error(priced.reason);
    const cash = explainTerms(situation, priced).find(({ title }) => title === 'Cash in hand');
    expect(cash?.lines).toContainEqual({
      label: 'Valuation of the home',
      value: '-$180.00',
      rule: { table, row },
    });
    expect(cash?.lines).toContainEqual({
      label: 'Notary who comes in person',
      value: '-$300.00',
      rule: { table, row },
    });
  });
});

describe('the highest rate before a line is high-cost', () => {
  it('is that of its term, and names the row that gave it (12 CFR 1026.35(a)(2))', async () => {
    const { sheet } = await sheetWith(cell('averagePrimeOfferRate_row_4_out_1', '6.1'));
    const situation = { ...homeIn('OH'), sheet };
    const lineOf = (termYears: 15 | 20) => {
      const priced = priceChoice(situation, { lineCents: toCents(50_000), termYears });
      if (!priced.eligible) throw new Error(priced.reason);
      return explainTerms(situation, priced)
        .flatMap(({ lines }) => lines)
        .find(({ label }) => label === 'Highest rate before the law calls it high cost');
    };
    const table = 'Average prime offer rate';
    expect(lineOf(15)).toMatchObject({ value: '14.85%', rule: { table, row: 3 } });
    expect(lineOf(20)).toEqual({
      label: 'Highest rate before the law calls it high cost',
      value: '14.60%',
      from: 'Average prime offer rate over 20 years 6.10% and 8.5 points (12 CFR 1026.32(a)(1)(i))',
      rule: { table, row: 4 },
    });
  });

  it('is held in New York and Massachusetts against the Treasury yield comparable to its term', () => {
    const limitOver = (state: 'NY' | 'MA', termYears: 15 | 30) => {
      const situation = homeIn(state);
      const priced = priceChoice(situation, { lineCents: toCents(50_000), termYears });
      if (!priced.eligible) throw new Error(priced.reason);
      return explainTerms(situation, priced)
        .flatMap(({ lines }) => lines)
        .find(({ label }) => label === 'Highest rate before the law calls it high cost');
    };
    const table = 'Treasury yield on the 15th of the month before';
    expect(limitOver('NY', 15)).toMatchObject({
      value: '13.18%',
      from: 'Yield of Treasury securities comparable to 15 years 4.18% and 9 points (N.Y. Banking Law § 6-l(1)(g)(i))',
      rule: { table, row: 2 },
    });
    expect(limitOver('MA', 30)).toMatchObject({
      value: '13.85%',
      from: 'Yield of Treasury securities comparable to 30 years 4.85% and 9 points (Mass. Gen. Laws c. 183C, § 2)',
      rule: { table, row: 4 },
    });
  });

  it('is that of the state where its own law is stricter, and names it', () => {
    const situation = homeIn('IL');
    const priced = priceChoice(situation, { lineCents: toCents(50_000), termYears: 15 });
    if (!priced.eligible) throw new Error(priced.reason);
    const lines = explainTerms(situation, priced).flatMap((section) => section.lines);
    expect(lines).toContainEqual(
      expect.objectContaining({
        value: '14.35%',
        from: 'Average prime offer rate over 15 years 6.35% and 8 points (815 ILCS 137/10)',
      }),
    );
  });
});
