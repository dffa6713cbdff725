import { expect, test } from 'vitest';
import { fundingEvents } from './funding-events.ts';

const signed = { signedAt: '2026-07-01T18:00:00.000Z', rescissionEndsOn: '2026-07-06', mayRescind: true };

test('shows the rescission period until midnight, and the money after it', () => {
  const events = fundingEvents({ step: 'RESCISSION' }, signed, 'Eastern Time');
  expect(events.map(({ state }) => state)).toEqual(['DONE', 'CURRENT', 'AHEAD', 'AHEAD', 'AHEAD']);
  expect(events[1]?.when).toBe('Until midnight of 07/06/2026, Eastern Time');
});

test('shows no rescission period where there is no right to rescind', () => {
  const { rescissionEndsOn: _, ...second } = signed;
  const events = fundingEvents({ step: 'FUNDABLE' }, { ...second, mayRescind: false }, 'Eastern Time');
  expect(events.map(({ title, state }) => [title, state])).toEqual([
    ['You signed', 'DONE'],
    ['We send your money', 'CURRENT'],
    ['It arrives in your account', 'AHEAD'],
    ['The county records your deed', 'AHEAD'],
  ]);
});
