// Proves IN-09.

import { expect, it } from 'vitest';
import { maskedText } from './masked-text.ts';

it.each([
  ['invalid input syntax for type date: "1981-04-12"', 'invalid input syntax for type date: …'],
  ['value 123-45-6789 is too long', 'value … is too long'],
  ['account 000123456789 not found', 'account … not found'],
  ['born 04/12/1981, called (555) 555-0101', 'born …, called (555) …'],
  ['no user avery@example.com', 'no user …'],
  ['Unexpected token A, "Avery Happ"... is not valid JSON', 'Unexpected token A, …... is not valid JSON'],
  ['fetch failed: https://api.example.com/people/Happy?ssn=1', 'fetch failed: https://api.example.com…'],
])('leaves out what may be a person’s: %s', (message, masked) => {
  expect(maskedText(message)).toBe(masked);
});

it.each([
  'duplicate key value violates unique constraint "fact_pkey"',
  "Cannot read properties of undefined (reading 'offers')",
  'connect ECONNREFUSED 127.0.0.1:5432',
  "ENOENT: no such file or directory, open '/var/lib/homeline/secrets2026.json'",
  'application 6f1c2f9e-27f5-4b53-9b57-0d6a5a1f2b3c isn’t at that step: it can’t be recorded',
])('keeps what says where to look: %s', (message) => {
  expect(maskedText(message)).toBe(message);
});
