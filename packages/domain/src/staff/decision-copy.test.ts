// Proves CO-11.

import { expect, it } from 'vitest';
import { baseDecisionName, STAFF_DECISIONS } from '../workflow/staff-decisions.ts';
import { DECISION_COPY } from './decision-copy.ts';

it('every review decision has words, and no words are left over', () => {
  const decisions = new Set(
    Object.values(STAFF_DECISIONS).flatMap((byName) => Object.keys(byName).map(baseDecisionName)),
  );
  expect(Object.keys(DECISION_COPY).toSorted()).toEqual([...decisions].toSorted());
});
