import { STEPS } from '@homeline/domain/workflow/steps.ts';
import { expect, test } from 'vitest';
import { NEXT_STEP_WORDS } from './next-step-words.ts';

test('every step of the borrower has a name on the dashboard, and nothing else has', () => {
  const theirs = STEPS.filter(
    ({ id, kind }) => (kind === 'BORROWER_ACTION' || kind === 'ERROR') && id !== 'UNKNOWN',
  );
  expect(Object.keys(NEXT_STEP_WORDS).toSorted()).toEqual(theirs.map(({ id }) => id).toSorted());
});
