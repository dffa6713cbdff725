import { STEPS } from '@homeline/domain/workflow/steps.ts';
import { expect, test } from 'vitest';
import { EVIDENCE } from './condition-words.ts';

test('documents can be sent at every review that may ask for some', () => {
  const reviews = STEPS.filter(
    ({ kind, conditionCategories = [] }) =>
      kind === 'REVIEW' && conditionCategories.some((category) => category !== 'MISSING_PHONE_NUMBER'),
  );
  expect(Object.keys(EVIDENCE).toSorted()).toEqual(reviews.map(({ id }) => id).toSorted());
});
