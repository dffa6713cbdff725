// Proves RU-49.

import { describe, expect, it } from 'vitest';
import type { Terms } from '../facts/offers.facts.ts';
import { type Cents, cents, toCents } from '../money/cents.ts';
import { homeIn } from '../testing/home-in.ts';
import { fitTerms } from '../underwriting/fit-terms.ts';
import { type PricingScenario, priceChoice } from './choice.ts';
import { buildOffers } from './offers.ts';

/** A draw in Florida that pays off a debt. The recording tax on $50,000 is $275. */
const paysOff = (incomeDoc: PricingScenario['incomeDoc'], payoffDollars: number): PricingScenario => ({
  ...homeIn('FL'),
  incomeDoc,
  payoffsCents: toCents(payoffDollars),
});
const chosen = { lineCents: toCents(50_000), termYears: 15, feePct: 0 } as const;

const priced = (scenario: PricingScenario): Terms => {
  const result = priceChoice(scenario, chosen);
  if (!result.eligible) throw new Error(result.reason);
  return result.terms;
};
const recordingCents = ({ recordingFeeCents, recordingTaxCents }: Terms): Cents =>
  cents(recordingFeeCents + recordingTaxCents);

// The payoff that leaves exactly the recording costs.
const { lineAmountCents, ...atFifty } = priced(paysOff('ASSET_DEPLETION', 0));
const most = (lineAmountCents - recordingCents({ lineAmountCents, ...atFifty })) / 100;

describe('assets that count as income', () => {
  it('are not used at closing, so a draw must cover its recording costs', () => {
    const terms = priced(paysOff('ASSET_DEPLETION', most));
    expect(terms.recordingTaxCents).toBe(toCents(275));
    expect(terms.cashToBorrowerCents).toBe(recordingCents(terms));
    expect(priceChoice(paysOff('ASSET_DEPLETION', most + 1), chosen)).toEqual({
      eligible: false,
      reason: 'PAYOFFS_ABOVE_LINE',
    });
    expect(
      fitTerms({
        scenario: paysOff('ASSET_DEPLETION', most + 1),
        chosen: terms,
        housingPaymentsCents: cents(0),
      }),
    ).toEqual({ refusal: 'PAYOFFS_ABOVE_LINE' });
  });

  it('set no minimum for the cash of a draw when another source shows the income', () => {
    expect(priced(paysOff('VERIFIED_AUTOMATED', most + 1)).cashToBorrowerCents).toBeGreaterThan(0);
  });

  it('raise the smallest line of an offer by at most its recording costs', () => {
    const [smallest, withSavings] = (['VERIFIED_AUTOMATED', 'ASSET_DEPLETION'] as const).map((incomeDoc) => {
      const scenario = paysOff(incomeDoc, 40_000);
      const offer = buildOffers(scenario).offers.find(({ termYears }) => termYears === 15) ?? expect.fail();
      const result = priceChoice(scenario, { lineCents: offer.minimumCents, termYears: 15 });
      return result.eligible ? result.terms : expect.fail();
    });
    if (!smallest || !withSavings) throw new Error('Two offers');
    expect(smallest.cashToBorrowerCents).toBeLessThan(recordingCents(smallest));
    expect(withSavings.cashToBorrowerCents).toBeGreaterThanOrEqual(recordingCents(withSavings));
    expect(withSavings.lineAmountCents - smallest.lineAmountCents).toBeLessThan(toCents(600));
  });
});
