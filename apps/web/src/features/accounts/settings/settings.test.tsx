// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { requestEmailVerification, requestPasswordReset } from '@homeline/contract/accounts/email-links.ts';
import { removePasskey } from '@homeline/contract/accounts/passkeys.ts';
import { confirmTotp, removeTotp, startTotp } from '@homeline/contract/accounts/second-factor.ts';
import { endAllSessions, endSession } from '@homeline/contract/accounts/sessions.ts';
import { getSignInSettings, type SignInSettings } from '@homeline/contract/accounts/sign-in-settings.ts';
import { getAnswers } from '@homeline/contract/applications/answers.ts';
import { listApplications } from '@homeline/contract/applications/application.ts';
import { listConsents } from '@homeline/contract/applications/consents.ts';
import { getStatus } from '@homeline/contract/applications/status.ts';
import type { Call } from '@homeline/contract/call.ts';
import { withdrawRecordsConsent } from '@homeline/contract/disclosures/records-access.ts';
import {
  listMessageChoices,
  saveMessageChoice,
  unsubscribe,
} from '@homeline/contract/notifications/message-choices.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';

const ONE = '11111111-1111-4111-8111-111111111111';
const OTHER = '21111111-1111-4111-8111-111111111111';
const AT = '2026-03-05T18:00:00.000Z';

function open(settings: Part<SignInSettings> = {}) {
  server.answers(getSignInSettings, { email: 'avery@example.com', ...settings });
  return openPage('/dashboard/settings');
}
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') ?? expect.fail());
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (call: Call) => server.received(call).map(({ body }) => body);

describe('the settings', () => {
  it('require a signed-in person', async () => {
    const router = openPage('/dashboard/settings', { isVisitor: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
  });

  it('say when they can’t be loaded', async () => {
    server.refuses(getSignInSettings, 'UNAVAILABLE');
    openPage('/dashboard/settings');
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('refetch when the tab becomes visible again', async () => {
    open({ totp: { isOn: false } });
    const totp = await card('Two-step sign-in');
    const name = totp.getByRole('button').textContent;
    server.answers(getSignInSettings, { totp: { isOn: true, recoveryCodesLeft: 8 } });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(totp.getByRole('button').textContent).not.toBe(name));
    await waitFor(() => expect(server.received(listMessageChoices).length).toBeGreaterThan(1));
  });

  it('changed long after sign-in require a new sign-in', async () => {
    server.refuses(removeTotp, 'SIGN_IN_AGAIN');
    open({ totp: { isOn: true, recoveryCodesLeft: 3 } });
    const totp = await card('Two-step sign-in');
    await userEvent.click(totp.getByRole('button'));
    await screen.findByText('We couldn’t change this');
    screen.getByText('For your security, sign in again before you change this.');
    screen.getByRole('button', { name: 'Sign in again' });
  });

  it('say when they can’t reach the server, without asking to sign in again', async () => {
    server.drops(requestPasswordReset);
    open();
    await screen.findByText(/avery@example\.com/);
    await press('Change password');
    await screen.findByText('We couldn’t reach our server. Please try again.');
    expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull();
  });
});

describe('the sign-in email and password', () => {
  it('offers a link to confirm an unconfirmed email address', async () => {
    open();
    await screen.findByText('avery@example.com · Not confirmed yet');
    await press('Email me a link to confirm it');
    await screen.findByText(/^We’ve sent you a link\. Open it/);
    expect(server.received(requestEmailVerification)).toHaveLength(1);
  });

  it('asks for nothing once the address is confirmed', async () => {
    open({ isEmailVerified: true });
    await screen.findByText('avery@example.com · Confirmed');
    expect(screen.queryByRole('button', { name: 'Email me a link to confirm it' })).toBeNull();
  });

  it('changes by a link to that address', async () => {
    open();
    await screen.findByText(/avery@example\.com/);
    await press('Change password');
    await screen.findByText('We’ve sent you a link to change your password.');
    expect(bodies(requestPasswordReset)).toEqual([{ email: 'avery@example.com' }]);
  });

  it('accepts one change at a time', async () => {
    server.holds(requestPasswordReset);
    open();
    await screen.findByText(/avery@example\.com/);
    await press('Change password');
    await press('Change password');
    await press('Email me a link to confirm it');
    expect(server.received(requestPasswordReset)).toHaveLength(1);
    expect(server.received(requestEmailVerification)).toEqual([]);
  });
});

describe('the authenticator app', () => {
  it('is turned on with its first code, and shows the recovery codes once', async () => {
    server.answers(startTotp, { secret: 'ABCD EFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' });
    server.refuses(confirmTotp, 'WRONG_CODE');
    open();
    const totp = await card('Two-step sign-in');
    await userEvent.click(totp.getByRole('button'));
    await screen.findByText('ABCD EFGH');
    const code = screen.getByLabelText<HTMLInputElement>('Code from your app');
    await userEvent.type(code, '123456{Enter}');
    await screen.findByText(/^This code is incorrect/);
    server.answers(confirmTotp, { recoveryCodes: ['first-code', 'second-code'] });
    server.answers(getSignInSettings, {
      email: 'avery@example.com',
      totp: { isOn: true, recoveryCodesLeft: 2 },
    });
    await userEvent.type(code, '{Enter}');
    await screen.findByText('second-code');
    expect(bodies(confirmTotp).at(-1)).toEqual({ code: '123456' });
    await userEvent.click(
      within(screen.getByText('second-code').closest('section') ?? expect.fail()).getByRole('button'),
    );
    expect(screen.queryByText('second-code')).toBeNull();
    expect(screen.queryByText('ABCD EFGH')).toBeNull();
  });
});

describe('passkeys', () => {
  it('are listed, and removed', async () => {
    open({ passkeys: [{ uuid: ONE, name: 'Phone', createdAt: AT }] });
    const passkeys = await card('Passkeys');
    passkeys.getByText('Added Mar 5, 2026');
    await press('Remove Phone');
    await screen.findByText('We’ve removed your passkey.');
    expect(server.received(removePasskey)).toMatchObject([{ params: { id: ONE } }]);
  });

  it('aren’t offered where the browser doesn’t support them', async () => {
    open();
    const passkeys = await card('Passkeys');
    passkeys.getByText('This browser can’t create a passkey.');
    expect(passkeys.queryByRole('button')).toBeNull();
  });
});

describe('devices', () => {
  const DEVICE = { place: '192.0.2.7', signedInAt: AT, lastUsedAt: AT };

  it('are signed out one by one, except this one', async () => {
    open({
      devices: [
        { ...DEVICE, uuid: ONE, name: 'Firefox', isThisOne: true },
        { ...DEVICE, uuid: OTHER, name: 'Safari', place: '' },
      ],
    });
    const devices = await card('Where you’re signed in');
    devices.getByText('Firefox · This device');
    devices.getByText(/^Signed in 03\/05\/2026.* from 192\.0\.2\.7\. Last used 03\/05\/2026/);
    expect(devices.getAllByText(/ from /)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Sign out Firefox/ })).toBeNull();
    await press(/^Sign out Safari/);
    await screen.findByText('We’ve signed that device out.');
    expect(server.received(endSession)).toMatchObject([{ params: { id: OTHER } }]);
  });

  it('are all signed out at once, including this one', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    open();
    await card('Where you’re signed in');
    await press('Sign out everywhere');
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(server.received(endAllSessions)).toHaveLength(1);
    expect(localStorage.getItem('jwt')).toBeNull();
    assign.mockRestore();
  });

  it('stay signed in when signing out fails', async () => {
    server.refuses(endAllSessions, 'UNAVAILABLE');
    open();
    await card('Where you’re signed in');
    await press('Sign out everywhere');
    await screen.findByText('We couldn’t change this');
    expect(localStorage.getItem('jwt')).not.toBeNull();
  });
});

