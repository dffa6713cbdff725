// Proves RU-02, RU-45, RU-56.

import { describe, expect, it } from 'vitest';
import average from '../../../../personas/t01.json' with { type: 'json' };
import indebted from '../../../../personas/t13.json' with { type: 'json' };
import { cents } from '../money/cents.ts';
import { sumPct } from '../money/percent.ts';
import type { Rules } from '../policy/rules.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { type Change, cell, policyWith, sheetWith } from '../testing/changed-rules.ts';
import { APPLIED_AT, contextAtApplication } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { compareRules, type RequestedTerms } from './compare-rules.ts';
import type { ComparisonResult } from './comparison-result.ts';
import { impactOf } from './impact.ts';

const lender = { ...homelineRules, licensedStates: ['OH'] };

/** A persona whose home is listed for sale. */
const forSale = { ...average, property: { ...average.property, listedForSale: true } };

/** Returns the comparison of a persona's application under the sample rules and others. */
function compared(given: unknown, after: Rules, wanted?: RequestedTerms): ComparisonResult {
  const person = Persona.parse(given);
  const { facts } = walk(person, lender, APPLIED_AT, 'OFFER_SELECTION');
  const comparison = compareRules(
    facts,
    contextAtApplication(person),
    { before: homelineRules, after },
    wanted,
  );
  if (!comparison) throw new Error('Nothing was decided');
  return comparison;
}

const twentyYears: RequestedTerms = {
  product: 'FIXED_TERM',
  termYears: 20,
  lineAmountCents: cents(5_000_000),
};

