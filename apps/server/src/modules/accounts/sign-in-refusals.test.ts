// Proves SE-07.

import type { SignInSettings } from '@homeline/contract/accounts/sign-in-settings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

const lines: Record<string, unknown>[] = [];
let app: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
  app = await testApp({ logTo }, { LOG_LEVEL: 'warn' });
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

const email = 'owner@example.com';
const logIn = (password: string, address = email) =>
  app.call('logIn', { body: { email: address, password } });
const signInLines = () => lines.filter(({ msg }) => msg === 'A sign-in was refused');

async function refusedOf(jwt: string): Promise<SignInSettings['refusedSignIns']> {
  return ((await app.call('getSignInSettings', { jwt })).body as SignInSettings).refusedSignIns;
}

describe('a wrong password', () => {
  it('is shown to the person and to a manager, and logged without the email address', async () => {
    const { jwt } = await app.register({ email });
    expect(await refusedOf(jwt)).toEqual([]);
    for (let tries = 0; tries < 3; tries += 1) await logIn('wrong');
    await expect
      .poll(() => refusedOf(jwt))
      .toEqual([{ reason: 'PASSWORD', attempts: 3, lastAt: expect.any(String) }]);

    const manager = await createStaffMember(app, ['MANAGER']);
    const { body } = await app.call('listRefusedSignIns', { jwt: manager });
    expect(body).toMatchObject([{ name: 'Avery Happy', isStaff: false, reason: 'PASSWORD', attempts: 3 }]);
    const elsewhere = await createStaffMember(app, ['MANAGER'], 'harborview');
    const there = { jwt: elsewhere, headers: { 'x-org': 'harborview' } };
    expect((await app.call('listRefusedSignIns', there)).body).toEqual([]);

    const logged = signInLines();
    expect(logged).toHaveLength(3);
    expect(logged[0]).toMatchObject({ lender: 'homeline', reason: 'PASSWORD' });
    expect(new Set(logged.map(({ account }) => account)).size).toBe(1);
    expect(JSON.stringify(logged)).not.toContain('owner');
  });

  it('is logged the same for an unknown email address, but not stored', async () => {
    const before = signInLines().length;
    await logIn('wrong', 'nobody@example.com');
    expect(signInLines().slice(before)).toMatchObject([{ account: expect.stringMatching(/^[\w-]{43}$/) }]);
    const rows = await app.context.db.selectFrom('sign_in_refusal').selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  it('is distinguished from too many attempts', async () => {
    const { jwt } = await app.register({ email: 'guessed@example.com' });
    await Promise.all(Array.from({ length: 20 }, () => logIn('wrong', 'guessed@example.com')));
    await expect
      .poll(async () => (await refusedOf(jwt)).reduce((sum, { attempts }) => sum + attempts, 0))
      .toBe(20);
    expect((await refusedOf(jwt)).map(({ reason }) => reason).toSorted()).toEqual(['PASSWORD', 'TOO_MANY']);
  });
});

it('logs a refused call under the same account hash as refused sign-ins', async () => {
  const { jwt } = await app.register({ email: 'curious@example.com' });
  await logIn('wrong', 'curious@example.com');
  const account = signInLines().at(-1)?.['account'];
  expect((await app.call('listRefusedSignIns', { jwt })).status).toBeGreaterThanOrEqual(403);
  await expect
    .poll(() => lines.find(({ call }) => call === 'listRefusedSignIns'))
    .toMatchObject({ account, msg: 'A call was refused' });
});

it('records no refusal for a successful sign-in', async () => {
  const { jwt } = await app.register({ email: 'fine@example.com' });
  await logIn(PASSWORD, 'fine@example.com');
  expect(await refusedOf(jwt)).toEqual([]);
});
