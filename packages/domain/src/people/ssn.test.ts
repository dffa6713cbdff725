// Proves LW-13.

import { describe, expect, it } from 'vitest';
import published from './identifiers.cases.json' with { type: 'json' };
import { classifySsn, isTaxNumber, ssnLast4 } from './ssn.ts';

describe('a Social Security number', () => {
  it.each(published.ssnOrItin)('$input is classified as $result', ({ input, result }) => {
    expect(classifySsn(input)).toBe(result);
  });

  it('for testing is accepted only in the sandbox', () => {
    expect(classifySsn('901-00-1001')).toBe('INVALID_AREA');
    expect(classifySsn('901-00-1001', { sandbox: true })).toBe('SANDBOX');
    expect(classifySsn('901-00-0000', { sandbox: true })).toBe('INVALID_AREA');
    expect(classifySsn('123-00-4567', { sandbox: true })).toBe('INVALID_GROUP');
  });

  it('is implausible with nine equal digits', () => {
    expect(classifySsn('333-33-3333')).toBe('IMPLAUSIBLE');
    expect(classifySsn('999-99-9999')).toBe('IMPLAUSIBLE');
  });

  it('displays only its last four digits', () => {
    expect(ssnLast4('123-45-6788')).toBe('6788');
  });
});

it('accepts an ITIN like a Social Security number, and no number that was never issued', () => {
  const real = { sandbox: false };
  expect(isTaxNumber('123-45-6788', real)).toBe(true);
  expect(isTaxNumber('912-70-1234', real)).toBe(true);
  for (const number of ['912-66-1234', '901-00-1001', '000-12-3456', '666-12-3456', '12345678'])
    expect(isTaxNumber(number, real), number).toBe(false);
});
