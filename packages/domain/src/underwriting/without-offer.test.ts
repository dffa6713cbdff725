import { describe, expect, it } from 'vitest';
import { withoutOffer } from './without-offer.ts';

describe('a decline that no rule of the policy gives', () => {
  it.each([
    ['FICO_BELOW_640', 'AA26'],
    ['CLTV_ABOVE_85', 'AA23'],
    ['DTI_ABOVE_50', 'AA09'],
    ['AGE', 'AA32'],
  ] as const)('for %s has the reason %s, and never a price that was not the cause', (refusal, code) => {
    expect(withoutOffer(refusal)).toMatchObject({ reasonCode: code, statedReason: null });
  });

  it.each(['PAYOFFS_ABOVE_LINE', 'HIGH_COST', 'APR_ABOVE_MAXIMUM', 'NO_RATE'] as const)(
    'for %s states its own reason in full',
    (refusal) => {
      expect(withoutOffer(refusal)).toMatchObject({ reasonCode: 'AA24', statedReason: expect.any(String) });
    },
  );

  it('never says that the home is at fault where the sheet has no price', () => {
    expect(withoutOffer('NO_RATE').statedReason).not.toContain('home');
  });
});