describe('an application under two versions of the rules', () => {
  it('is not affected by an identical version', async () => {
    const same = compared(average, await sheetWith());
    expect(same.after).toEqual(same.before);
    expect(impactOf(same).isAffected).toBe(false);
  });

  it('is affected by a single changed cell, for the requested line and term', async () => {
    const dearer = compared(average, await sheetWith(cell('term_row_4_out_1', '0.35')), twentyYears);
    expect(dearer.before.terms).toMatchObject({ termYears: 20, lineAmountCents: 5_000_000 });
    const { ratePct, aprPct, isAffected } = impactOf(dearer);
    expect({ isAffected, ratePct }).toEqual({ isAffected: true, ratePct: 0.15 });
    expect(dearer.changedTerms.map(({ termYears }) => termYears)).toEqual([20]);
    expect(aprPct).toBeGreaterThan(0.1);
    const elsewhere = compared(average, await sheetWith(cell('term_row_1_out_1', '-0.25')), twentyYears);
    expect(impactOf(elsewhere)).toMatchObject({ isAffected: true, ratePct: 0, aprPct: 0, paymentCents: 0 });
    const [fiveYears, ...others] = elsewhere.changedTerms;
    expect(others).toEqual([]);
    expect(fiveYears).toMatchObject({ product: 'FIXED_TERM', termYears: 5 });
    expect(sumPct([fiveYears?.after?.noteRatePct ?? 0, -(fiveYears?.before?.noteRatePct ?? 0)])).toBe(0.05);
  });

  it('prices the requested line at every term, not the largest line', async () => {
    const { changedTerms } = compared(
      average,
      await sheetWith(cell('amount_row_3_out_1', '0.1')),
      twentyYears,
    );
    expect(changedTerms.map(({ termYears }) => termYears)).toEqual([5, 10, 15, 20, 30]);
    for (const { before, after } of changedTerms) {
      expect([before?.lineCents, after?.lineCents]).toEqual([5_000_000, 5_000_000]);
      expect(after?.noteRatePct).toBeGreaterThan(before?.noteRatePct ?? 0);
    }
  });

  it('shows the high-cost rate limit before and after if a published market rate changes it', async () => {
    // The federal margin for a second lien is 8.5 percentage points: 12 CFR 1026.32(a)(1)(i)(B).
    const lower = await sheetWith(cell('averagePrimeOfferRate_row_3_out_1', '1'));
    const { changedTerms } = compared(average, lower, { product: 'FIXED_TERM', termYears: 15 });
    expect(changedTerms).toMatchObject([
      {
        termYears: 15,
        before: { largestLineCents: 17_500_000 },
        after: { largestLineCents: 15_000_000 },
        highestRatePct: { before: 14.85, after: 9.5 },
      },
    ]);
    const [dearer] = compared(average, await sheetWith(cell('term_row_3_out_1', '0.2'))).changedTerms;
    expect(dearer).not.toHaveProperty('highestRatePct');
  });

  it('is affected by a changed recording fee at every term', async () => {
    const { changedTerms } = compared(average, await sheetWith(cell('fees_row_21_out_3', '140')));
    expect(changedTerms.map(({ termYears }) => termYears)).toEqual([5, 10, 15, 20, 30]);
    for (const { before, after } of changedTerms) {
      expect(after).toEqual({ ...before, costsCents: (before?.costsCents ?? 0) - 1000 });
    }
  });

  it('is affected by a changed smallest line', async () => {
    const { changedTerms } = compared(average, await policyWith(cell('smallestLine_value', '20000')));
    expect(changedTerms).toHaveLength(5);
    for (const { before, after } of changedTerms) {
      expect(after).toEqual({ ...before, smallestLineCents: 2_000_000 });
    }
  });

  it('shows a term that only one version offers', async () => {
    const withoutThirty = [
      cell('terms_row_1_in_2', '5, 10, 15, 20'),
      cell('terms_row_2_in_2', '5, 10, 15, 20'),
      cell('terms_row_2_out_1', 'false'),
      cell('terms_row_3_in_1', '-'),
      cell('terms_row_3_in_2', '30'),
    ];
    const { changedTerms } = compared(average, await sheetWith(...withoutThirty));
    expect(changedTerms.map(({ termYears }) => termYears)).toEqual([30]);
    for (const { before, after } of changedTerms) {
      expect(before?.lineCents).toBeGreaterThan(0);
      expect(after).toBeUndefined();
    }
  });

  it('compares the same line under both versions even if one allows less', async () => {
    const { before, after } = compared(
      average,
      await policyWith(cell('limitsByScore_row_1_out_3', '20000')),
      twentyYears,
    );
    expect(after.largestLineCents).toBe(2_000_000);
    expect(before.largestLineCents).toBeGreaterThan(2_000_000);
    expect(before.terms?.lineAmountCents).toBe(2_000_000);
    expect(after.terms?.lineAmountCents).toBe(2_000_000);
  });

  it('is priced at the chosen fee, or at the default fee of each version', async () => {
    const ofRate = async (feePct: number | undefined, change: Change) => {
      const wanted = { ...twentyYears, ...(feePct !== undefined && { feePct }) };
      return impactOf(compared(average, await sheetWith(change), wanted)).ratePct;
    };
    expect(await ofRate(0.99, cell('feeBuydown_row_2_out_1', '-0.1'))).toBe(0.1);
    expect(await ofRate(undefined, cell('feeBuydown_row_2_out_1', '-0.1'))).toBe(0);
    expect(await ofRate(0.99, cell('products_row_1_out_1', '1.99'))).toBe(0);
    // 2.99% is the default fee of the sheet before.
    expect(await ofRate(2.99, cell('products_row_1_out_1', '1.99'))).toBe(0.2);
    expect(await ofRate(undefined, cell('products_row_1_out_1', '1.99'))).toBe(0.2);
  });

  it('is priced at the next lower fee if a version lacks the chosen one', async () => {
    const wanted = { ...twentyYears, feePct: 0.99 };
    const noSuchFee = await sheetWith(
      cell('feeBuydown_row_2_in_1', '0.5'),
      cell('feeBuydown_row_7_in_1', 'not(0, 0.5, 1.99, 2.99, 3.99, 4.99)'),
    );
    const { after } = compared(average, noSuchFee, wanted);
    const { before: atHalf } = compared(average, homelineRules, wanted);
    expect(after.terms?.noteRatePct).toBe(atHalf.terms?.noteRatePct);
    expect(after.terms?.aprPct).toBeLessThan(atHalf.terms?.aprPct ?? 0);
  });

  it('is affected by Treasury yields in New York, whose high-cost law uses them, but not in Ohio', async () => {
    const yields = [1, 2, 3, 4].map((number) => cell(`treasuryYield_row_${number}_out_1`, '0.5'));
    const fallen = await sheetWith(...yields);
    const inNewYork = {
      ...average,
      property: { ...average.property, state: 'NY' },
      forced: { ...average.forced, staff: [{ at: 'RECORDING_TAX_REVIEW', decides: 'RECORDING_TAX_GIVEN' }] },
    };
    const { before, after, changedTerms } = compared(inNewYork, fallen, twentyYears);
    expect([before.largestLineCents, after.largestLineCents]).toEqual([17_500_000, 15_000_000]);
    expect(changedTerms.map(({ termYears }) => termYears)).toEqual([10, 15, 20, 30]);
    expect(impactOf(compared(average, fallen, twentyYears)).isAffected).toBe(false);
  });

  it('names the failed rules under each version', async () => {
    const stays = compared(indebted, await sheetWith(cell('term_row_4_out_1', '0.35')));
    expect(stays.before).toMatchObject({ outcome: 'DTI_DECLINE', failures: ['DTI'], largestLineCents: 0 });
    expect(stays.before.terms).toBeUndefined();
    expect(impactOf(stays).isAffected).toBe(false);
  });
});

describe('an unchanged decision with another reason', () => {
  it('affects the application, with the reasons before and after', async () => {
    const moved = compared(indebted, await policyWith(cell('capacityRules_row_4_out_5', '"AA08"')));
    expect(moved.before).toMatchObject({
      outcome: 'DTI_DECLINE',
      reasons: ['AA09 Your monthly obligations are too high for your income'],
    });
    expect(moved.after).toEqual({
      ...moved.before,
      reasons: ['AA08 Your income is not enough for the amount you asked for'],
    });
    expect(impactOf(moved).isAffected).toBe(true);
  });

  it('shows the reason in the lender’s own words', async () => {
    const words = 'The home is on the market';
    const moved = compared(forSale, await policyWith(cell('propertyRules_row_5_out_6', `"${words}"`)));
    expect(moved.before.reasons).toEqual([
      'AA24 The home is offered for sale, or was within the last 60 days',
    ]);
    expect(moved.after.reasons).toEqual([`AA24 ${words}`]);
    expect(impactOf(moved).isAffected).toBe(true);
  });
});
