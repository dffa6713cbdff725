import type { Answers } from '@homeline/contract/applications/answers.ts';
import { expect, it } from 'vitest';
import { showsOffer } from './shows-offer.ts';

const answers = { terms: {} } as Answers;

it('shows no terms beside the page that says they are unavailable', () => {
  expect(showsOffer({ answers, page: 'income/link' })).toBe(true);
  expect(showsOffer({ answers, page: 'product/prequal-winback' })).toBe(false);
  expect(showsOffer({ answers, page: 'error/decline' })).toBe(false);
});
