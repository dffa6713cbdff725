// Proves RU-02.

import { describe, expect, it } from 'vitest';
import senior from '../../../../personas/t25.json' with { type: 'json' };
import type { Facts } from '../facts/facts.ts';
import { sumPct } from '../money/percent.ts';
import { pricingScenario } from '../offers/pricing-scenario.ts';
import type { Rules } from '../policy/rules.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { cell, sheetWith } from '../testing/changed-rules.ts';
import { APPLIED_AT, contextAtApplication } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { chosenFeePct, priceAtChosenFee } from './chosen-fee.ts';
import { compareFinal } from './compare-final.ts';
import { compareRules } from './compare-rules.ts';

/** A low-score borrower whose interest-only line is high-cost without a fee and has a price at 0.99% in the sample sheet. */
const lowScore = Persona.parse({
  ...senior,
  credit: { ...senior.credit, fico: 640, mortgageBalances: [220_000], mortgageMonthlyPayments: 1200 },
  income: { ...senior.income, monthlyGross: 30_000 },
});
const day = contextAtApplication(lowScore);

/** A sheet with a price for this borrower without a fee. */
const cheaper = await sheetWith(cell('feeBuydown_row_1_out_1', '-0.3'));

/** Returns the borrower's facts after choosing the first offer under the given rules. */
function taken(rules: Rules) {
  const facts = walk(lowScore, { ...rules, licensedStates: ['OH'] }, APPLIED_AT).facts;
  const { terms } = facts.offerSelection ?? expect.fail();
  return { facts, terms, context: { ...day, ...rules } };
}

function pricedIn(facts: Facts, rules: Rules, feePct: number | undefined) {
  const scenario = pricingScenario(facts, { ...day, ...rules }, 'INTEREST_ONLY_AGE_RESTRICTED');
  const { terms } = facts.offerSelection ?? expect.fail();
  if (!scenario) expect.fail();
  const { lineAmountCents: lineCents, termYears } = terms;
  const priced = priceAtChosenFee(scenario, { lineCents, termYears, feePct });
  return priced.eligible ? priced.terms.feePct : priced.reason;
}

describe('a borrower who took the offer’s fee, because no price exists at the product’s default', () => {
  it('counts as not having chosen a fee', () => {
    const { facts, terms, context } = taken(homelineRules);
    expect(terms.feePct).toBe(0.99);
    expect(chosenFeePct(facts, terms, context)).toBeUndefined();
    expect(chosenFeePct(facts, { ...terms, feePct: 1.99 }, context)).toBe(1.99);
    expect(pricedIn(facts, homelineRules, undefined)).toBe(0.99);
    expect(pricedIn(facts, cheaper, undefined)).toBe(0);
  });

  it.each([
    ['gets the zero fee under a version that offers it by default', homelineRules, cheaper, -0.1],
    ['gets the other fee under a version without a price at zero', cheaper, homelineRules, 0.1],
  ])('%s, in the offers and in the final decision', (_, before, after, movedPct) => {
    const { facts, terms } = taken(before);
    const versions = { before, after };
    for (const compared of [compareRules(facts, day, versions, terms), compareFinal(facts, day, versions)]) {
      const [old, now] = [compared?.before.terms, compared?.after.terms];
      if (!old || !now) expect.fail();
      expect(sumPct([now.noteRatePct, -old.noteRatePct])).toBe(movedPct);
    }
  });
});
