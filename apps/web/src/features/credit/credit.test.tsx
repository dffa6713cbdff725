// @vitest-environment happy-dom

import { server } from '@homeline/client/testing/fake-server.ts';
import type { Call } from '@homeline/contract/call.ts';
import { creditCalls } from '@homeline/contract/credit/calls.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, VERSION } from '../../testing/open-application.tsx';

const { correctDetails, retryCredit, saveCallbackPhone, submitPin } = creditCalls;

const DUE = { dueAt: '2026-04-02T18:00:00.000Z' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (call: Call) => server.received(call).map(({ body }) => body);

describe('a closed credit file', () => {
  it.each([
    ['CREDIT_FROZEN', 'Lift the freeze on your credit file', 'I’ve lifted the freeze', 'Lift online'],
    ['CREDIT_LOCKED', 'Unlock your credit file', 'I’ve unlocked my file', 'Sign in'],
  ] as const)(
    'at %s says how to open it at each bureau, and is checked again',
    async (step, heading, action, link) => {
      openApplication(step, { status: DUE });
      await screen.findByRole('heading', { name: heading });
      screen.getByText(/Please do it by 04\/02\/2026\./);
      expect(screen.getAllByRole('link', { name: link })).toHaveLength(3);
      await press(action);
      await waitFor(() => expect(server.received(retryCredit)).toHaveLength(1));
    },
  );

  it('says when it can’t be checked', async () => {
    server.refuses(retryCredit, 'UNAVAILABLE');
    openApplication('CREDIT_FROZEN');
    await userEvent.click(await screen.findByRole('button', { name: 'I’ve lifted the freeze' }));
    await screen.findByText('This wasn’t saved');
  });

  it('says when the PIN was wrong, and asks for another', async () => {
    openApplication('CREDIT_INCORRECT_PIN');
    await screen.findByText('That PIN didn’t open your file');
    fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '12' } });
    await press('Check again');
    expect(bodies(submitPin)).toEqual([]);
    fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '246810' } });
    await press('Check again');
    await waitFor(() => expect(bodies(submitPin)).toEqual([{ pin: '246810' }]));
  });
});

describe('a bureau that fails', () => {
  const CONSENT = { answers: { hardCreditConsent: {} } } as const;

  it('can be asked once more for the full report, and isn’t said to leave no trace', async () => {
    openApplication('CREDIT_ERROR', CONSENT);
    await screen.findByText(/You can ask it once more\./);
    expect(screen.queryByText(/leaves no trace/)).toBeNull();
    await press('Try again');
    await waitFor(() => expect(server.received(retryCredit)).toHaveLength(1));
  });

  it('isn’t asked for the full report a third time by the borrower, who can reach a person', async () => {
    openApplication('CREDIT_ERROR', { ...CONSENT, status: { retryUsedUp: true } });
    await screen.findByRole('heading', { name: 'Please call us about your credit check' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toMatch(/^tel:/);
  });
});

describe('a credit file that isn’t found', () => {
  it('shows the SSN that was tried', async () => {
    openApplication('CREDIT_NO_MATCH', { answers: { ssn: { last4: '1006' } } });
    await screen.findByText(/^The bureau has no file for the number ending in 1006\./);
  });

  it('asks for an SSN without an alert when none was given', async () => {
    openApplication('CREDIT_NO_MATCH');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('No credit file found')).toBeNull();
  });

  it('is requested again with corrected details', async () => {
    openApplication('SOFT_CREDIT_NO_CREDIT', {
      status: DUE,
      answers: { profile: { firstName: 'Avery', lastName: 'Aplicant', dob: '1980-02-03' } },
    });
    const name = await screen.findByLabelText<HTMLInputElement>('Last name');
    expect(name.value).toBe('Aplicant');
    fireEvent.change(name, { target: { value: 'Applicant' } });
    await press('Check again');
    await waitFor(() =>
      expect(server.received(correctDetails)).toMatchObject([
        { body: { firstName: 'Avery', lastName: 'Applicant', dob: '1980-02-03' }, version: VERSION },
      ]),
    );
  });
});

describe('a call about an alert on the credit file', () => {
  it('is requested at the known phone number', async () => {
    openApplication('FRAUD_ALERT_REVIEW', {
      page: 'conditions/phone-number',
      status: { page: 'conditions/phone-number', kind: 'REVIEW' },
      answers: { contact: { email: 'avery@example.com', phone: '(555) 555-0101' } },
    });
    const phone = await screen.findByLabelText<HTMLInputElement>('Phone number');
    expect(phone.value).toMatch(/555.*0101/);
    await press('Continue');
    await waitFor(() =>
      expect(bodies(saveCallbackPhone)).toEqual([{ phone: expect.stringMatching(/555.*0101/) }]),
    );
  });

  it('shows a wait, and lets the number be changed', async () => {
    openApplication('FRAUD_ALERT_REVIEW', {
      page: 'conditions/phone-number',
      status: { page: 'conditions/phone-number', kind: 'REVIEW' },
      answers: { callbackPhone: { phone: '(555) 555-0119' } },
    });
    await screen.findByRole('heading', { name: 'We’ll call (555) 555-0119' });
    await press('Change the number');
    await screen.findByLabelText('Phone number');
  });
});
