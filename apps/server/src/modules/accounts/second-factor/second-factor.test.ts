// Proves SE-02.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmailsTo, emailedToken } from '../../../testing/account-emails.ts';
import { PASSWORD, type TestApp, testApp } from '../../../testing/app.ts';
import { totpCode, totpStep } from './totp.ts';

const REQUIRED = { status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } };
const WRONG = { status: 401, body: { code: 'WRONG_CODE' } };

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

type Person = { email: string; jwt: string; secret: string; recoveryCodes: readonly string[] };

const nowStep = () => totpStep(Date.now());

/** Registers a person and turns their authenticator app on, with the code before this one. */
async function personWithApp(): Promise<Person> {
  people += 1;
  const email = `careful${people}@example.com`;
  const { jwt } = await app.register({ email });
  const { secret } = (await app.call('startTotp', { jwt })).body as { secret: string };
  const body = { code: totpCode(secret, nowStep() - 1) };
  const { recoveryCodes } = (await app.call('confirmTotp', { jwt, body })).body as Person;
  return { email, jwt, secret, recoveryCodes };
}

const logIn = (email: string, code?: string, password: string = PASSWORD) =>
  app.call('logIn', { body: { email, password, code } });

/** Makes a person's sessions an hour old. */
async function ageSessions(): Promise<void> {
  await app.context.db
    .updateTable('auth.session')
    .set({ createdAt: new Date(Date.now() - 3_600_000).toISOString() } as never)
    .execute();
}

describe('an authenticator app', () => {
  it('is required only after the right password', async () => {
    const { email, secret } = await personWithApp();
    expect(await logIn(email)).toMatchObject(REQUIRED);
    expect(await logIn(email, totpCode(secret, nowStep()), 'a wrong password')).toMatchObject({
      body: { code: 'WRONG_CREDENTIALS' },
    });
    expect(await logIn(email, totpCode(secret, nowStep()))).toMatchObject({ status: 200 });
  });

  it('accepts each code once, even from two devices at the same time', async () => {
    const { email, secret } = await personWithApp();
    const code = totpCode(secret, nowStep());
    const answers = await Promise.all([logIn(email, code), logIn(email, code)]);
    // The other one is wrong by then, or waits as a guess would.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn(email, code)).status).not.toBe(200);
  });

  it('delays guesses, and a request without a code doesn’t reset the delay', async () => {
    const { email, secret } = await personWithApp();
    const right = totpCode(secret, nowStep());
    const wrong = right === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 6; guess += 1) await logIn(email, wrong);
    expect(await logIn(email)).toMatchObject(REQUIRED);
    expect(await logIn(email, right)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  });

  it('is active only after its first code is confirmed', async () => {
    const { jwt } = await app.register({ email: 'undecided@example.com' });
    const started = await app.call('startTotp', { jwt });
    expect(started.body).toMatchObject({ uri: expect.stringContaining('otpauth://totp/Homeline') });
    expect(await app.call('confirmTotp', { jwt, body: { code: '12345' } })).toMatchObject({ status: 400 });
    expect(await logIn('undecided@example.com')).toMatchObject({ status: 200 });
    const restarted = await app.call('startTotp', { jwt });
    expect(restarted.status).toBe(200);
    expect(restarted.body).not.toEqual(started.body);
  });

  it('is also required with a sign-in link, which survives a mistyped code', async () => {
    const { email, secret, jwt } = await personWithApp();
    const confirmation = await emailedToken(app, email, 'Confirm your email address');
    await app.call('verifyEmail', { jwt, body: { token: confirmation } });
    await app.call('requestSignInLink', { body: { email } });
    const token = await emailedToken(app, email, 'Your sign-in link');
    const open = (code?: string) => app.call('signInWithLink', { body: { token, code } });
    expect(await open()).toMatchObject(REQUIRED);
    expect(await open('abc')).toMatchObject(WRONG);
    expect(await open(totpCode(secret, nowStep()))).toMatchObject({ status: 200 });
  });

  it('can be replaced by each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes, jwt } = await personWithApp();
    const [first = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect(await logIn(email, ` ${first.toLowerCase().replace('-', ' ')}`)).toMatchObject({ status: 200 });
    expect(await logIn(email, first)).toMatchObject(WRONG);
    const settings = await app.call('getSignInSettings', { jwt });
    expect(settings.body).toMatchObject({ totp: { isOn: true, recoveryCodesLeft: 9 } });
  });

  it('is turned on and off with an email notice, and can’t be turned on twice', async () => {
    const { email, jwt } = await personWithApp();
    expect(await app.call('startTotp', { jwt })).toMatchObject({ status: 409 });
    expect((await app.call('removeTotp', { jwt })).status).toBe(204);
    expect(await logIn(email)).toMatchObject({ status: 200 });
    const subjects = (await accountEmailsTo(app, email)).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual(['Two-step sign-in is on', 'Two-step sign-in is off']);
  });

  it('can’t be changed by an old session', async () => {
    const { email, jwt } = await personWithApp();
    await ageSessions();
    for (const name of ['startTotp', 'removeTotp'] as const)
      expect(await app.call(name, { jwt })).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
    expect(await logIn(email)).toMatchObject(REQUIRED);
  });

  it('has its secret encrypted and its recovery codes hashed in the database', async () => {
    const { secret, recoveryCodes } = await personWithApp();
    const stored = JSON.stringify(await app.context.db.selectFrom('second_factor').selectAll().execute());
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(plain);
  });
});
