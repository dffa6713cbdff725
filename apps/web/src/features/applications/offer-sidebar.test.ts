import type { Answers } from '@homeline/contract/applications/answers.ts';
import { expect, it } from 'vitest';
import { showsOffer } from './offer-sidebar.tsx';

const answers = { terms: {} } as Answers;

it('terms that cannot be had do not stand beside the page that says so', () => {
  expect(showsOffer({ answers, page: 'income/link' })).toBe(true);
  expect(showsOffer({ answers, page: 'product/prequal-winback' })).toBe(false);
  expect(showsOffer({ answers, page: 'error/decline' })).toBe(false);
});
