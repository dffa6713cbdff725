// Proves RU-28, RU-31.

import { toCents } from '@homeline/domain/money/cents.ts';
import { expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import { sampleSubject } from '../testing/sample.ts';
import { applicationSummary } from './application-summary.ts';

it('shows each mortgage’s balance, the limit of a line of credit, and what happens to it at closing', () => {
  const { application, ...subject } = sampleSubject();
  const liens = [
    { holder: 'First Lakes Bank', balanceCents: toCents(187_500), atClosing: 'STAYS' },
    {
      holder: 'River Bank',
      balanceCents: toCents(10_000),
      limitCents: toCents(80_000),
      atClosing: 'PAID_OFF',
    },
    { holder: 'Lakeside Savings', balanceCents: toCents(350_000), atClosing: 'OTHER_HOME' },
  ] as const;
  const text = documentText(applicationSummary({ ...subject, application: { ...application, liens } }));
  expect(text).toContain('HOA dues, in addition to the mortgage\n$85.00 a month');
  expect(text).toContain('First Lakes Bank\n$187,500.00\nStays');
  expect(text).toContain('River Bank\n$10,000.00 of $80,000.00\nPaid off from the draw and closed');
  expect(text).toContain('Lakeside Savings\n$350,000.00\nOn another home');
});
