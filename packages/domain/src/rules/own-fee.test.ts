import { describe, expect, it } from 'vitest';
import senior from '../../../../personas/t25.json' with { type: 'json' };
import type { Facts } from '../facts/facts.ts';
import { sumPct } from '../money/percent.ts';
import { pricingScenario } from '../offers/pricing-scenario.ts';
import type { Rules } from '../policy/rules.ts';
import { cell, sheetWith } from '../testing/changed-rules.ts';
import { APPLIED_AT, contextAtApplication } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { Persona } from '../testing/persona.ts';
import { walk } from '../testing/walk.ts';
import { compareFinal } from './compare-final.ts';
import { compareRules } from './compare-rules.ts';
import { ownFeePct, priceAtOwnFee } from './own-fee.ts';

/** With the sample sheet at interest only a low score is high-cost without a fee, and has a price at 0.99%. */
const lowScore = Persona.parse({
  ...senior,
  credit: { ...senior.credit, fico: 640, mortgageBalances: [220_000], mortgageMonthlyPayments: 1200 },
  income: { ...senior.income, monthlyGross: 30_000 },
});
const day = contextAtApplication(lowScore);

/** A sheet that has a price for them without a fee as well. */
const cheaper = await sheetWith(cell('feeBuydown_row_1_out_1', '-0.3'));

/** They took what they were offered first with some rules. */
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
  const priced = priceAtOwnFee(scenario, { lineCents, termYears, feePct });
  return priced.eligible ? priced.terms.feePct : priced.reason;
}

describe('somebody whose offer has a price at another fee than the default alone, and who took it', () => {
  it('has no fee of their own', () => {
    const { facts, terms, context } = taken(homelineRules);
    expect(terms.feePct).toBe(0.99);
    expect(ownFeePct(facts, terms, context)).toBeUndefined();
    expect(ownFeePct(facts, { ...terms, feePct: 1.99 }, context)).toBe(1.99);
    expect(pricedIn(facts, homelineRules, undefined)).toBe(0.99);
    expect(pricedIn(facts, cheaper, undefined)).toBe(0);
  });

  it.each([
    ['is priced without a fee by a version that offers that first', homelineRules, cheaper, -0.1],
    ['and the other way round', cheaper, homelineRules, 0.1],
  ])('%s, in the offers as in the final decision', (_, before, after, movedPct) => {
    const { facts, terms } = taken(before);
    const versions = { before, after };
    for (const compared of [compareRules(facts, day, versions, terms), compareFinal(facts, day, versions)]) {
      const [old, now] = [compared?.before.terms, compared?.after.terms];
      if (!old || !now) expect.fail();
      expect(sumPct([now.noteRatePct, -old.noteRatePct])).toBe(movedPct);
    }
  });
});
