import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import published from './bank.cases.json' with { type: 'json' };
import { checkDigit, checkRoutingNumber } from './routing-number.ts';

describe('an ABA routing number', () => {
  it.each(published.routingNumbers)(
    'is checked as published: $input',
    ({ input, valid, reason, usableForConsumerAch }) => {
      expect(checkRoutingNumber(input)).toEqual(
        valid ? { valid, usableForConsumerAch } : { valid, problem: reason },
      );
    },
  );

  it('ends in a check digit: 02100002 sums to 29, so 1', () => {
    expect(checkDigit('02100002')).toBe(1);
  });

  it('is rejected with any single wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'021000021'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(checkRoutingNumber(digits.join('')).valid).toBe(false);
      }),
    );
  });

  it.each(['000000518', '800000006'])('%s cannot reach a consumer account', (input) => {
    expect(checkRoutingNumber(input)).toEqual({ valid: true, usableForConsumerAch: false });
  });
});
