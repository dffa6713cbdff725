import { STEPS } from '@homeline/domain/workflow/steps.ts';
import { expect, test } from 'vitest';
import { conditionsCopy } from './copy.ts';

test('offers an upload at every review that may ask for documents', () => {
  const reviews = STEPS.filter(
    ({ kind, conditionCategories = [] }) =>
      kind === 'REVIEW' && conditionCategories.some((category) => category !== 'MISSING_PHONE_NUMBER'),
  );
  expect(Object.keys(conditionsCopy.evidence).toSorted()).toEqual(reviews.map(({ id }) => id).toSorted());
});
