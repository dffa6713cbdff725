import { describe, expect, it } from 'vitest';
import { unfitReason } from '../reasons/principal-reason.ts';
import { refusalAsFailure } from './refusal-as-failure.ts';

describe('a decline that no policy rule causes', () => {
  it.each([
    ['FICO_BELOW_640', 'AA26'],
    ['CLTV_ABOVE_85', 'AA23'],
    ['DTI_ABOVE_50', 'AA09'],
    ['AGE', 'AA32'],
  ] as const)('for %s has the reason code %s and no stated reason', (refusal, code) => {
    expect(refusalAsFailure(refusal)).toMatchObject({ reasonCode: code, statedReason: null });
  });

  it.each([
    'PAYOFFS_ABOVE_LINE',
    'RESERVES',
    'TEXAS_OCCUPANCY',
    'HIGH_COST',
    'RECORDING_TAX_ABOVE_MAXIMUM',
    'APR_ABOVE_MAXIMUM',
    'NO_RATE',
  ] as const)('for %s states its reason in full', (refusal) => {
    const { reasonCode, statedReason } = refusalAsFailure(refusal);
    expect(reasonCode).toBe('AA24');
    expect(unfitReason(statedReason ?? '')).toBeUndefined();
  });

  it('does not blame the home when the rate sheet has no price', () => {
    expect(refusalAsFailure('NO_RATE').statedReason).not.toContain('home');
  });
});