describe('refused sign-ins', () => {
  it('are counted by reason', async () => {
    open({
      refusedSignIns: [
        { reason: 'CODE', attempts: 1, lastAt: AT },
        { reason: 'PASSWORD', attempts: 4, lastAt: AT },
      ],
    });
    const refused = await card('Refused sign-ins');
    refused.getByText('Correct password, wrong code');
    refused.getByText(/^Once, 03\/05\/2026/);
    refused.getByText(/^4 times, last 03\/05\/2026/);
  });

  it('show nothing when there are none', async () => {
    open();
    await card('Passkeys');
    expect(screen.queryByRole('heading', { name: 'Refused sign-ins' })).toBeNull();
  });
});

describe('messages', () => {
  const CHOICES = [
    { kind: 'NOTICES', isOn: true, isRequired: true },
    { kind: 'PROGRESS', isOn: true, isRequired: false },
    { kind: 'TEXTS', isOn: false, isRequired: false },
  ] as const;
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

  it('that are required stay on; others can be turned off', async () => {
    server.answers(listMessageChoices, CHOICES);
    server.answers(saveMessageChoice, [CHOICES[0], { ...CHOICES[1], isOn: false }, CHOICES[2]]);
    open();
    expect((await box(/^Notices/)).disabled).toBe(true);
    await userEvent.click(await box(/^Tips and news/));
    await screen.findByText('We’ve saved your choice.');
    expect(bodies(saveMessageChoice)).toEqual([{ kind: 'PROGRESS', isOn: false }]);
    expect((await box(/^Tips and news/)).checked).toBe(false);
  });

  it('stay unchanged when saving fails', async () => {
    server.answers(listMessageChoices, CHOICES);
    server.refuses(saveMessageChoice, 'UNAVAILABLE');
    open();
    await userEvent.click(await box(/^Tips and news/));
    await screen.findByText('We couldn’t save your choice. Please try again.');
    expect((await box(/^Tips and news/)).checked).toBe(true);
  });

  it('by text are agreed to in the words of the consent', async () => {
    server.answers(listMessageChoices, CHOICES);
    open();
    expect((await box(/^Text messages/)).parentElement?.textContent).toMatch(
      /STOP to any of them\. .*(rates|agree)/,
    );
  });

  it('as texts stopped by a reply say when, and how to restart them', async () => {
    server.answers(listMessageChoices, [{ ...CHOICES[2], stoppedByReplyAt: AT }]);
    open();
    await screen.findByText(/^You replied STOP on Mar 5, 2026\./);
  });
});

