// Proves SE-03.

import { createSecretKey } from 'node:crypto';
import type { SignInSettings } from '@homeline/contract/accounts/sign-in-settings.ts';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestApp, testApp } from '../../../testing/app.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/153.0 Safari/537.36';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

async function signedInOnTwoDevices(email: string): Promise<{ phone: string; laptop: string }> {
  const { jwt: phone } = await app.register({ email });
  const body = { email, password: PASSWORD };
  const answer = await app.call('logIn', { body, headers: { 'user-agent': CHROME } });
  return { phone, laptop: (answer.body as { jwt: string }).jwt };
}

const statusWith = async (jwt: string) => (await app.call('getProfile', { jwt })).status;
const settingsOf = async (jwt: string) =>
  (await app.call('getSignInSettings', { jwt })).body as SignInSettings;

describe('a person signed in on two devices', () => {
  it('sees both with name, place and time, and the current one marked', async () => {
    const { laptop } = await signedInOnTwoDevices('devices@example.com');
    const { devices } = await settingsOf(laptop);
    expect(devices).toMatchObject([
      { name: 'Chrome on Windows', place: '127.0.0.1', method: 'PASSWORD', isThisOne: true },
      { name: 'Unknown device', isThisOne: false },
    ]);
  });

  it('stays signed in on one when they sign out on the other', async () => {
    const { phone, laptop } = await signedInOnTwoDevices('one@example.com');
    await app.call('logOut', { jwt: laptop });
    expect([await statusWith(laptop), await statusWith(phone)]).toEqual([401, 200]);
    expect((await settingsOf(phone)).devices).toHaveLength(1);
  });

  it('ends the session of a lost device from the other', async () => {
    const { phone, laptop } = await signedInOnTwoDevices('lost@example.com');
    const { devices } = await settingsOf(laptop);
    const id = devices.find(({ isThisOne }) => !isThisOne)?.uuid;
    expect((await app.call('endSession', { jwt: laptop, params: { id } })).status).toBe(204);
    expect([await statusWith(phone), await statusWith(laptop)]).toEqual([401, 200]);
  });

  it('signs out everywhere at once, and can sign in again', async () => {
    const { phone, laptop } = await signedInOnTwoDevices('all@example.com');
    expect((await app.call('endAllSessions', { jwt: phone })).status).toBe(204);
    expect([await statusWith(phone), await statusWith(laptop)]).toEqual([401, 401]);
    const body = { email: 'all@example.com', password: PASSWORD };
    expect((await app.call('logIn', { body })).status).toBe(200);
  });

  it('doesn’t see a device whose session expired', async () => {
    const { phone, laptop } = await signedInOnTwoDevices('idle@example.com');
    const id = (await settingsOf(phone)).devices.find(({ isThisOne }) => isThisOne)?.uuid ?? '';
    const sixteenMinutesAgo = new Date(Date.now() - 16 * 60_000).toISOString();
    await app.context.db
      .updateTable('auth.session')
      .set({ updatedAt: sixteenMinutesAgo })
      .where('id', '=', id)
      .execute();
    expect((await settingsOf(laptop)).devices).toMatchObject([{ name: 'Chrome on Windows' }]);
  });

  it('can’t end another person’s session', async () => {
    const { phone } = await signedInOnTwoDevices('own@example.com');
    const { jwt: stranger } = await app.register({ email: 'stranger@example.com' });
    const [device] = (await settingsOf(phone)).devices;
    const answer = await app.call('endSession', { jwt: stranger, params: { id: device?.uuid } });
    expect(answer.status).toBe(404);
    expect(await statusWith(phone)).toBe(200);
  });
});

describe('a token is refused', () => {
  const claims = async () => {
    const { jwt } = await app.register({ email: `claims${Math.random()}@example.com` });
    return JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
  };
  const signed = async (secret: string, expiresAt: number) =>
    new SignJWT(await claims())
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(expiresAt)
      .sign(createSecretKey(Buffer.from(secret, 'utf8')));
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

  it('without a signature (alg=none)', async () => {
    expect(await statusWith(new UnsecuredJWT(await claims()).encode())).toBe(401);
  });

  it('signed with another key, or expired', async () => {
    const { authSecret } = app.context.config;
    expect(await statusWith(await signed(authSecret, inAnHour()))).toBe(200);
    expect(await statusWith(await signed(`${authSecret}x`, inAnHour()))).toBe(401);
    expect(await statusWith(await signed(authSecret, Math.floor(Date.now() / 1000) - 60))).toBe(401);
  });

  it('on every device after its session ended, and never renewed', async () => {
    const { jwt } = await app.register({ email: 'stolen@example.com' });
    await app.call('logOut', { jwt });
    const answer = await app.call('getProfile', { jwt });
    expect(answer.status).toBe(401);
    expect(answer.headers['authorization']).toBeUndefined();
  });
});
