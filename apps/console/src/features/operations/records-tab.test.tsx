// @vitest-environment happy-dom
// Proves LW-14, PR-40.

import { server } from '@homeline/client/testing/fake-server.ts';
import { linesOf } from '@homeline/client/testing/lines.ts';
import {
  deleteDueRecords,
  getRecords,
  type Records,
  releaseDeletion,
} from '@homeline/contract/records/records.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const UUID = '11111111-1111-4111-8111-111111111111';
const NOTHING: Records = { schedule: [], due: 0, firstDue: [], waiting: [], holds: [], deletions: [] };
const DUE: Records = {
  schedule: [
    { kind: 'APPLICATION', title: 'Application', law: '12 CFR 1002.12(b)(1)', months: 25, from: 'ENDED' },
    { kind: 'NOTARY', title: 'Notarized papers', law: 'State law', months: 120, from: 'NOTARIZED' },
  ],
  due: 1,
  firstDue: [{ uuid: UUID, loanNumber: '1001', kind: 'APPLICATION', keptUntil: civilDate('2028-04-10') }],
  waiting: [
    {
      ...{ uuid: UUID, loanNumber: '1004', provider: 'truv', failed: 'REFUSED' },
      ...{ since: '2026-01-01T12:00:00.000Z', askedAt: '2026-01-09T12:00:00.000Z' },
      releasableFrom: '2026-01-08T12:00:00.000Z',
    },
    {
      ...{ uuid: UUID, loanNumber: '1005', provider: 'stripe', failed: 'UNREACHABLE' },
      ...{ since: '2126-01-01T12:00:00.000Z', askedAt: '2126-01-01T12:00:00.000Z' },
      releasableFrom: '2126-01-08T12:00:00.000Z',
    },
  ],
  holds: [{ uuid: UUID, loanNumber: '1002', placedAt: '2026-03-10T12:00:00.000Z', reason: 'A lawsuit' }],
  deletions: [
    {
      ...{ uuid: UUID, loanNumber: '1003', kind: 'APPLICATION', keptUntil: civilDate('2028-04-01') },
      ...{ deletedAt: '2028-04-02T12:00:00.000Z', rows: 42 },
      providers: [
        { provider: 'plaid', at: '2028-04-02T12:00:00.000Z', result: 'ENDED' },
        {
          ...{ provider: 'truv', at: '2028-04-02T12:00:00.000Z', result: 'RELEASED' },
          released: {
            ...{ failed: 'REFUSED', by: 'Cleo Park', at: '2028-04-01T12:00:00.000Z' },
            reason: 'Its account was closed',
          },
        },
      ],
    },
  ],
};

it('shows the schedule, what is due, held and deleted', async () => {
  server.answers(getRecords, DUE);
  openConsole('/operations/records', 'OPERATIONS');
  await screen.findByText('A lawsuit');
  const text = linesOf(screen.getByRole('main')).join('\n');
  expect(text).toContain('1 application is past its term.');
  expect(text).toContain('25 months from the end, or the last notice');
  expect(text).toContain('10 years from the signing');
  expect(text).toContain('42');
  expect(screen.queryByRole('button', { name: 'Delete these records now' })).toBeNull();
});

it('lets a compliance officer delete what is due, and says how much was', async () => {
  server.answers(getRecords, DUE);
  server.answers(deleteDueRecords, { applications: 1, waitsFor: [] });
  openConsole('/operations/records', 'COMPLIANCE_OFFICER');
  const button = await screen.findByRole('button', { name: 'Delete these records now' });
  server.answers(getRecords, NOTHING);
  await userEvent.click(button);
  await screen.findByText('The records of 1 application are deleted.');
  await screen.findByText('Nothing was deleted yet.');
});

it('says why a deletion waits, and releases one that a provider has held for a week, with a reason', async () => {
  server.answers(getRecords, DUE);
  server.answers(releaseDeletion, undefined);
  openConsole('/operations/records', 'COMPLIANCE_OFFICER');
  await screen.findByText('Truv refuses to end what it keeps');
  screen.getByText('Stripe Identity can’t be reached');
  screen.getByText(/Can be released from Jan 8, 2126/);
  await userEvent.click(screen.getByRole('button', { name: 'Delete without it' }));
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Release the deletion' });
  expect(confirm.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText(/^Why/), 'Its account was closed');
  await userEvent.click(confirm);
  await screen.findByText('Released. The next run deletes the records.');
  expect(server.received(releaseDeletion)).toMatchObject([
    { params: { uuid: UUID }, body: { provider: 'truv', reason: 'Its account was closed' } },
  ]);
});

it('lists what each provider was told before a deletion', async () => {
  server.answers(getRecords, DUE);
  openConsole('/operations/records', 'OPERATIONS');
  await screen.findByText(/^Plaid told Apr 2, 2028/);
  screen.getByText(/^Truv failed .*, released by Cleo Park: Its account was closed$/);
  expect(screen.queryByRole('button', { name: 'Delete without it' })).toBeNull();
});

it('says which providers the other records wait for', async () => {
  server.answers(getRecords, DUE);
  server.answers(deleteDueRecords, { applications: 0, waitsFor: ['plaid', 'truv'] });
  openConsole('/operations/records', 'COMPLIANCE_OFFICER');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete these records now' }));
  await screen.findByText(/Others wait for Plaid and Truv to end what is kept there/);
});
