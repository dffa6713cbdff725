// Proves RU-35, RU-45, RU-61.

import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { cents, parseDollars, toCents } from '../money/cents.ts';
import { federalAmountsOn } from '../states/federal-amounts.ts';
import { stateHighCostFees } from '../states/high-cost.ts';
import { homelineRules } from '../testing/homeline.ts';
import { publishedRates } from '../testing/published-rates.ts';
import { requiredReserves, reserveLine } from '../underwriting/reserves.ts';
import { feesLimit, highCost, highCostLimits } from './high-cost.ts';
import published from './limits.cases.json' with { type: 'json' };
import { limitsFor } from './limits.ts';
import { texasFees, withinTexasFeeCap } from './texas.ts';

const { policy } = homelineRules;
const amounts = federalAmountsOn(civilDate('2026-07-01'));

describe('the limits of a policy', () => {
  const home = { fico: 742, occupancy: 'PRIMARY', propertyType: 'SINGLE_FAMILY', state: 'OH' } as const;

  it.each([
    [{}, 85, 50, 400_000],
    [{ fico: 719 }, 80, 50, 400_000],
    [{ fico: 679 }, 75, 45, 150_000],
    [{ fico: 640 }, 70, 45, 150_000],
    [{ occupancy: 'SECOND_HOME' }, 80, 50, 250_000],
    [{ occupancy: 'INVESTMENT' }, 75, 50, 250_000],
    [{ propertyType: 'TWO_UNIT' }, 85, 45, 400_000],
    [{ state: 'TX' }, 80, 50, 400_000],
    [{ state: 'TX', fico: 660 }, 75, 45, 150_000],
  ] as const)(
    'for %j are a CLTV of %i%%, a DTI of %i%% and a line of $%i',
    (change, maxCltvPct, maxDtiPct, maxLine) => {
      const expected = { maxCltvPct, maxDtiPct, maxLineCents: toCents(maxLine) };
      expect(limitsFor(policy, { ...home, ...change })).toMatchObject(expected);
    },
  );

  it('are undefined below the minimum score', () => {
    expect(limitsFor(policy, { ...home, fico: 639 })).toBeUndefined();
  });
});

describe('the Texas 2% fee cap', () => {
  it.each(published.texasFeeCap)(
    'leaves an origination fee of $maxOriginationFee on $lineAmount after $otherCountedFees of other fees',
    (row) => {
      const fees = texasFees(parseDollars(row.lineAmount), parseDollars(row.otherCountedFees));
      expect(fees.capCents).toBe(parseDollars(row.capAt2Pct));
      expect(fees.maxOriginationFeeCents).toBe(parseDollars(row.maxOriginationFee));
      expect(fees.maxOriginationFeePct.toFixed(2)).toBe(row.maxOriginationFeePctFloor2);
    },
  );

  it('allows exactly the cap and not a cent more', () => {
    const fees = { lineCents: toCents(75_000), otherCountedFeesCents: toCents(480) };
    expect(withinTexasFeeCap({ ...fees, originationFeeCents: toCents(1020) })).toBe(true);
    expect(withinTexasFeeCap({ ...fees, originationFeeCents: toCents(1020.01) })).toBe(false);
  });
});

describe('the high-cost test of 12 CFR 1026.32', () => {
  it.each(published.highCost)('decides $lineAmount with $pointsAndFees at $noteRatePct%', (row) => {
    const line = {
      lineCents: parseDollars(row.lineAmount),
      pointsAndFeesCents: parseDollars(row.pointsAndFees),
      noteRatePct: row.noteRatePct,
      termYears: 15,
      lienPosition: row.lienPosition === 1 ? 1 : 2,
    } as const;
    const rates = publishedRates({ averagePrimeOfferRatePct: row.apor });
    expect(highCost(line, rates)).toEqual({ byRate: row.rateHighCost, byFees: row.feesHighCost });
    expect(highCostLimits(line, rates).feesCents).toBe(parseDollars(row.limit));
  });
});

