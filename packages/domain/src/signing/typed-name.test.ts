import { expect, test } from 'vitest';
import { isSignerName } from './typed-name.ts';

const person = { firstName: 'José', middleName: 'María', lastName: 'O’Neil Vega', suffix: 'Jr.' };

test.each([
  ['José María O’Neil Vega Jr.', true],
  ['jose  maria o’neil vega jr', true],
  ['José O’Neil Vega', true],
  ["José María O'Neil Vega Jr.", true],
  ['Jose Maria ONeil Vega', true],
  ['José María O’Neil\u2011Vega', true],
  ['José', false],
  ['José Vega', false],
  ['', false],
])('accepts “%s” as the signer’s typed name: %s', (typed, is) =>
  expect(isSignerName(typed, person)).toBe(is),
);
