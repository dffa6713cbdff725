// @vitest-environment happy-dom
// Proves CO-03, CO-06, CO-13.

import { server } from '@homeline/client/testing/fake-server.ts';
import { linesOf } from '@homeline/client/testing/lines.ts';
import { logIn } from '@homeline/contract/accounts/log-in.ts';
import { checkNewPassword } from '@homeline/contract/accounts/new-password.ts';
import { getSignInSettings } from '@homeline/contract/accounts/sign-in-settings.ts';
import { getStaffMember } from '@homeline/contract/staff/get-staff-member.ts';
import { listStaff } from '@homeline/contract/staff/list-staff.ts';
import {
  addStaffMember,
  changeStaffRoles,
  listStaffChanges,
  removeStaffMember,
  resetSecondFactor,
  resetStaffPassword,
} from '@homeline/contract/staff/manage-staff.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const AT = '2026-03-10T12:00:00.000Z';
const BO = {
  identityUuid: 'bo',
  name: 'Bo Berg',
  email: 'bo@lender.example.com',
  roles: ['UNDERWRITER'],
  hasSecondFactor: true,
} as const;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const jwtOf = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;

describe('the lender’s people', () => {
  it('are listed with roles and second factor, and who changed them', async () => {
    server.answers(listStaff, [
      BO,
      { ...BO, identityUuid: 'cy', name: 'Cy Chu', roles: [], hasSecondFactor: false },
    ]);
    server.answers(listStaffChanges, [
      {
        at: AT,
        by: 'Ann Anders',
        member: 'bo',
        what: 'ROLES',
        roles: ['UNDERWRITER', 'OLD_ROLE'],
        subject: 'Bo Berg',
      },
      { at: AT, by: 'Ann Anders', member: 'cy', what: 'REMOVED', roles: [] },
    ] as never);
    openConsole('/staff', 'ADMINISTRATOR');
    await screen.findByText('Cy Chu');
    await screen.findByText('Changes of accounts');
    expect(linesOf(screen.getByRole('main'))).toMatchInlineSnapshot(`
      [
        "Staff",
        "A change of roles, password or second factor ends every session of that person.",
        "Add a person",
        "Name",
        "Email address",
        "Roles",
        "Processor",
        "Underwriter",
        "Fraud analyst",
        "Compliance officer",
        "Funder",
        "Title agent",
        "Valuation agent",
        "Closing attorney",
        "Support agent",
        "Pipeline manager",
        "Credit officer",
        "Administrator",
        "Add a person",
        "Staff",
        "Name",
        "Email address",
        "Roles",
        "Authenticator app",
        "Actions",
        "Bo Berg",
        "bo@lender.example.com",
        "Underwriter",
        "On",
        "Change roles New password Reset authenticator app Remove",
        "Cy Chu",
        "bo@lender.example.com",
        "Off",
        "Change roles New password Remove",
        "Changes of accounts",
        "Roles Bo Berg: Underwriter, OLD_ROLE Ann Anders · Mar 10, 2026",
        "Removed cy Ann Anders · Mar 10, 2026",
      ]
    `);
  });

  it('are added with a password that is shown once', async () => {
    server.answers(addStaffMember, { initialPassword: 'once-only' });
    openConsole('/staff', 'ADMINISTRATOR');
    await userEvent.type(await screen.findByLabelText('Name'), 'Dee Dahl');
    await userEvent.type(screen.getByLabelText('Email address'), 'dee@lender.example.com');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Funder' }));
    await press('Add a person');
    await screen.findByText('once-only');
    expect(server.received(addStaffMember).at(-1)?.body).toEqual({
      name: 'Dee Dahl',
      email: 'dee@lender.example.com',
      roles: ['FUNDING_OFFICER'],
    });
    await press('I have passed it on');
    await waitFor(() => expect(screen.queryByText('once-only')).toBeNull());
  });

  it('get other roles, a new password and a second-factor reset', async () => {
    server.answers(listStaff, [BO]);
    server.answers(resetStaffPassword, { initialPassword: 'second-start' });
    openConsole('/staff', 'ADMINISTRATOR');
    await press('Change roles');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Funder' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Save roles' }));
    await screen.findByText('Roles changed.');
    expect(server.received(changeStaffRoles)).toMatchObject([
      { params: { identity: 'bo' }, body: { roles: ['UNDERWRITER', 'FUNDING_OFFICER'] } },
    ]);
    await press('Reset authenticator app');
    await screen.findByText('Authenticator app turned off.');
    expect(server.received(resetSecondFactor)).toMatchObject([{ params: { identity: 'bo' } }]);
    await press('New password');
    await screen.findByText('second-start');
    screen.getByText('New password set.');
  });

  it('get one new password when the button is pressed repeatedly', async () => {
    server.answers(listStaff, [BO]);
    server.holds(resetStaffPassword);
    openConsole('/staff', 'ADMINISTRATOR');
    await press('New password');
    await press('New password');
    expect(server.received(resetStaffPassword)).toHaveLength(1);
  });

  it('can be given a new password again after one that failed', async () => {
    server.answers(listStaff, [BO]);
    server.refuses(resetStaffPassword, 'UNAVAILABLE');
    openConsole('/staff', 'ADMINISTRATOR');
    await press('New password');
    await screen.findByRole('alert');
    server.answers(resetStaffPassword, { initialPassword: 'second-start' });
    await press('New password');
    await screen.findByText('second-start');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are removed after a confirmation, except the last administrator', async () => {
    server.answers(listStaff, [{ ...BO, hasSecondFactor: false }]);
    openConsole('/staff', 'ADMINISTRATOR');
    await press('Remove');
    expect(screen.queryByRole('button', { name: 'Reset authenticator app' })).toBeNull();
    dialog().getByText('Take every right from Bo Berg and end their sessions now?');
    expect(server.received(removeStaffMember)).toEqual([]);
    server.refuses(removeStaffMember, 'FORBIDDEN', { errors: ['Somebody must stay.'] });
    await userEvent.click(dialog().getByRole('button', { name: 'Remove' }));
    expect((await screen.findAllByText('Somebody must stay.')).length).toBeGreaterThan(0);
    server.answers(removeStaffMember);
    await userEvent.click(dialog().getByRole('button', { name: 'Remove' }));
    await screen.findByText('Removed.');
  });
});

