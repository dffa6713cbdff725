// @vitest-environment happy-dom
// Proves RO-12.

import { server } from '@homeline/client/testing/fake-server.ts';
import { getClient } from '@homeline/contract/brokers/clients.ts';
import { getQuickQuote, type QuickQuote } from '@homeline/contract/brokers/quick-quote.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

const QUOTE: QuickQuote = {
  terms: [
    {
      ...{ termYears: 10, lineAmountCents: toCents(80_000), noteRatePct: 9.3, aprPct: 9.73, feePct: 2.99 },
      ...{ monthlyPaymentCents: toCents(1030.5), originationFeeCents: toCents(2392) },
    },
  ],
  smaller: [{ termYears: 5, upToCents: toCents(61_200) }],
  withoutRecordingTax: true,
  sheet: civilDate('2026-01-01'),
  pricedOn: civilDate('2026-03-02'),
};

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fill() {
  const router = openPage('/clients/quote');
  await screen.findByRole('heading', { level: 1, name: 'Quick quote' });
  type('State of the home', 'OH');
  type('Kind of home', 'SINGLE_FAMILY');
  await userEvent.click(screen.getByRole('radio', { name: /^They live there/ }));
  type('What the home is worth', '500,000');
  type('What they owe on it', '250,000');
  type('Their credit score', '760');
  type('Their monthly income before taxes', '9,800');
  type('What they pay on debts each month', '2,000');
  type('Line they want', '80,000');
  return router;
}

describe('a quick quote', () => {
  it('shows the APR, rate and payment of each term, as an estimate and not an offer', async () => {
    server.answers(getQuickQuote, QUOTE);
    await fill();
    await press('Show the estimate');
    const table = await screen.findByRole('table');
    expect(
      [...table.querySelectorAll('tr')].map(({ cells }) => [...cells].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Term', 'APR', 'Interest rate', 'Monthly payment'],
      ['10 years', '9.73%', '9.30%', '$1,030.50'],
      ['5 years', 'Up to $61,200 with these figures'],
    ]);
    screen.getByText(/^Origination fee at every term: \$2,392\.00 \(2\.99%\)/);
    screen.getByText(/^This is an estimate, not an offer/);
    screen.getByText(/The county’s recording tax isn’t counted/);
    expect(server.received(getQuickQuote).map(({ body }) => body)).toMatchObject([
      { state: 'OH', scoreFrom: '760', liensCents: 25_000_000, amountCents: 8_000_000 },
    ]);
  });

  it('disappears when an input changes, so that it never shows outdated results', async () => {
    server.answers(getQuickQuote, QUOTE);
    await fill();
    await press('Show the estimate');
    await screen.findByText('$1,030.50');
    type('Line they want', '90,000');
    expect(screen.queryByText('$1,030.50')).toBeNull();
  });

  it('shows each error at its field', async () => {
    const words = 'Must be $75,000 or less: the home’s value and what is owed on it allow no more';
    server.refuses(getQuickQuote, 'INVALID_INPUT', { fields: { amountCents: words } });
    await fill();
    await press('Show the estimate');
    await screen.findAllByText(new RegExp(words.replaceAll('$', '\\$')));
  });

  it('prefills the client’s application with the figures it asks for, and shows the others', async () => {
    server.answers(getQuickQuote, QUOTE);
    server.refuses(getClient, 'NOT_FOUND');
    const router = await fill();
    await press('Show the estimate');
    await userEvent.click(await screen.findByRole('link', { name: 'Start this client’s application' }));
    expect((await screen.findByLabelText<HTMLSelectElement>('State')).value).toBe('OH');
    expect(screen.getByLabelText<HTMLInputElement>('Their monthly income before taxes').value).toMatch(
      /9,?800/,
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^They live there/ }).checked).toBe(true);
    screen.getByRole('heading', { name: 'From your quote' });
    screen.getByText('760 to 779');
    expect(router.state.location.search).toBe('');
  });
});
