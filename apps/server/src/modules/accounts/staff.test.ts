// Proves CO-03.

import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts';
import { addStaff, changeStaff, newPassword, removal } from './staff.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

let people = 0;
async function member() {
  people += 1;
  const email = `officer${people}@lender.example`;
  await addStaff(app.context, { organisation: 'homeline', email, password: PASSWORD, roles: ['OPERATIONS'] });
  return { organisation: 'homeline', email };
}

const logIn = async (email: string, password = PASSWORD) => {
  const { status, body } = await app.call('logIn', { body: { email, password } });
  return { status, jwt: (body as { jwt?: string }).jwt ?? '' };
};
const reviews = (jwt: string) => app.call('listReviews', { jwt });

/** The same session's token, a minute before it expires. */
async function oldToken(jwt: string): Promise<string> {
  const { identity, session, organisation, role, permissions } =
    (await app.context.tokens.read(jwt))?.caller ?? expect.fail('not a token');
  return new SignJWT({ sid: session, org: organisation, role, may: [...permissions] })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(identity)
    .setExpirationTime(Math.floor(Date.now() / 1000) + 60)
    .sign(Buffer.from(app.context.config.authSecret));
}

describe('a removed member of staff', () => {
  it('loses every desk at once, and can’t sign in again', async () => {
    const officer = await member();
    const { jwt } = await logIn(officer.email);
    expect((await reviews(jwt)).status).toBe(200);
    expect(await changeStaff(app.context, officer, removal)).toBe(true);
    await expect.poll(async () => (await reviews(jwt)).status).toBe(401);
    expect((await logIn(officer.email)).status).toBe(401);
    expect(await changeStaff(app.context, officer, removal)).toBe(false);
  });
});

describe('a token of staff that is renewed', () => {
  it('has the current desks', async () => {
    const officer = await member();
    const { jwt } = await logIn(officer.email);
    const identity = (await app.context.tokens.read(jwt))?.caller.identity ?? '';
    const staff = app.context.db.updateTable('staff').where('identity', '=', identity);
    await staff.set({ permissions: ['UNDERWRITER'] }).execute();
    const answer = await reviews(await oldToken(jwt));
    const renewed = String(answer.headers['authorization']).slice('Bearer '.length);
    expect((await app.context.tokens.read(renewed))?.caller.permissions).toEqual(['UNDERWRITER']);
  });

  it('is refused for someone who is no longer staff', async () => {
    const officer = await member();
    const { jwt } = await logIn(officer.email);
    const identity = (await app.context.tokens.read(jwt))?.caller.identity ?? '';
    await app.context.db.deleteFrom('staff').where('identity', '=', identity).execute();
    expect((await reviews(await oldToken(jwt))).status).toBe(401);
  });
});

describe('a new password', () => {
  it('replaces the old one and ends every session', async () => {
    const officer = await member();
    const { jwt } = await logIn(officer.email);
    expect(
      await changeStaff(
        app.context,
        officer,
        newPassword(await app.context.identities.hash('another long password')),
      ),
    ).toBe(true);
    await expect.poll(async () => (await reviews(jwt)).status).toBe(401);
    expect((await logIn(officer.email)).status).toBe(401);
    const body = {
      email: officer.email,
      password: 'another long password',
      newPassword: 'four brave herons',
    };
    expect((await app.call('logIn', { body })).status).toBe(200);
  });

  it('can’t be set for a borrower', async () => {
    await app.register({ email: 'borrower@example.com' });
    const borrower = { organisation: 'homeline', email: 'borrower@example.com' };
    expect(
      await changeStaff(
        app.context,
        borrower,
        newPassword(await app.context.identities.hash('another long password')),
      ),
    ).toBe(false);
    expect((await logIn(borrower.email)).status).toBe(200);
  });
});
