import { describe, expect, it } from 'vitest';
import { unfitReason } from '../reasons/principal-reason.ts';
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

  it.each([
    'PAYOFFS_ABOVE_LINE',
    'RESERVES',
    'TEXAS_OCCUPANCY',
    'HIGH_COST',
    'RECORDING_TAX_ABOVE_MAXIMUM',
    'APR_ABOVE_MAXIMUM',
    'NO_RATE',
  ] as const)('for %s states its own reason in full', (refusal) => {
    const { reasonCode, statedReason } = withoutOffer(refusal);
    expect(reasonCode).toBe('AA24');
    expect(unfitReason(statedReason ?? '')).toBeUndefined();
  });

  it('never says that the home is at fault where the sheet has no price', () => {
    expect(withoutOffer('NO_RATE').statedReason).not.toContain('home');
  });
});
