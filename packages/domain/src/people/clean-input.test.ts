// Proves VA-09.

import { describe, expect, it } from 'vitest';
import { cleanInput, cleanText } from './clean-input.ts';

describe('a typed or sent text', () => {
  it.each([
    ['Smi\u200Bth', 'Smith', 'a zero-width space'],
    ['12 \u202Egnirts\u202C St', '12 gnirts St', 'marks that reverse the line'],
    ['\uFEFF101 Test\u00AD Street', '101 Test Street', 'a byte order mark and a soft hyphen'],
    ['bell\u0007 and\u009B escape', 'bell and escape', 'control characters'],
    ['\u200B', '', 'nothing that is seen'],
    ['New\u00A0York\u3000City', 'New York City', 'other spaces'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree', 'other line breaks'],
    ['Smith\u2011Jones', 'Smith-Jones', 'a hyphen that doesn’t break'],
    ['Jose\u0301', 'Jos\u00E9', 'a letter and its accent apart'],
    ['می\u200Cخواهم', 'می\u200Cخواهم', 'a joiner between letters, which stays'],
    ['👩\u200D🔧', '👩\u200D🔧', 'a joiner between pictures, which stays'],
    ['Anna\u200D \u200C', 'Anna ', 'a joiner that joins nothing'],
  ])('%j is judged as %j: %s', (typed, judged) => {
    expect(cleanText(typed)).toBe(judged);
  });

  it('is cleaned in every field of a form, except a password', () => {
    const file = new Date(0);
    const form = { names: ['A\u200B'], home: { city: 'B\u202E' }, amount: 1, file };
    expect(cleanInput({ ...form, password: 'a\u200Bb', newPassword: 'c\u00A0' })).toEqual({
      ...{ names: ['A'], home: { city: 'B' }, amount: 1, file },
      ...{ password: 'a\u200Bb', newPassword: 'c\u00A0' },
    });
  });
});
