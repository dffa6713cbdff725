// @vitest-environment happy-dom
// Proves SH-06, SH-12.

import { server } from '@homeline/client/testing/fake-server.ts';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import { getFunding } from '@homeline/contract/funding/get-funding.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApplication } from '../../testing/open-application.tsx';

const terms = {
  lineAmountCents: toCents(75_000),
  monthlyPaymentCents: toCents(742.96),
  aprPct: 9.12,
  noteRatePct: 8.6,
  termYears: 15,
  codes: [],
} as unknown as Answers['terms'];

it('leads back by one link, above the heading', async () => {
  openApplication('INCOME_VERIFICATION');
  const heading = await screen.findByRole('heading', { level: 1 });
  const [back, ...others] = screen.getAllByRole('link', { name: 'Back' });
  expect(others).toEqual([]);
  expect(back?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('sums up the chosen terms in one row under the progress, for a phone', async () => {
  openApplication('INCOME_VERIFICATION', { answers: { terms } });
  const row = (await screen.findByText('9.12% APR')).closest('details');
  expect(row?.querySelector('summary')?.textContent).toBe(
    'Your line of credit: $75,000.00, 9.12% APR, $742.96 a month',
  );
  expect(row?.open).toBe(false);
  within(row!).getByText('15 years');
});

it('leaves the terms to a page that states them', async () => {
  openApplication('APP_SUBMISSION', { answers: { terms } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('9.12% APR')).toBeNull();
});

it.each([
  ['RESCISSION', 'Signed. Your money comes next'],
  ['RECORDING', 'Your line is open'],
] as const)('at %s says on a phone that “%s”', async (step, words) => {
  server.answers(getFunding, {});
  openApplication(step, {
    answers: { timeZone: 'America/New_York' },
    status: { progress: { stage: 'COMPLETE' } },
  });
  await screen.findByText(words);
  expect(screen.queryByText(/^Step \d/)).toBeNull();
});

it('shows no steps beside a decision that ended the application', async () => {
  openApplication('DECLINED');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'Progress' })).toBeNull();
});
