// Proves RU-02.

import { describe, expect, it } from 'vitest';
import average from '../../../../personas/t01.json' with { type: 'json' };
import short from '../../../../personas/t38.json' with { type: 'json' };
import type { Facts } from '../facts/facts.ts';
import { toCents } from '../money/cents.ts';
import type { Rules } from '../policy/rules.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { cell, policyWith, sheetWith } from '../testing/changed-rules.ts';
import { APPLIED_AT, contextAtApplication } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import type { StepName } from '../workflow/steps.ts';
import { compareFinal } from './compare-final.ts';

const lender = { ...homelineRules, licensedStates: ['OH', 'CO', 'WA'] };

/** Verified income is 8% below stated income, within the sample policy's tolerance of 10%. */
const overstated = {
  ...average,
  income: { ...average.income, statedMonthlyGross: 9800, verifiedMonthlyGross: 9000 },
};

const factsOf = (given: unknown, until?: StepName): Facts =>
  walk(Persona.parse(given), lender, APPLIED_AT, until).facts;

function finalOf(given: unknown, after: Rules, facts = factsOf(given)) {
  return compareFinal(facts, contextAtApplication(Persona.parse(given)), { before: homelineRules, after });
}

describe('the final decision under two versions of the rules', () => {
  it('keeps the chosen line if the new version requires no reserves', async () => {
    const final = finalOf(short, await policyWith(cell('reserveMonths_value', '0')));
    expect(final).toMatchObject({
      before: {
        outcome: 'CHANGED_OFFER',
        failures: ['RESERVES'],
        reasons: ['AA24 Your reserves are too low for the line you requested'],
        terms: { lineAmountCents: toCents(250_000) },
      },
      after: {
        outcome: 'KEEPS_OFFER',
        failures: [],
        reasons: [],
        terms: { lineAmountCents: toCents(300_000) },
      },
    });
  });

  it('depends on the tolerance for verified income', async () => {
    const final = finalOf(overstated, await policyWith(cell('incomeTolerancePct_value', '5')));
    expect(final?.before.outcome).toBe('KEEPS_OFFER');
    expect(final?.after.outcome).toBe('CHANGED_OFFER');
  });

  it('equals the actual decision under the rules that made it', async () => {
    const { after } = factsOf(short).changedOffers.at(-1) ?? expect.fail();
    const final = finalOf(short, homelineRules);
    expect(final?.after).toEqual(final?.before);
    expect(final?.before.terms).toMatchObject({
      lineAmountCents: after.lineAmountCents,
      noteRatePct: after.noteRatePct,
    });
  });

  it('keeps an offer that has another price under the new version', async () => {
    const final = finalOf(average, await sheetWith(cell('term_row_3_out_1', '0.25')));
    expect(final?.before).toMatchObject({ outcome: 'KEEPS_OFFER', terms: { noteRatePct: 8.6 } });
    expect(final?.after).toMatchObject({ outcome: 'KEEPS_OFFER', terms: { noteRatePct: 8.85 } });
  });

  it('uses the chosen fee instead of the default fee', async () => {
    const facts = factsOf(average);
    const { offerSelection: selected } = facts;
    if (!selected) throw new Error('Nothing was chosen');
    const chosen = { ...facts, offerSelection: { ...selected, terms: { ...selected.terms, feePct: 0.99 } } };
    const final = finalOf(average, await sheetWith(cell('feeBuydown_row_2_out_1', '-0.1')), chosen);
    expect(final?.before.terms?.noteRatePct).toBe(9);
    expect(final?.after.terms?.noteRatePct).toBe(9.1);
  });

  it('has no comparison before the final decision', () => {
    expect(finalOf(average, homelineRules, factsOf(average, 'WAITING_FOR_FINAL_DECISION'))).toBeUndefined();
  });
});