describe('a state limit of points and fees', () => {
  it.each([
    ['NJ', 75_000, 3375],
    ['NJ', 40_000, 1800],
    ['NJ', 39_900, 2394],
    ['NJ', 19_000, 1000],
    ['NY', 50_000, 2500],
    ['NY', 20_000, 1500],
    ['GA', 20_000, 1000],
    ['GA', 15_000, 1000],
    // Md. Code, Com. Law § 12-124.1: a point below the federal 5% and 8%.
    ['MD', 100_000, 4000],
    ['MD', 15_000, 1050],
    // 815 ILCS 137/10.
    ['IL', 25_000, 1250],
    // Mass. Gen. Laws c. 183C, § 2.
    ['MA', 20_000, 1000],
    ['MA', 7500, 400],
  ] as const)('in %s on $%i is $%i', (state, line, most) => {
    expect(stateHighCostFees(state, toCents(line), amounts)).toBe(toCents(most));
  });

  it('in Maryland uses the lower percentage from the federal loan amount up', () => {
    expect(feesLimit(toCents(27_591.99), 'OH', amounts)).toBe(toCents(1380));
    expect(feesLimit(toCents(27_592), 'OH', amounts)).toBe(toCents(1379.6));
    expect(stateHighCostFees('MD', toCents(27_591.99), amounts)).toBe(toCents(1931.44));
    expect(stateHighCostFees('MD', toCents(27_592), amounts)).toBe(toCents(1103.68));
  });

  it('applies when it is stricter than the federal limit', () => {
    expect(feesLimit(toCents(75_000), 'OH', amounts)).toBe(toCents(3750));
    expect(feesLimit(toCents(75_000), 'NJ', amounts)).toBe(toCents(3375));
    expect(feesLimit(toCents(20_000), 'NY', amounts)).toBe(toCents(1380));
  });
});

describe('a state limit of the rate', () => {
  const line = { lineCents: toCents(75_000), termYears: 15 } as const;

  it.each([
    ['IL', 1, 12.35, '815 ILCS 137/10'],
    ['IL', 2, 14.35, '815 ILCS 137/10'],
    ['MD', 1, 11.85, 'Md. Code, Com. Law § 12-124.1'],
    ['MD', 2, 13.85, 'Md. Code, Com. Law § 12-124.1'],
    ['OH', 1, 12.85, '12 CFR 1026.32(a)(1)(i)'],
    ['OH', 2, 14.85, '12 CFR 1026.32(a)(1)(i)'],
    ['NY', 1, 12.5, 'N.Y. Banking Law § 6-l(1)(g)(i)'],
    ['NY', 2, 13.5, 'N.Y. Banking Law § 6-l(1)(g)(i)'],
    ['MA', 1, 12.5, 'Mass. Gen. Laws c. 183C, § 2'],
    ['MA', 2, 13.5, 'Mass. Gen. Laws c. 183C, § 2'],
  ] as const)('in %s for lien position %i is %f%% (%s)', (state, lienPosition, ratePct, source) => {
    const published = publishedRates({ averagePrimeOfferRatePct: 6.35, treasuryYieldPct: 4.5 });
    const { rate } = highCostLimits({ ...line, state, lienPosition }, published);
    expect(rate).toMatchObject({ ratePct, source });
    const charged = { ...line, state, lienPosition, pointsAndFeesCents: toCents(0) };
    expect(highCost({ ...charged, noteRatePct: ratePct }, published).byRate).toBe(false);
    expect(highCost({ ...charged, noteRatePct: ratePct + 0.01 }, published).byRate).toBe(true);
  });

  it('doesn’t apply when high Treasury yields make the federal limit stricter', () => {
    const published = publishedRates({ averagePrimeOfferRatePct: 6.35, treasuryYieldPct: 5.86 });
    const newYork = { ...line, state: 'NY', lienPosition: 2 } as const;
    expect(highCostLimits(newYork, published).rate).toMatchObject({
      ratePct: 14.85,
      source: '12 CFR 1026.32(a)(1)(i)',
    });
  });
});

describe('required reserves', () => {
  const line = {
    lineCents: toCents(300_000),
    housingPaymentsCents: toCents(1900),
    newPaymentCents: toCents(3007.21),
  };

  it('are two months of all housing payments for a line above $250,000', () => {
    expect(requiredReserves(policy, line)).toBe(toCents(9814.42));
    expect(requiredReserves(policy, { ...line, lineCents: toCents(250_000) })).toBe(0);
  });

  it.each([
    [toCents(4000), 250_000],
    [undefined, 250_000],
    [toCents(9814.41), 299_900],
    [toCents(9000), 259_300],
    [toCents(9814.42), 300_000],
  ])('limit the line with %s cents of verified reserves to $%i', (verifiedReservesCents, expected) => {
    const { lineCents, housingPaymentsCents, newPaymentCents } = line;
    const paymentOf = (smaller: number) => cents(Math.ceil((newPaymentCents * smaller) / lineCents));
    const file = { housingPaymentsCents, verifiedReservesCents, paymentOf };
    expect(reserveLine(policy, lineCents, file)).toBe(toCents(expected));
    expect(reserveLine(policy, cents(100), file)).toBe(100);
  });
});
