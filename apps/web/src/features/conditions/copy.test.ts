// Proves CN-01, CN-02, CN-03.

import { STEPS } from '@homeline/domain/workflow/steps.ts';
import { expect, test } from 'vitest';
import { pageUrl } from '../applications/page-url.ts';
import { TASK_PAGES } from './condition-tasks.ts';
import { conditionsCopy } from './copy.ts';

test('offers an upload at every review that may ask for documents', () => {
  const reviews = STEPS.filter(
    ({ kind, conditionCategories = [] }) =>
      kind === 'REVIEW' && conditionCategories.some((category) => category !== 'MISSING_PHONE_NUMBER'),
  );
  expect(Object.keys(conditionsCopy.evidence).toSorted()).toEqual(reviews.map(({ id }) => id).toSorted());
});

test('leads the tasks without a document to the identity and phone number pages of the application', () => {
  const tasks = Object.entries(TASK_PAGES).map(([category, page]) => [category, pageUrl('a-file', page)]);
  expect(Object.keys(conditionsCopy.tasks)).toEqual(Object.keys(TASK_PAGES));
  expect(tasks).toEqual([
    ['ID_VERIFICATION_FAILURE', '/a-file/identity'],
    ['MISSING_PHONE_NUMBER', '/a-file/conditions/phone-number'],
  ]);
});