describe('the consents of a person', () => {
  it('are listed by application, as worded when given', async () => {
    server.answers(listConsents, [
      {
        loanNumber: 'HL-1',
        consents: [
          { subject: 'SOFT_CREDIT', textVersion: '2026-01', givenAt: AT },
          { subject: 'HARD_CREDIT', textVersion: '2019-01', givenAt: AT },
        ],
      },
      { loanNumber: 'HL-2', consents: [] },
    ]);
    open();
    const agreed = await card('What you agreed to');
    await agreed.findByText('Loan number HL-1');
    expect(agreed.queryByText('Loan number HL-2')).toBeNull();
    agreed.getByText(/^I allow .* to see what I may be offered\./);
    agreed.getByText('These words (version 2019-01) have changed since. Ask us for a copy.');
  });

  it('to electronic records can be withdrawn, once the consequences were shown', async () => {
    const consents = [{ subject: 'ELECTRONIC_RECORDS', textVersion: '2026-11-28', givenAt: AT }] as const;
    server.answers(listConsents, [{ application: ONE, loanNumber: 'HL-1', consents }]);
    open();
    const agreed = await card('What you agreed to');
    await userEvent.click(await agreed.findByRole('button', { name: 'Get documents on paper' }));
    await screen.findByText(/^You can’t continue or sign here\./);
    expect(bodies(withdrawRecordsConsent)).toEqual([]);
    server.answers(withdrawRecordsConsent, {});
    server.answers(listConsents, [{ application: ONE, loanNumber: 'HL-1', consents: [], onPaperSince: AT }]);
    await press('Withdraw my consent');
    await screen.findByText(/^On paper since /);
    expect(bodies(withdrawRecordsConsent)).toEqual([{ agreed: true }]);
  });

  it('say when there are none', async () => {
    open();
    await (await card('What you agreed to')).findByText('You haven’t agreed to anything yet.');
  });

  it('aren’t shown as none when they can’t be loaded', async () => {
    server.refuses(listConsents, 'UNAVAILABLE');
    open();
    const agreed = await card('What you agreed to');
    await agreed.findByText('We couldn’t load this. It comes back by itself as soon as our server answers.');
    expect(agreed.queryByText('You haven’t agreed to anything yet.')).toBeNull();
  });
});

describe('the contact details', () => {
  const contact = (kind: 'BORROWER_ACTION' | 'TERMINAL') => {
    server.answers(listApplications, [{ uuid: ONE }]);
    server.answers(getStatus, { kind });
    server.answers(getAnswers, { contact: { email: 'avery@example.com', phone: '(555) 555-0101' } });
    open();
    return card('How we reach you');
  };

  it('can be corrected while an application is open', async () => {
    await (await contact('BORROWER_ACTION')).findByRole('link', { name: 'Correct email or phone' });
  });

  it('are read-only afterwards', async () => {
    const shown = await contact('TERMINAL');
    shown.getByText('(555) 555-0101');
    expect(shown.queryByRole('link')).toBeNull();
  });
});

describe('the unsubscribe page', () => {
  it('unsubscribes only once the button is pressed', async () => {
    openPage('/unsubscribe#a-token', { isVisitor: true });
    await screen.findByRole('heading', { name: 'Stop these emails?' });
    expect(server.received(unsubscribe)).toEqual([]);
    await press('Stop these emails');
    await screen.findByRole('heading', { name: 'We’ve stopped these emails' });
    expect(server.received(unsubscribe)).toMatchObject([{ params: { token: 'a-token' } }]);
  });

  it('says when its link no longer works', async () => {
    server.refuses(unsubscribe, 'LINK_UNUSABLE');
    openPage('/unsubscribe#a-token', { isVisitor: true });
    await screen.findByRole('heading', { name: 'Stop these emails?' });
    await press('Stop these emails');
    await screen.findByRole('heading', { name: 'This link doesn’t work anymore' });
  });

  it('can be tried again after a failure', async () => {
    server.refuses(unsubscribe, 'UNAVAILABLE');
    openPage('/unsubscribe#a-token', { isVisitor: true });
    await screen.findByRole('heading', { name: 'Stop these emails?' });
    await press('Stop these emails');
    await screen.findByText(/^We’re unavailable for a moment/);
    screen.getByRole('button', { name: 'Stop these emails' });
  });

  it('refuses a link without its code', async () => {
    openPage('/unsubscribe', { isVisitor: true });
    await screen.findByRole('heading', { name: 'This link doesn’t work anymore' });
  });
});
