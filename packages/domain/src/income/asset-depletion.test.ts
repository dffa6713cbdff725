import { describe, expect, it } from 'vitest';
import { parseDollars, toCents } from '../money/cents.ts';
import { homelineRules } from '../testing/homeline.ts';
import { assetDepletion, assetShares } from './asset-depletion.ts';
import published from './income.cases.json' with { type: 'json' };

describe('assets as income', () => {
  it.each(published.assetDepletion)('$brokerage and $retirement at $age are $monthly a month', (row) => {
    const { eligibleCents, monthlyCents } = assetDepletion(assetShares(homelineRules.policy, row.age), {
      checkingSavingsCents: parseDollars(row.checkingSavings),
      brokerageCents: parseDollars(row.brokerage),
      retirementCents: parseDollars(row.retirement),
    });
    expect(eligibleCents).toBe(parseDollars(row.eligibleAssets));
    expect(monthlyCents).toBe(parseDollars(row.monthly));
  });

  it('leaves out what closing takes', () => {
    const shares = assetShares(homelineRules.policy, 40);
    const assets = {
      checkingSavingsCents: toCents(12_000),
      brokerageCents: toCents(0),
      retirementCents: toCents(0),
    };
    expect(assetDepletion(shares, { ...assets, usedToCloseCents: toCents(6000) }).monthlyCents).toBe(
      toCents(50),
    );
    expect(assetDepletion(shares, { ...assets, usedToCloseCents: toCents(60_000) }).monthlyCents).toBe(0);
  });
});
