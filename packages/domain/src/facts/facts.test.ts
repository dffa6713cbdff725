import { expect, it } from 'vitest';
import { factsBefore, factsFrom } from './facts.ts';

const at = '2026-03-10T17:00:00.000Z';
const stored = [
  { fact: 'contact', seq: 1, at, value: { email: 'a@example.com', phone: '2125550100' } },
  { fact: 'offerAbandonments', seq: 2, at, value: {} },
  { fact: 'offerAbandonments', seq: 3, at, value: {} },
  { fact: 'hmdaCollected', seq: 4, at, value: {} },
];

it('returns only the facts from before the given entry', () => {
  expect(factsBefore(factsFrom(stored), 3)).toEqual(factsFrom(stored.slice(0, 2)));
  expect(factsBefore(factsFrom(stored), 1)).toEqual(factsFrom([]));
});
