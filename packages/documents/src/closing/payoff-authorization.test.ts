// Proves LW-07.

import { toCents } from '@homeline/domain/money/cents.ts';
import { expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import { sampleLine, sampleSubject } from '../testing/sample.ts';
import { payoffAuthorization } from './payoff-authorization.ts';

const line = {
  ...sampleLine({ payoffDollars: 30_000 }),
  payoffs: [
    { creditor: 'First Lakes Bank', amountCents: toCents(20_000), isCreditLine: false },
    { creditor: 'Scioto Savings', amountCents: toCents(10_000), isCreditLine: true },
  ],
};

it('directs the payoff of each lien with its amount', () => {
  const text = documentText(payoffAuthorization(sampleSubject({ line })));
  expect(text).toContain('First Lakes Bank\nPaid in full\n$20,000.00');
  expect(text).toContain('Scioto Savings\nPaid in full, and the line closed\n$10,000.00');
  expect(text).toContain('Total\n\n$30,000.00');
});

it('has a letter that closes a line of credit, and none for a closed-end mortgage', () => {
  const headings = payoffAuthorization(sampleSubject({ line })).sections.map(({ heading }) => heading);
  expect(headings).toEqual(['What you authorize', 'Letter to Scioto Savings: close my line of credit']);
  const text = documentText(payoffAuthorization(sampleSubject({ line })));
  expect(text).toContain('Stop all draws on this line');
  expect(text).toContain('Do not keep it open at a zero balance.');
});
