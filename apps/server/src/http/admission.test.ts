import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

/** Returns a token with the given seconds left. */
async function tokenWith(
  secondsLeft: number,
  jwt: string,
  secret = app.context.config.authSecret,
): Promise<string> {
  const read = await app.context.tokens.read(jwt);
  const { identity, session, organisation, role } = read?.caller ?? expect.fail('not a token');
  return new SignJWT({ sid: session, org: organisation, role, may: [] })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(identity)
    .setExpirationTime(Math.floor(Date.now() / 1000) + secondsLeft)
    .sign(Buffer.from(secret));
}

it('renews a token that is about to expire if its session is active', async () => {
  const { jwt } = await app.register();
  expect((await app.call('getProfile', { jwt })).headers['authorization']).toBeUndefined();
  const answer = await app.call('getProfile', { jwt: await tokenWith(60, jwt) });
  const renewed = String(answer.headers['authorization']);
  expect(renewed).toMatch(/^Bearer /);
  expect((await app.call('getProfile', { jwt: renewed.slice('Bearer '.length) })).status).toBe(200);
});

it('does not renew a token whose session has ended', async () => {
  const { jwt } = await app.register();
  const read = await app.context.tokens.read(jwt);
  await app.context.identities.closeSession(read?.caller.session ?? '');
  const answer = await app.call('getProfile', { jwt: await tokenWith(60, jwt) });
  expect(answer.headers['authorization']).toBeUndefined();
});

it('rejects a token that is expired or signed with another key', async () => {
  const { jwt } = await app.register();
  expect((await app.call('getProfile', { jwt: await tokenWith(-1, jwt) })).status).toBe(401);
  expect((await app.call('getProfile', { jwt: await tokenWith(60, jwt, 'x'.repeat(32)) })).status).toBe(401);
});

it('counts a token’s lifetime in real time, whatever the business clock says', async () => {
  const { jwt } = await app.register();
  app.clock.moveTo(365 * 86_400_000);
  expect((await app.call('getProfile', { jwt })).status).toBe(200);
  app.clock.moveTo(0);
});
