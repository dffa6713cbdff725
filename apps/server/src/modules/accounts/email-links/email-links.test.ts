// Proves SE-01.

import type { CallName } from '@homeline/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmailsTo, emailedToken } from '../../../testing/account-emails.ts';
import { PASSWORD, type TestApp, testApp } from '../../../testing/app.ts';
import { addWaysToSignIn, waysToSignIn } from '../../../testing/ways-to-sign-in.ts';
import { addStaff, changeStaff, removal } from '../staff.ts';
import { ANSWER_MS } from '../uniform-time.ts';

const NEW_PASSWORD = 'another sentence to keep';
const RESET = 'Reset your password';
const SIGN_IN = 'Your sign-in link';
const CONFIRM = 'Confirm your email address';
const UNUSABLE = { status: 422, body: { code: 'LINK_UNUSABLE' } };

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

/** Registers a person and returns their email address and token. */
async function person(): Promise<{ email: string; jwt: string }> {
  people += 1;
  const email = `reader${people}@example.com`;
  return { email, jwt: (await app.register({ email })).jwt };
}

const post = (name: CallName, body: object) => app.call(name, { body });
const statusWith = async (jwt: string) => (await app.call('getProfile', { jwt })).status;

/** Moves the expiry of every token into the past. */
async function expireTokens(): Promise<void> {
  await app.context.database.db
    .updateTable('one_time_token')
    .set({ expires_at: new Date(0).toISOString() } as never)
    .execute();
}

