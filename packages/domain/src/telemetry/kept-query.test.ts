// Proves TE-01.

import { expect, it } from 'vitest';
import { keptQuery } from './kept-query.ts';

it('keeps the listed parameters', () => {
  const query = {
    DDP_Pilot: 'true',
    utm_source: 'google',
    utm_medium: 'cpc',
    referrer: '0f0e0d0c-0000-4000-8000-000000000001',
  };
  expect(keptQuery(Object.entries(query))).toEqual(query);
});

it.each([
  ['email', 'avery@example.com'],
  ['utm_source', 'avery@example.com'],
  ['utm_campaign', 'Avery Happy'],
  ['referrer', 'Avery'],
  ['DDP_Pilot', '901-00-1001'],
  ['constructor', 'true'],
  ['__proto__', 'true'],
])('drops %s=%s', (name, value) => {
  expect(keptQuery([[name, value]])).toEqual({});
});
