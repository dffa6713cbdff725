// Proves SH-23.

import { expect, it } from 'vitest';
import { said } from './said.es.ts';

it.each([
  ['Required', 'Obligatorio'],
  ['Must be $500,000,000 or less', 'Debe ser $500,000,000 o menos'],
  ['A sentence that nobody translated', 'A sentence that nobody translated'],
])('says “%s” in Spanish', (english, spanish) => {
  expect(said(english)).toBe(spanish);
});
