// Proves BZ-01.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { PartnerCode } from '../facts/applicant.ts';
import { Occupancy, PropertyType } from '../facts/home.ts';
import { Product, TermYears } from '../facts/offers.facts.ts';
import { parseDollars, toCents } from '../money/cents.ts';
import { sumPct } from '../money/percent.ts';
import { IncomeDoc } from '../policy/income-doc.ts';
import { STATE_CODES } from '../states/us-states.ts';
import { homelineRules } from '../testing/homeline.ts';
import { publishedRates } from '../testing/published-rates.ts';
import published from './price.cases.json' with { type: 'json' };
import { type PriceInput, priceOffer } from './price.ts';

const rules = homelineRules;

const Input = z.object({
  fico: z.number(),
  cltvPct: z.number(),
  termYears: TermYears,
  occupancy: Occupancy,
  lienPosition: z.literal([1, 2]),
  propertyType: PropertyType,
  lineDollars: z.number(),
  state: z.enum(STATE_CODES),
  incomeDoc: IncomeDoc,
  feePct: z.number(),
  codes: z.array(PartnerCode),
  product: Product,
});

function inputOf(row: unknown): PriceInput {
  const { lineDollars, ...input } = Input.parse(row);
  return { ...input, lineCents: toCents(lineDollars) };
}

describe('the price of a line', () => {
  it.each(published)('equals the published price $id', ({ input, expected }) => {
    const price = priceOffer(rules, inputOf(input));
    if (!price.eligible) {
      expect(price).toEqual({ eligible: expected.eligible, reason: expected.reason });
      return;
    }
    expect(price.noteRatePct).toBe(expected.noteRatePct);
    expect(price.aprPct).toBe(expected.aprPct);
    expect(price.aprFloorApplied).toBe(expected.aprFloorApplied);
    expect(price.originationFeeCents).toBe(parseDollars(expected.originationFee ?? ''));
    expect(price.monthlyPaymentCents).toBe(parseDollars(expected.monthlyPayment ?? ''));
    if (expected.components) {
      expect(Object.fromEntries(price.components.map(({ name, pct }) => [name, pct]))).toEqual(
        expected.components,
      );
    }
  });

  const base = inputOf(published[0]?.input);

  it.each<[string, Partial<PriceInput>]>([
    ['TEXAS_FEE', { state: 'TX', feePct: 2.99 }],
    ['TEXAS_OCCUPANCY', { state: 'TX', feePct: 0.99, occupancy: 'SECOND_HOME' }],
    ['FEE_OPTION', { feePct: 2.5 }],
    ['PROPERTY_TYPE', { propertyType: 'COOP' }],
    ['TERM', { product: 'INTEREST_ONLY_AGE_RESTRICTED' }],
    ['CLTV_ABOVE_75', { occupancy: 'INVESTMENT', cltvPct: 75.01 }],
    ['AMOUNT', { fico: 679, lineCents: toCents(150_100) }],
    ['HIGH_COST', { published: publishedRates({ averagePrimeOfferRatePct: -0.11 }) }],
  ])('is not available: %s', (reason, change) => {
    expect(priceOffer(rules, { ...base, ...change })).toMatchObject({ eligible: false, reason });
  });

  it('rises in steps to the APR floor and is not available above the ceiling', () => {
    const lowest = inputOf(published.find(({ id }) => id === 'P07')?.input);
    const withApr = (floorPct: number, ceilingPct: number) => ({
      ...rules,
      sheet: { ...rules.sheet, apr: { floorPct, ceilingPct, stepPct: 0.05 } },
    });
    expect(priceOffer(withApr(7.78, 17.2), lowest)).toMatchObject({
      noteRatePct: 7.8,
      aprPct: 7.8,
      aprFloorApplied: true,
    });
    expect(priceOffer(withApr(7, 7.59), lowest)).toEqual({
      ...{ eligible: false, reason: 'APR_ABOVE_MAXIMUM' },
      noteRatePct: 7.6,
    });
  });

  it.each([-20, 0, 0.85])(
    'is not available when the rate adds up to zero or less, from a base of %d',
    (pct) => {
      const [first, ...others] = rules.sheet.adjustments;
      if (!first) throw new Error('A sheet without lines');
      const evaluate: typeof first.evaluate = (inputs) => ({ ...first.evaluate(inputs), output: { pct } });
      const negative = {
        ...rules,
        sheet: { ...rules.sheet, adjustments: [{ ...first, evaluate }, ...others] },
      };
      expect(priceOffer(negative, base)).toEqual({ eligible: false, reason: 'NO_RATE' });
    },
  );

  it('has an APR between 7.60% and 17.20% for any input', () => {
    const anything = fc.record({
      fico: fc.integer({ min: 620, max: 850 }),
      cltvPct: fc.double({ min: 1, max: 90, noNaN: true }),
      termYears: fc.constantFrom(5, 10, 15, 20, 30),
      occupancy: fc.constantFrom(...Occupancy.options),
      lienPosition: fc.constantFrom(1, 2),
      propertyType: fc.constantFrom(...PropertyType.options),
      lineDollars: fc.integer({ min: 140, max: 4010 }).map((hundreds) => hundreds * 100),
      state: fc.constantFrom('OH', 'TX', 'NY'),
      incomeDoc: fc.constantFrom(...IncomeDoc.options),
      feePct: fc.constantFrom(0, 0.99, 1.99, 2.99, 3.99, 4.99),
      codes: fc.subarray([...PartnerCode.options]),
      product: fc.constantFrom(...Product.options),
    });
    fc.assert(
      fc.property(anything, (row) => {
        const price = priceOffer(rules, inputOf(row));
        if (!price.eligible) return;
        expect(price.aprPct).toBeGreaterThanOrEqual(7.6);
        expect(price.aprPct).toBeLessThanOrEqual(17.2);
        expect(sumPct(price.components.map(({ pct }) => pct))).toBe(price.noteRatePct);
      }),
      { numRuns: 500 },
    );
  });
});
