// @vitest-environment happy-dom
// Proves CO-11, CO-20, PR-39.

import type { TopicEvidence } from '@homeline/contract/loan-files/get-loan-file.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openFile } from '../../testing/loan-file.ts';

const DEBTS = {
  title: 'Debts',
  columns: [{ label: 'Creditor' }, { label: 'Balance', isNumber: true as const }],
  rows: [
    [{ text: 'Roadway' }, { text: '$9.00', order: 900 }],
    [{ text: 'Alder' }, { text: '$10.00', order: 1000 }],
    [{ text: 'Cove' }, { text: '$1.00', order: 100, tone: 'DANGER' as const }],
  ],
  total: [{ text: 'In all' }, { text: '$20.00', order: 2000 }],
};
const topic = (sheet: Partial<TopicEvidence>): TopicEvidence => ({
  ...{ topic: 'CREDIT', title: 'Credit', isForReview: true, tables: [], rows: [], answeredBy: [] },
  ...sheet,
});

async function openTable() {
  openFile({ evidence: [topic({ tables: [DEBTS] })] }, 'evidence');
  const table = within(await screen.findByRole('table', { name: 'Debts' }));
  return {
    creditors: () =>
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent),
    press: (name: string) => userEvent.click(table.getByRole('button', { name })),
    head: (name: string) => table.getByRole('columnheader', { name }).getAttribute('aria-sort'),
  };
}

describe('a table of a worksheet', () => {
  it('draws the months of an account as time runs, beside the words that say the same', async () => {
    const cell = { text: '1 × 30 days late', months: ['LATE' as const, 'ON_TIME' as const] };
    const table = { title: 'Debts', columns: [{ label: 'Last 24 months' }], rows: [[cell]] };
    openFile({ evidence: [topic({ tables: [table] })] }, 'evidence');
    const shown = await screen.findByText('1 × 30 days late');
    const drawn = shown.querySelector('[aria-hidden]') ?? expect.fail();
    expect([...drawn.children].map((month) => month.getAttribute('data-paid'))).toEqual(['ON_TIME', 'LATE']);
  });

  it('sorts amounts numerically, both ways and back, with the total last', async () => {
    const table = await openTable();
    expect(table.creditors()).toEqual(['Roadway', 'Alder', 'Cove', 'In all']);
    await table.press('Balance');
    expect(table.creditors()).toEqual(['Cove', 'Roadway', 'Alder', 'In all']);
    expect(table.head('Balance')).toBe('ascending');
    await table.press('Balance');
    expect(table.creditors()).toEqual(['Alder', 'Roadway', 'Cove', 'In all']);
    expect(table.head('Balance')).toBe('descending');
    await table.press('Balance');
    expect(table.creditors()).toEqual(['Roadway', 'Alder', 'Cove', 'In all']);
    await table.press('Creditor');
    expect(table.creditors()).toEqual(['Alder', 'Cove', 'Roadway', 'In all']);
  });

  it('with one line can’t be sorted', async () => {
    openFile({ evidence: [topic({ tables: [{ ...DEBTS, rows: DEBTS.rows.slice(0, 1) }] })] }, 'evidence');
    const table = within(await screen.findByRole('table', { name: 'Debts' }));
    expect(table.queryByRole('button')).toBeNull();
  });

  it.each([60])('shows %i accounts', async (many) => {
    const rows = Array.from({ length: many }, (_, index) => [
      { text: `Creditor ${index}` },
      { text: `$${index}.00`, order: index },
    ]);
    openFile({ evidence: [topic({ tables: [{ ...DEBTS, rows }] })] }, 'evidence');
    const table = within(await screen.findByRole('table', { name: 'Debts' }));
    expect(table.getAllByRole('row')).toHaveLength(many + 2);
  });
});

it('says below a topic which provider answered, and when', async () => {
  const answeredBy = [{ text: 'Screened by OpenSanctions yente', at: '2026-10-04T14:12:00.000Z' }];
  openFile({ evidence: [topic({ topic: 'IDENTITY', title: 'Identity', answeredBy })] }, 'evidence');
  const line = (await screen.findByText(/^Screened by OpenSanctions yente/)).textContent;
  expect(line).toMatch(/^Screened by OpenSanctions yente, Oct 4, 2026, /);
});

it('liens above the limit are red, and each has a text label with its amount', async () => {
  const bar = {
    ...{ title: 'CLTV 120.00% of $100,000', wholeCents: cents(10_000_000) },
    ...{ limitCents: cents(8_500_000), limit: 'At most 85%: $85,000' },
    parts: [
      { label: 'First Bank', cents: cents(9_000_000) },
      { label: 'This line', cents: cents(3_000_000), isNew: true as const },
    ],
  };
  openFile({ evidence: [topic({ topic: 'LIENS', title: 'Liens', bar })] }, 'evidence');
  const figure = within(await screen.findByRole('figure'));
  figure.getByText('CLTV 120.00% of $100,000');
  const items = figure.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'First Bank $90,000',
    'This line $30,000',
    'At most 85%: $85,000',
  ]);
  expect(items[2]?.className).toBe('figure-over');
});
