// Proves LW-04.

import { expect, it } from 'vitest';
import { cents, toCents } from '../money/cents.ts';
import { feesLimit, pointsAndFees } from '../policy/high-cost.ts';
import { homeIn } from '../testing/home-in.ts';
import { lawfulFees, priceChoice } from './choice.ts';

const direct = homeIn('OH');

it('a loan originator’s pay counts in points and fees: 1 % of $75,000 with a 2.99 % fee is $2,992.50', () => {
  expect(pointsAndFees(toCents(75_000), cents(224_250), 1)).toBe(299_250);
  expect(pointsAndFees(toCents(75_000), cents(224_250))).toBe(224_250);
});

it('the 4.99% fee stays within the legal limit with originator pay of 0.01% of the line, not with 0.02% (12 CFR 1026.32(a)(1)(ii))', () => {
  const line = toCents(75_000);
  expect(pointsAndFees(line, cents(374_250), 0.01)).toBeLessThanOrEqual(
    feesLimit(line, 'OH', direct.sheet.federalAmounts),
  );
  expect(pointsAndFees(line, cents(374_250), 0.02)).toBeGreaterThan(
    feesLimit(line, 'OH', direct.sheet.federalAmounts),
  );
});

it('a line through a paid originator offers only the fees that leave room for the pay', () => {
  const paid = { ...direct, compensationPct: 2.5 };
  const line = toCents(75_000);
  expect(lawfulFees(direct, line)).toContain(4.99);
  expect(lawfulFees(paid, line).every((feePct) => feePct + 2.5 <= 5)).toBe(true);
  const chosen = { lineCents: line, termYears: 15, feePct: 2.99 } as const;
  expect(priceChoice(direct, chosen).eligible).toBe(true);
  expect(priceChoice(paid, chosen)).toMatchObject({ eligible: false, reason: 'HIGH_COST' });
});
