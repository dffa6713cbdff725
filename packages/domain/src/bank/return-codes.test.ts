import { describe, expect, it } from 'vitest';
import { RETURN_CODES, returnReason } from './return-codes.ts';

describe('ACH returns', () => {
  it('know their reason and what is done', () => {
    expect(returnReason('R01')?.handling).toBe('RETRY');
    expect(returnReason('R03')).toEqual({
      meaning: 'No account / cannot locate',
      handling: 'STOP',
      action: 'Re-verify account and name',
    });
    expect(Object.keys(RETURN_CODES)).toHaveLength(32);
  });

  it('leave an unknown code to a person', () => {
    expect(returnReason('R99')).toBeUndefined();
  });
});
