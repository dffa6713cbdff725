// Proves CO-11.

import { expect, it } from 'vitest';
import { baseDecisionName, STAFF_DECISIONS } from '../workflow/staff-decisions.ts';
import { DECISION_COPY } from './decision-copy.ts';

it('has copy for every review decision, and none unused', () => {
  const decisions = new Set(
    Object.values(STAFF_DECISIONS).flatMap((byName) => Object.keys(byName).map(baseDecisionName)),
  );
  expect(Object.keys(DECISION_COPY).toSorted()).toEqual([...decisions].toSorted());
});
