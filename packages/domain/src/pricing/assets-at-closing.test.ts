// Proves RU-49, LW-09.

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

// The payoff that leaves nothing after the recording costs.
const { lineAmountCents, ...atFifty } = priced(paysOff('ASSET_DEPLETION', 0));
const most = (lineAmountCents - recordingCents({ lineAmountCents, ...atFifty })) / 100;

describe.each(['ASSET_DEPLETION', 'VERIFIED_AUTOMATED'] as const)(
  'the draw of a line on %s income',
  (incomeDoc) => {
    it('pays its recording fee and tax, so that nothing is collected at closing', () => {
      const terms = priced(paysOff(incomeDoc, 10_000));
      expect(terms.recordingTaxCents).toBe(toCents(275));
      expect(terms.cashToBorrowerCents).toBe(toCents(40_000) - recordingCents(terms));
    });

    it('must cover its payoffs and its recording costs', () => {
      const terms = priced(paysOff(incomeDoc, most));
      expect(terms.cashToBorrowerCents).toBe(0);
      expect(priceChoice(paysOff(incomeDoc, most + 1), chosen)).toEqual({
        eligible: false,
        reason: 'PAYOFFS_ABOVE_LINE',
      });
      expect(
        fitTerms({
          scenario: paysOff(incomeDoc, most + 1),
          chosen: terms,
          housingPaymentsCents: cents(0),
        }),
      ).toEqual({ refusal: 'PAYOFFS_ABOVE_LINE' });
    });

    it('covers them on the smallest line of an offer', () => {
      const scenario = paysOff(incomeDoc, 40_000);
      const offer = buildOffers(scenario).offers.find(({ termYears }) => termYears === 15) ?? expect.fail();
      const result = priceChoice(scenario, { lineCents: offer.minimumCents, termYears: 15 });
      expect(result.eligible && result.terms.cashToBorrowerCents).toBeGreaterThanOrEqual(0);
    });
  },
);