describe('the sign-in', () => {
  const signIn = async () => {
    await userEvent.type(await screen.findByLabelText('Email address'), 'ann@lender.example.com');
    await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'correct horse');
    await press('Sign in');
  };

  it('asks for the authenticator code, then returns to the page that required it', async () => {
    server.refuses(logIn, 'SECOND_FACTOR_REQUIRED');
    const router = openConsole('/sign-in?back=/staff', 'ADMINISTRATOR');
    await signIn();
    await screen.findByRole('heading', { name: 'Enter the code' });
    server.answers(logIn, { jwt: jwtOf({ role: 'STAFF', sub: 'me' }) });
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    await press('Sign in');
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff'));
    expect(server.received(logIn).at(-1)?.body).toMatchObject({
      email: 'ann@lender.example.com',
      code: '123456',
    });
  });

  it('asks to replace an initial password, and says when the new one is weak', async () => {
    server.refuses(logIn, 'NEW_PASSWORD_REQUIRED');
    const router = openConsole('/sign-in?back=/staff', 'ADMINISTRATOR');
    await signIn();
    await screen.findByRole('heading', { name: 'Choose your own password' });
    server.answers(checkNewPassword, { problem: 'Too easy.' });
    await userEvent.type(screen.getByLabelText('New password', { selector: 'input' }), 'Password1234');
    await screen.findByText('Too easy.');
    server.answers(checkNewPassword, {});
    server.answers(logIn, { jwt: jwtOf({ role: 'STAFF', sub: 'me' }) });
    await press('Save and sign in');
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff'));
    expect(server.received(logIn).at(-1)?.body).toEqual({
      ...{ email: 'ann@lender.example.com', password: 'correct horse' },
      newPassword: 'Password1234',
    });
  });

  it.each([
    ['WRONG_CREDENTIALS', 'The email or password is incorrect.'],
    ['PASSWORD_EXPIRED', 'Your password has expired. Ask an administrator for a new one.'],
  ] as const)('is refused for %s with its reason', async (code, words) => {
    server.refuses(logIn, code);
    openConsole('/sign-in');
    await signIn();
    await screen.findByText(words);
    screen.getByText('You’re not signed in');
  });

  it('refuses a borrower’s account, and stores no token', async () => {
    server.answers(logIn, { jwt: jwtOf({ role: 'APPLICANT' }) });
    openConsole('/sign-in');
    localStorage.clear();
    await signIn();
    await screen.findByText(/^This account doesn’t belong to the lender’s staff/);
    expect(localStorage).toHaveLength(0);
  });
});

describe('a member of staff without a second factor', () => {
  it('adds one first, and signs in again with it', async () => {
    server.answers(getSignInSettings, { totp: { isOn: true } } as never);
    const router = openConsole('/second-factor');
    await screen.findByRole('heading', { name: 'Protect your account first' });
    await press('Sign in again');
    expect(router.state.location.pathname).toBe('/sign-in');
    expect(localStorage).toHaveLength(0);
  });

  it('can’t go further without one', async () => {
    openConsole('/second-factor');
    await screen.findByText('This browser can’t create a passkey.');
    expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull();
  });
});

describe('the console', () => {
  it('leads a person without a session to the sign-in, and back', async () => {
    const router = openConsole('/staff?x=1', 'ADMINISTRATOR');
    localStorage.clear();
    const { token } = await import('@homeline/client/session/token.ts');
    token.forget();
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ back: '/staff?x=1' })}`);
  });

  it('starts at the first section of the person’s roles, and shows no other sections', async () => {
    const router = openConsole('/', 'ADMINISTRATOR');
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff'));
    const sections = within(screen.getByRole('navigation', { name: 'Console' })).getAllByRole('link');
    expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Staff',
      'Loan originators',
      'Settings',
      'Flags',
    ]);
  });

  it('says who may open a page to people who may not', async () => {
    openConsole('/staff', 'UNDERWRITER');
    await screen.findByRole('heading', { name: 'Not one of your pages' });
    expect(server.received(listStaff)).toEqual([]);
  });

  it('refuses a borrower', async () => {
    const router = openConsole('/sign-in');
    server.refuses(getStaffMember, 'NOT_FOUND');
    await router.navigate('/work');
    await screen.findByText('You can’t open this');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows a not-found page for an unknown URL', async () => {
    openConsole('/nowhere', 'UNDERWRITER');
    await screen.findByRole('heading', { name: 'Page not found' });
  });
});
