import { describe, expect, it } from 'vitest';
import { parseDollars } from '../money/cents.ts';
import { homelineRules } from '../testing/homeline.ts';
import { assetDepletion, assetShares } from './asset-depletion.ts';
import published from './income.cases.json' with { type: 'json' };

describe('assets as income', () => {
  it.each(published.assetDepletion)(
    'of $brokerage in brokerage and $retirement in retirement at age $age are $monthly a month',
    (row) => {
      const { eligibleCents, monthlyCents } = assetDepletion(assetShares(homelineRules.policy, row.age), {
        checkingSavingsCents: parseDollars(row.checkingSavings),
        brokerageCents: parseDollars(row.brokerage),
        retirementCents: parseDollars(row.retirement),
      });
      expect(eligibleCents).toBe(parseDollars(row.eligibleAssets));
      expect(monthlyCents).toBe(parseDollars(row.monthly));
    },
  );
});