describe('a password reset', () => {
  it('replaces the password, ends every session, and says so by email', async () => {
    const { email, jwt } = await person();
    expect((await post('requestPasswordReset', { email: email.toUpperCase() })).status).toBe(204);
    const token = await emailedToken(app, email, RESET);
    expect(await post('resetPassword', { token, password: NEW_PASSWORD })).toMatchObject({ status: 204 });
    expect(await statusWith(jwt)).toBe(401);
    expect((await post('logIn', { email, password: PASSWORD })).status).toBe(401);
    expect((await post('logIn', { email, password: NEW_PASSWORD })).status).toBe(200);
    const subjects = (await accountEmailsTo(app, email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Your password was changed');
  });

  it('shows the account to the link’s holder, and keeps the link valid', async () => {
    const { email } = await person();
    await post('requestPasswordReset', { email });
    const token = await emailedToken(app, email, RESET);
    expect((await post('readPasswordLink', { token })).body).toEqual({ email });
    expect(await post('readPasswordLink', { token: `${token}x` })).toMatchObject(UNUSABLE);
    const headers = { 'x-org': 'harborview' };
    expect(await app.call('readPasswordLink', { body: { token }, headers })).toMatchObject(UNUSABLE);
    expect((await post('resetPassword', { token, password: NEW_PASSWORD })).status).toBe(204);
    expect(await post('readPasswordLink', { token })).toMatchObject(UNUSABLE);
  });

  it('works once, and makes the links sent before it unusable', async () => {
    const { email } = await person();
    await post('requestSignInLink', { email });
    await post('requestPasswordReset', { email });
    const older = await emailedToken(app, email, RESET);
    await post('requestPasswordReset', { email });
    const token = await emailedToken(app, email, RESET);
    const both = await Promise.all(
      [token, token].map((one) => post('resetPassword', { token: one, password: NEW_PASSWORD })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    expect(await post('resetPassword', { token: older, password: PASSWORD })).toMatchObject(UNUSABLE);
    const link = await emailedToken(app, email, SIGN_IN);
    expect(await post('signInWithLink', { token: link })).toMatchObject(UNUSABLE);
  });

  it('refuses an expired link, a forged one, one of another kind and one of another lender', async () => {
    const { email } = await person();
    await post('requestPasswordReset', { email });
    const token = await emailedToken(app, email, RESET);
    const answers = [
      await post('resetPassword', { token: `${token}x`, password: NEW_PASSWORD }),
      await post('signInWithLink', { token }),
      await app.call('resetPassword', {
        body: { token, password: NEW_PASSWORD },
        headers: { 'x-org': 'harborview' },
      }),
    ];
    await expireTokens();
    answers.push(await post('resetPassword', { token, password: NEW_PASSWORD }));
    for (const answer of answers) expect(answer).toMatchObject(UNUSABLE);
    expect((await post('logIn', { email, password: PASSWORD })).status).toBe(200);
  });

  it('refuses a weak password or the person’s own email address, and keeps the link valid', async () => {
    const { email } = await person();
    await post('requestPasswordReset', { email });
    const token = await emailedToken(app, email, RESET);
    for (const password of ['short', email])
      expect(await post('resetPassword', { token, password })).toMatchObject({
        status: 400,
        body: { fields: { password: expect.any(String) } },
      });
    expect((await post('resetPassword', { token, password: NEW_PASSWORD })).status).toBe(204);
  });

  it('isn’t sent to an unknown email address, or to former staff', async () => {
    const left = { organisation: 'homeline', email: 'left@example.com' };
    await addStaff(app.context, { ...left, password: PASSWORD, roles: [] });
    await changeStaff(app.context, left, removal);
    for (const email of [left.email, 'nobody@example.com']) {
      expect((await post('requestPasswordReset', { email })).status).toBe(204);
      expect((await post('requestSignInLink', { email })).status).toBe(204);
      expect(await accountEmailsTo(app, email)).toEqual([]);
    }
  });

  it('is answered no earlier for an email address without an account', async () => {
    const { email } = await person();
    const tookMs = async (address: string) => {
      const startedMs = performance.now();
      await post('requestPasswordReset', { email: address });
      return performance.now() - startedMs;
    };
    // A timer may end a millisecond early.
    for (const address of [email, 'unknown@example.com'])
      expect(await tookMs(address)).toBeGreaterThanOrEqual(ANSWER_MS - 1);
  });

  it('is limited per email address, even for an unknown one', async () => {
    const { email } = await person();
    for (const address of [email, 'flooded@example.com']) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => post('requestPasswordReset', { email: address })),
      );
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
    }
    const sent = (await accountEmailsTo(app, email)).filter(({ subject }) => subject === RESET);
    expect(sent).toHaveLength(5);
  });
});

describe('a sign-in link', () => {
  it('signs in once; a replay is refused', async () => {
    const { email } = await person();
    await post('requestSignInLink', { email });
    const token = await emailedToken(app, email, SIGN_IN);
    const answers = await Promise.all([token, token].map((one) => post('signInWithLink', { token: one })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const jwt = answers.map(({ body }) => (body as { jwt?: string }).jwt).find((one) => one) ?? '';
    expect(await statusWith(jwt)).toBe(200);
    const replay = await post('signInWithLink', { token });
    expect((replay.body as { errors: string[] }).errors).toEqual([
      'This link has expired or was already used. Ask for a new one.',
    ]);
  });

  it('returns to the requesting page, never to another site', async () => {
    const { email } = await person();
    const redirectUrl = '/account/heloc/dashboard/settings';
    await post('requestSignInLink', { email, redirectUrl });
    const token = await emailedToken(app, email, SIGN_IN);
    expect((await post('signInWithLink', { token })).body).toMatchObject({ redirectUrl });
    for (const foreign of ['//evil.example', 'https://evil.example'])
      expect(await post('requestSignInLink', { email, redirectUrl: foreign })).toMatchObject({ status: 400 });
  });

  it('keeps the token out of URLs that servers log', async () => {
    const { email } = await person();
    await post('requestSignInLink', { email });
    const { text } = (await accountEmailsTo(app, email)).at(-1) ?? { text: '' };
    const url = new URL(/http\S+/.exec(text)?.[0] ?? '');
    expect(url.pathname + url.search).toBe('/account/heloc/auth/sign-in-link?orgCode=homeline');
    expect(url.hash.length).toBeGreaterThan(40);
  });
});

describe('the first proof of a mailbox', () => {
  const NONE = { passkeys: 0, apps: 0, subjects: 0 };
  const ALL = { passkeys: 1, apps: 1, subjects: 1 };

  it.each([
    ['a reset', 'RESET'],
    ['a sign-in link', 'LINK'],
  ] as const)('by %s resets what a stranger set before, and ends their session', async (_, way) => {
    const { email, jwt } = await person();
    await addWaysToSignIn(app, jwt);
    expect(await waysToSignIn(app, email)).toEqual(ALL);
    expect(await prove(way, email)).toBeLessThan(300);
    expect(await waysToSignIn(app, email)).toEqual(NONE);
    expect(await statusWith(jwt)).toBe(401);
    expect((await post('logIn', { email, password: PASSWORD })).status).toBe(401);
    const subjects = (await accountEmailsTo(app, email)).map(({ subject }) => subject);
    expect(subjects).toContain('Two-step sign-in is off');
    expect(subjects).toContain('A passkey was removed from your account');
  });

  it('by a sign-in link lets the owner choose a password, and says so by email', async () => {
    const { email } = await person();
    await prove('LINK', email);
    const subjects = (await accountEmailsTo(app, email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Choose a new password');
    expect(await prove('RESET', email)).toBe(204);
    expect((await post('logIn', { email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('happens once: later proofs keep the owner’s settings', async () => {
    const { email, jwt } = await person();
    const token = await emailedToken(app, email, CONFIRM);
    await app.call('verifyEmail', { jwt, body: { token } });
    await addWaysToSignIn(app, jwt);
    // The sign-in link asks for the authenticator app's code.
    expect(await prove('LINK', email)).toBe(401);
    expect(await post('logIn', { email, password: PASSWORD })).toMatchObject({
      body: { code: 'SECOND_FACTOR_REQUIRED' },
    });
    expect(await prove('RESET', email)).toBe(204);
    expect(await waysToSignIn(app, email)).toEqual(ALL);
  });

  it('resets nothing for staff, whose account a colleague created', async () => {
    const email = 'colleague@example.com';
    await addStaff(app.context, { organisation: 'homeline', email, password: PASSWORD, roles: [] });
    const { jwt } = (await post('logIn', { email, password: PASSWORD })).body as { jwt: string };
    await addWaysToSignIn(app, jwt);
    expect(await prove('RESET', email)).toBe(204);
    expect(await waysToSignIn(app, email)).toEqual(ALL);
  });

  /** Asks for a link and opens it. Returns the status of the answer. */
  async function prove(way: 'RESET' | 'LINK', email: string): Promise<number> {
    if (way === 'RESET') {
      await post('requestPasswordReset', { email });
      const token = await emailedToken(app, email, RESET);
      return (await post('resetPassword', { token, password: NEW_PASSWORD })).status;
    }
    await post('requestSignInLink', { email });
    return (await post('signInWithLink', { token: await emailedToken(app, email, SIGN_IN) })).status;
  }
});

describe('the email address', () => {
  const isVerified = async (jwt: string) => {
    const { body } = await app.call('getSignInSettings', { jwt });
    return (body as { isEmailVerified: boolean }).isEmailVerified;
  };

  it('is confirmed by the registration link while signed in, keeping all settings', async () => {
    const { email, jwt } = await person();
    await addWaysToSignIn(app, jwt);
    expect(await isVerified(jwt)).toBe(false);
    const token = await emailedToken(app, email, CONFIRM);
    expect((await app.call('verifyEmail', { jwt, body: { token } })).status).toBe(204);
    expect(await isVerified(jwt)).toBe(true);
    expect(await waysToSignIn(app, email)).toEqual({ passkeys: 1, apps: 1, subjects: 1 });
    expect(await post('verifyEmail', { token })).toMatchObject(UNUSABLE);
  });

  it('is confirmed on another device with the password, keeping the session', async () => {
    const { email, jwt } = await person();
    const stranger = await person();
    const token = await emailedToken(app, email, CONFIRM);
    const passwordRequired = { status: 401, body: { code: 'PASSWORD_REQUIRED' } };
    expect(await post('verifyEmail', { token })).toMatchObject(passwordRequired);
    expect(await app.call('verifyEmail', { jwt: stranger.jwt, body: { token } })).toMatchObject(
      passwordRequired,
    );
    expect(await post('verifyEmail', { token, password: NEW_PASSWORD })).toMatchObject({
      body: { code: 'WRONG_CREDENTIALS' },
    });
    expect(await isVerified(jwt)).toBe(false);
    expect((await post('verifyEmail', { token, password: PASSWORD })).status).toBe(204);
    expect(await isVerified(jwt)).toBe(true);
  });

  it('lets its owner lock out a stranger who registered with it, by the same link', async () => {
    const { email, jwt } = await person();
    await addWaysToSignIn(app, jwt);
    const token = await emailedToken(app, email, CONFIRM);
    expect((await post('resetPassword', { token, password: NEW_PASSWORD })).status).toBe(204);
    expect(await statusWith(jwt)).toBe(401);
    expect((await post('logIn', { email, password: PASSWORD })).status).toBe(401);
    expect(await waysToSignIn(app, email)).toEqual({ passkeys: 0, apps: 0, subjects: 0 });
    const owner = (await post('logIn', { email, password: NEW_PASSWORD })).body as { jwt: string };
    expect(await isVerified(owner.jwt)).toBe(true);
  });

  it('is confirmed by a resent link, after which the first one no longer changes the password', async () => {
    const { email, jwt } = await person();
    const older = await emailedToken(app, email, CONFIRM);
    expect((await app.call('requestEmailVerification', { jwt })).status).toBe(204);
    const token = await emailedToken(app, email, CONFIRM);
    expect((await app.call('verifyEmail', { jwt, body: { token } })).status).toBe(204);
    expect(await isVerified(jwt)).toBe(true);
    expect(await post('resetPassword', { token: older, password: NEW_PASSWORD })).toMatchObject(UNUSABLE);
    expect((await post('verifyEmail', { token: older })).status).toBe(204);
  });
});

it('the database holds no token in plain text', async () => {
  const { email } = await person();
  await post('requestSignInLink', { email });
  const token = await emailedToken(app, email, SIGN_IN);
  const rows = await app.context.db.selectFrom('one_time_token').selectAll().execute();
  const outbox = await app.context.db.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify([rows, outbox])).not.toContain(token);
});
