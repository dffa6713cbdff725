import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { toCents } from '../money/cents.ts';
import { priceChosen } from '../pricing/choice.ts';
import { otherFees } from '../pricing/fees.ts';
import { readRateSheet } from '../pricing/rate-sheet.ts';
import { homeIn } from '../testing/home-in.ts';
import { homelineFiles } from '../testing/homeline.ts';
import { explainTerms } from './explain-terms.ts';

describe('what is taken from the draw', () => {
  it('is named one by one, with the row of the fees that says so', () => {
    const { output: fees, table, row } = homeIn('TX').sheet.fees('TX');
    const situation = {
      ...homeIn('TX'),
      otherFees: otherFees(fees, { valuation: true, manualNotary: true }),
    };
    const priced = priceChosen(situation, { lineCents: toCents(50_000), termYears: 15 });
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
    const xml = homelineFiles.rates.replace(/(id="averagePrimeOfferRate_row_4_out_1"><text>)[^<]*/, '$16.1');
    const read = await readRateSheet({ version: civilDate('2026-12-01'), sha256: '' }, xml);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const situation = { ...homeIn('OH'), sheet: read.sheet };
    const lineOf = (termYears: 15 | 20) => {
      const priced = priceChosen(situation, { lineCents: toCents(50_000), termYears });
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
});
