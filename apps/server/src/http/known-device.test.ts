// Proves SE-06.

import { CALLS } from '@homeline/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailedToken } from '../testing/account-emails.ts';
import { PASSWORD, type TestApp, testApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({}, { TRUST_PROXY: 'loopback' });
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

type Attempt = {
  readonly email: string;
  readonly from: string;
  readonly password?: string;
  readonly cookie?: string;
};

const HOME = '198.51.100.7';

const logIn = ({ email, from, password = PASSWORD, cookie }: Attempt, proto = 'https') =>
  app.send({
    method: 'POST',
    url: CALLS.logIn.path,
    payload: { email, password },
    headers: { 'x-forwarded-for': from, 'x-forwarded-proto': proto, ...(cookie && { cookie }) },
  });

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';

/** A hundred wrong passwords, each from a place of its own. */
async function guessFromEverywhere(email: string): Promise<void> {
  await Promise.all(
    Array.from({ length: 101 }, (_, place) =>
      logIn({ email, from: `203.0.113.${place + 1}`, password: 'wrong' }),
    ),
  );
}

describe('after a hundred wrong passwords from a hundred places', () => {
  it('lets a known browser sign in, and offers a new one the emailed link', async () => {
    const email = 'owner@example.com';
    await app.register({ email });
    const cookie = cookieOf(await logIn({ email, from: HOME }));
    await guessFromEverywhere(email);

    const stranger = await logIn({ email, from: HOME });
    expect(stranger).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect((stranger.body as { errors: string[] }).errors[0]).toMatch(
      /^Too many attempts\. Try again in \d+ minutes?, or ask for a sign-in link by email: it works at once\.$/,
    );
    expect((await logIn({ email, from: HOME, cookie })).status).toBe(200);

    await app.call('requestSignInLink', { body: { email } });
    const token = await emailedToken(app, email, 'Your sign-in link');
    const linked = await app.call('signInWithLink', { body: { token } });
    expect(linked.status).toBe(200);
    // The link proves the mailbox for the first time, which takes the password away. The browser isn't locked out.
    expect((await logIn({ email, from: HOME, cookie: cookieOf(linked) }, 'http')).status).toBe(401);
  }, 60_000);

  it('treats a browser known for another account, or with a forged cookie, as new', async () => {
    const email = 'other@example.com';
    await app.register({ email });
    await app.register({ email: 'own@example.com' });
    const cookie = cookieOf(await logIn({ email: 'own@example.com', from: HOME }));
    await guessFromEverywhere(email);
    for (const foreign of [cookie, `${cookie}x`, '__Host-homeline-device=a.b', `${cookie.split('.')[0]}.`])
      expect((await logIn({ email, from: HOME, cookie: foreign })).status).toBe(429);
  }, 60_000);
});

it('limits a known browser’s own guesses', async () => {
  const email = 'guesser@example.com';
  await app.register({ email });
  const cookie = cookieOf(await logIn({ email, from: HOME }));
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      logIn({ email, from: `192.0.2.${place}`, password: 'wrong', cookie }),
    ),
  );
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
});

it('sets a host-only cookie, secure over TLS, without personal data', async () => {
  const email = 'cookie@example.com';
  await app.register({ email });
  const answer = await logIn({ email, from: HOME });
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-homeline-device=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure$/,
  );
  expect(String((await logIn({ email, from: HOME }, 'http')).headers['set-cookie'])).toMatch(
    /^homeline-device=/,
  );
});
