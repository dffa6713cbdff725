import type { Answers } from '@homeline/contract/applications/answers.ts';
import { expect, it } from 'vitest';
import { showsOffer } from './shows-offer.ts';

const answers = { terms: {} } as Answers;
const shows = (page: string, step = 'INCOME_VERIFICATION') =>
  showsOffer({ answers, page, status: { step, page } as Parameters<typeof showsOffer>[0]['status'] });

it('shows no terms beside the page that says they are unavailable', () => {
  expect(shows('income/link')).toBe(true);
  expect(shows('product/prequal-winback')).toBe(false);
  expect(shows('error/decline')).toBe(false);
});

it('shows no terms beside a page that states them', () => {
  expect(shows('start/app-summary')).toBe(false);
  expect(shows('signing/sign')).toBe(false);
  expect(shows('document/disclosures', 'CLOSING_DISCLOSURE_REVIEW')).toBe(false);
  expect(shows('document/disclosures', 'DISCLOSURE_SIGNING')).toBe(true);
});
