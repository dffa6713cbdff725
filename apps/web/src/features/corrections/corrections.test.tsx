// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import type { Status } from '@homeline/contract/applications/status.ts';
import { correctionsCalls } from '@homeline/contract/corrections/calls.ts';
import type { Corrections } from '@homeline/contract/corrections/list-corrections.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, UUID, VERSION } from '../../testing/open-application.tsx';

const { listCorrections, saveCorrection } = correctionsCalls;

const STATUS: Part<Status> = {
  step: 'UW_REVIEW',
  kind: 'REVIEW',
  page: 'review-app/uw',
  submitted: true,
  version: VERSION,
  progress: { stages: ['INITIAL', 'MORE_INFO', 'LINK_INCOME'], stage: 'LINK_INCOME' },
};
const ANSWERS: Part<Answers> = {
  contact: { email: 'avery@example.com', phone: '(555) 555-0101' },
  statedIncome: { employerName: 'Old Mill' },
};

function open(corrections: Corrections['corrections'], more: { page?: string; status?: Part<Status> } = {}) {
  server.answers(listCorrections, { corrections, account: { bankName: 'River Bank', mask: '6789' } });
  return openApplication('UW_REVIEW', {
    page: more.page ?? 'answers/initial',
    status: { ...STATUS, ...more.status },
    answers: ANSWERS,
  });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => server.received(saveCorrection).map(({ body }) => body);

describe('a correction after submission', () => {
  it('that redoes nothing stays on the page', async () => {
    const router = open([{ what: 'CONTACT', redone: [] }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Correct email or phone' }));
    const dialog = within(screen.getByRole('dialog', { name: 'How can we reach you?' }));
    dialog.getByText('Nothing else changes.');
    const email = dialog.getByLabelText<HTMLInputElement>('Email address');
    expect(email.value).toBe('avery@example.com');
    fireEvent.change(email, { target: { value: 'new@example.com' } });
    server.answers(saveCorrection, STATUS);
    await press('Save contact details');
    await screen.findByText('Corrected.');
    expect(sent()).toMatchObject([{ what: 'CONTACT', redone: [], email: 'new@example.com' }]);
    expect(server.received(saveCorrection)[0]?.version).toBe(VERSION);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe(`/${UUID}/answers/initial`);
  });

  it('that redoes something says what first, then moves on', async () => {
    const router = open([{ what: 'EMPLOYER', redone: ['INCOME', 'DECISION'] }], {
      page: 'answers/link-income',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Correct employer' }));
    screen.getByText('You’ll verify your income again.');
    screen.getByText('We’ll make our decision again, and your offer may change.');
    expect(screen.queryByText('Nothing else changes.')).toBeNull();
    fireEvent.change(screen.getByLabelText('Employer'), { target: { value: 'New Mill' } });
    server.answers(saveCorrection, STATUS);
    await press('Save employer');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${UUID}/review-app/uw`));
    expect(sent()).toEqual([{ what: 'EMPLOYER', redone: ['INCOME', 'DECISION'], employerName: 'New Mill' }]);
  });

  it('of the account names the account to be replaced', async () => {
    open([{ what: 'ACCOUNT', redone: ['ACCOUNT'] }], { page: 'answers/link-income' });
    await userEvent.click(await screen.findByRole('button', { name: 'Use another bank account' }));
    screen.getByText('Your money goes to River Bank, account 6789, for now.');
    await press('Keep it as it is');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('stays open, with an error, when saving fails', async () => {
    server.refuses(saveCorrection, 'STALE_VERSION');
    open([{ what: 'CONTACT', redone: [] }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Correct email or phone' }));
    await press('Save contact details');
    await within(screen.getByRole('dialog')).findByRole('alert');
  });

  it('isn’t sent without an answer', async () => {
    open([{ what: 'EMPLOYER', redone: [] }], { page: 'answers/link-income' });
    await userEvent.click(await screen.findByRole('button', { name: 'Correct employer' }));
    fireEvent.change(screen.getByLabelText('Employer'), { target: { value: ' ' } });
    await press('Save employer');
    await screen.findByText('Employer: Required');
    expect(sent()).toEqual([]);
  });

  it('is offered only beside the answers it changes', async () => {
    open([{ what: 'VESTING', redone: ['TITLE'] }]);
    await screen.findByRole('heading', { name: 'Your answers' });
    await waitFor(() => expect(server.received(listCorrections)).toHaveLength(1));
    expect(screen.queryByText('Is something wrong?')).toBeNull();
  });

  it('of the contact is offered before submission too', async () => {
    open([{ what: 'CONTACT', redone: [] }], { status: { submitted: undefined } });
    await screen.findByRole('button', { name: 'Correct email or phone' });
  });

  it.each<[string, string, Part<Status>]>([
    ['of the owners before submission', 'answers/more-info', { submitted: undefined }],
    ['after the end', 'answers/initial', { kind: 'TERMINAL' }],
  ])('isn’t offered %s', async (_, page, status) => {
    open([{ what: 'CONTACT', redone: [] }], { page, status });
    await screen.findByRole('heading', { name: 'Your answers' });
    expect(server.received(listCorrections)).toEqual([]);
  });
});
