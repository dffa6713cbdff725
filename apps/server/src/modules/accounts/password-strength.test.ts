// Proves SE-05.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailedToken } from '../../testing/account-emails.ts';
import { PASSWORD, REGISTRATION, type TestApp, testApp } from '../../testing/app.ts';
import { passwordWeakness } from './password-strength.ts';

const WEAK = { status: 400, body: { code: 'INVALID_INPUT', fields: { password: expect.any(String) } } };
const EASY = 'This password is too easy to guess. Try four words that have nothing to do with each other.';
const PERSONAL =
  'Don’t build it from your name, your home, your email address or our name. Try four unrelated words.';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

describe('a new password is refused', () => {
  it.each([
    ['Password1234', EASY],
    ['123456789012', EASY],
    ['qwertyuiopas', EASY],
    ['iloveyou1234', EASY],
    ['P@ssw0rdP@ssw0rd', EASY],
    ['sunshinemountain', EASY],
    ['homelinehomeline', PERSONAL],
    ['Homeline Lending!', PERSONAL],
    ['Avery-Happy-1981', PERSONAL],
    ['averyhappyaveryhappy', PERSONAL],
    ['Ohio43085Columbus', PERSONAL],
    ['my.own.address2026', PERSONAL],
  ])('%s at registration', async (password, problem) => {
    const body = { ...REGISTRATION, email: 'my.own.address@mail.example.com', password };
    expect(await app.call('register', { body })).toMatchObject({
      ...WEAK,
      body: { fields: { password: problem } },
    });
    const { firstName, lastName, email } = body;
    const typed = { password, email, names: [firstName, lastName, body.city, body.zip] };
    expect((await app.call('checkNewPassword', { body: typed })).body).toEqual({ problem });
  });

  it('when it replaces a forgotten one and is easy, or is the name on the account', async () => {
    const email = 'forgetful@example.com';
    await app.register({ email });
    await app.call('requestPasswordReset', { body: { email } });
    const token = await emailedToken(app, email, 'Reset your password');
    for (const password of ['Password1234', 'Avery-Happy-1981']) {
      const { problem } = (await app.call('checkNewPassword', { body: { token, password } })).body;
      expect(await app.call('resetPassword', { body: { token, password } })).toMatchObject({
        ...WEAK,
        body: { fields: { password: problem } },
      });
    }
    expect(
      (await app.call('resetPassword', { body: { token, password: 'four brave unlikely herons' } })).status,
    ).toBe(204);
  });
});

it('refuses a password with the lender’s name', async () => {
  const body = { password: 'harborview2026' };
  const at = (code: string) => app.call('checkNewPassword', { body, headers: { 'x-org': code } });
  expect((await at('harborview')).body).toEqual({ problem: PERSONAL });
});

it.each([
  PASSWORD,
  'contraseña de la señora Pérez',
  'aB3$kL9!mN2@',
  'an annual harvest of kettles',
  'x7-Avery-quilted-lantern',
])('accepts %s', async (password) => {
  expect(await passwordWeakness(password, { words: ['Avery', 'Ann Happy', 'homeline'] })).toBeUndefined();
});

it('checks only the start of a very long password, for speed', async () => {
  const strong = 'four brave unlikely herons guard a tin lighthouse';
  expect(strong.length).toBeGreaterThan(48);
  expect(await passwordWeakness(strong + 'a'.repeat(200), { words: [] })).toBeUndefined();
  const repeated = 'password'.repeat(6);
  expect(await passwordWeakness(`${repeated}${strong}`, { words: [] })).toBe(EASY);
});
