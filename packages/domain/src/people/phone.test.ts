// Proves VA-02.

import { describe, expect, it } from 'vitest';
import published from './identifiers.cases.json' with { type: 'json' };
import { parseUsPhone } from './phone.ts';

describe('a US telephone number', () => {
  it.each(published.usPhones)('$input is displayed as $display', ({ input, e164, display }) => {
    expect(parseUsPhone(input)).toEqual(e164 ? { e164, display } : undefined);
  });

  it.each(['+1 555.555.0123', '1-555-555-0123', ' (555) 555-0123 '])('can be written as %j', (input) => {
    expect(parseUsPhone(input)?.e164).toBe('+15555550123');
  });

  it.each(['call 5555550123', '25555550123', '(555) 155-0123', ''])('can’t be %j', (input) => {
    expect(parseUsPhone(input)).toBeUndefined();
  });
});
