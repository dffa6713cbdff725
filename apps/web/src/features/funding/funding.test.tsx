// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import type { Status } from '@homeline/contract/applications/status.ts';
import { confirmNonRescission } from '@homeline/contract/funding/confirm-non-rescission.ts';
import { type Funding, getFunding } from '@homeline/contract/funding/get-funding.ts';
import { rescind } from '@homeline/contract/funding/rescind.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { type StepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, VERSION } from '../../testing/open-application.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function open(step: StepName, funding: Part<Funding> = {}, status: Part<Status> = {}) {
  server.answers(getFunding, funding);
  openApplication(step, { status, answers: { timeZone: 'America/New_York' } });
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const IN_TIME = { mayRescind: true, rescissionEndsOn: '2026-03-10', releaseOn: '2026-03-13' } as const;

describe('the rescission period', () => {
  it('ends at midnight at the home, and the money follows', async () => {
    open('RESCISSION', { ...IN_TIME, cashToBorrowerCents: toCents(70_000), accountMask: '6789' });
    await heading('You’ve signed. Your line is almost open');
    screen.getByText(
      /^By law, you have until midnight at the end of 03\/10\/2026, Eastern Time, to change your mind/,
    );
    screen.getByText('$70,000.00');
    screen.getByText(/6789$/);
  });

  it('cancels the agreement only after a confirmation', async () => {
    open('RESCISSION', IN_TIME);
    await heading('You’ve signed. Your line is almost open');
    await press('Cancel the agreement');
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel the agreement?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my line of credit' }));
    expect(server.received(rescind)).toEqual([]);
    await press('Cancel the agreement');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the agreement' }));
    await waitFor(() => expect(server.received(rescind)).toMatchObject([{ body: { agreed: true } }]));
  });

  it('cancels once when the button is pressed repeatedly', async () => {
    server.holds(rescind);
    open('RESCISSION', IN_TIME);
    await heading('You’ve signed. Your line is almost open');
    await press('Cancel the agreement');
    const dialog = within(screen.getByRole('dialog'));
    const cancel = dialog.getByRole('button', { name: 'Cancel the agreement' });
    await userEvent.click(cancel);
    await userEvent.click(cancel);
    expect(server.received(rescind)).toHaveLength(1);
  });

  it('shows in the dialog when canceling fails', async () => {
    server.refuses(rescind, 'UNAVAILABLE');
    open('RESCISSION', IN_TIME);
    await heading('You’ve signed. Your line is almost open');
    await press('Cancel the agreement');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the agreement' }));
    await dialog.findByRole('alert');
  });

  it('isn’t shown where the law gives no right to rescind', async () => {
    open('FUNDABLE', { releaseOn: '2026-03-13' });
    await heading('Your money goes out soon');
    expect(screen.queryByText('Changed your mind?')).toBeNull();
    expect(screen.queryByText('Your time to change your mind')).toBeNull();
    expect(screen.queryByText('Cash in hand')).toBeNull();
  });
});

describe('the confirmation of not having canceled', () => {
  it('is offered until disbursement, and shows the new date', async () => {
    open('FUNDABLE', { mayConfirm: true, releaseOn: '2026-03-20' });
    await screen.findByText('Want your money sooner?');
    screen.getByText(/so we wait until 03\/20\/2026/);
    expect(screen.queryByText(/We also need the same/)).toBeNull();
    const { page, kind } = stepOf('FUNDABLE');
    server.answers(confirmNonRescission, { step: 'FUNDABLE', page, kind, version: VERSION });
    server.answers(getFunding, { releaseOn: '2026-03-13' });
    await press('Confirm I haven’t canceled');
    await screen.findByText(/^Your time to cancel has ended\. We send your money on 03\/13\/2026/);
    expect(screen.queryByText('Want your money sooner?')).toBeNull();
    expect(server.received(confirmNonRescission)).toMatchObject([{ body: { agreed: true } }]);
  });

  it('says when saving fails, and can be repeated', async () => {
    server.refuses(confirmNonRescission, 'UNAVAILABLE');
    open('FUNDABLE', { mayConfirm: true, releaseOn: '2026-03-20' });
    await screen.findByText('Want your money sooner?');
    await press('Confirm I haven’t canceled');
    await screen.findByRole('alert');
    screen.getByRole('button', { name: 'Confirm I haven’t canceled' });
  });

  it('names the other owners who have yet to confirm', async () => {
    const othersToConfirm = ['Robin Happy', 'Kim Happy'];
    open('FUNDABLE', { mayConfirm: true, releaseOn: '2026-03-20', othersToConfirm });
    await screen.findByText(/We also need the same from Robin Happy, Kim Happy\./);
  });

  it('isn’t offered to a person who may not confirm', async () => {
    open('FUNDABLE', { releaseOn: '2026-03-20' });
    await heading('Your money goes out soon');
    expect(screen.queryByText('Want your money sooner?')).toBeNull();
  });
});

describe('the disbursement', () => {
  it.each([
    ['FUNDABLE', 'Your money goes out soon', /^Your time to cancel has ended/],
    ['WAITING_FOR_DISBURSEMENT', 'Your money is on its way', /^You don’t need to do anything\. This page/],
    ['RECORDING', 'Your money has arrived', /^The county is recording the deed/],
  ] as const)('at %s shows its progress', async (step, title, why) => {
    open(step, { releaseOn: '2026-03-13' });
    await heading(title);
    screen.getByText(why);
  });

  it('promises no date once sent', async () => {
    open('FUNDABLE', { releaseOn: '2026-03-13', sentAt: '2026-03-13T18:00:00.000Z' });
    await heading('Your money goes out soon');
    expect(screen.queryByText(/^Your time to cancel has ended/)).toBeNull();
  });

  it('says when it can’t be loaded', async () => {
    server.refuses(getFunding, 'UNAVAILABLE');
    openApplication('RESCISSION', { answers: { timeZone: 'America/New_York' } });
    await screen.findByRole('button', { name: 'Try again' });
  });
});
