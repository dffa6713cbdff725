// Proves LW-03.

import { expect, test } from 'vitest';
import { type Facts, noFacts } from './facts.ts';
import { isRescindable } from './funding.selectors.ts';

const entry = { seq: 1, at: '2026-03-10T17:00:00.000Z' };
const home = (occupancy: string, ...signers: object[]) =>
  ({
    ...noFacts(),
    property: { ...entry, occupancy },
    signers: { ...entry, signers },
  }) as unknown as Facts;
const owner = { uuid: 'a', name: 'Kim', email: 'kim@example.com', type: 'CO_DEEDER', holdsTitle: true };

test('a line on a principal dwelling can be rescinded: the borrower’s, or another owner’s', () => {
  expect(isRescindable(home('PRIMARY'))).toBe(true);
  expect(isRescindable(home('SECOND_HOME', owner))).toBe(false);
  expect(isRescindable(home('SECOND_HOME', { ...owner, livesThere: true }))).toBe(true);
  expect(isRescindable(home('INVESTMENT', { ...owner, livesThere: true }))).toBe(true);
});

test('an occupant who doesn’t own the home doesn’t affect the right to rescind', () => {
  const tenant = { ...owner, type: 'CO_BORROWER', holdsTitle: false, livesThere: true };
  expect(isRescindable(home('INVESTMENT', tenant))).toBe(false);
});
