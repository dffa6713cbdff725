// Proves CA-24, CA-25, CA-26, EN-16, EN-17, RO-06, RO-07, VA-05.

import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestApp, testApp } from '../../../testing/app.ts';
import { createStaffMember } from '../../../testing/persona-driver.ts';
import { addWaysToSignIn, waysToSignIn } from '../../../testing/ways-to-sign-in.ts';
import { addStaff } from '../staff.ts';

const CLIENT_ID = 'homeline-web';
const CLIENT_SECRET = 'a secret=of the client';
const REFUSED = { status: 401, body: { code: 'BROKER_REFUSED' } };

/** An identity provider that answers with any ID token. tests/journeys/broker.test.ts uses a real one. */
type Issuer = {
  readonly url: string;
  readonly server: Server;
  /** Creates the ID token of the next answer from the usual claims. */
  idToken: (claims: Record<string, unknown>) => Promise<string>;
  /** The claims about the person. */
  person: Record<string, unknown>;
  authorization: string | undefined;
};

const key = await generateKeyPair('RS256');
const otherKey = await generateKeyPair('RS256');
const signedBy = (privateKey: typeof key.privateKey) => (claims: Record<string, unknown>) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);

async function startIssuer(): Promise<Issuer> {
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer: Issuer = {
    url,
    server,
    idToken: signedBy(key.privateKey),
    person: {},
    authorization: undefined,
  };
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
      end_session_endpoint: `${url}/end`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/token': async () => {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const usual = {
        iss: url,
        aud: CLIENT_ID,
        iat: nowSeconds,
        exp: nowSeconds + 60,
        nonce,
        ...issuer.person,
      };
      return { access_token: 'x', token_type: 'Bearer', id_token: await issuer.idToken(usual) };
    },
  };
  server.on('request', async (request, response) => {
    issuer.authorization = request.headers.authorization ?? issuer.authorization;
    const answer = await answers[request.url ?? '']?.();
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  return issuer;
}

/** Returns the sample lenders. Homeline has an identity provider. */
function organisationsWith(issuer: object, mode = 'optimizely'): string {
  const folder = mkdtempSync(join(tmpdir(), 'organisations-'));
  cpSync(join(import.meta.dirname, '../../../../../../organisations'), folder, { recursive: true });
  const file = join(folder, 'homeline', 'organisation.json');
  const lender = JSON.parse(readFileSync(file, 'utf8'));
  const signIn = { ...lender.signIn, mode, passwordMaxDays: 90, issuer };
  writeFileSync(file, JSON.stringify({ ...lender, signIn }));
  return folder;
}

let issuer: Issuer;
let app: TestApp;
/** The nonce of the sign-in that started last. */
let nonce: string;
let people = 0;
beforeAll(async () => {
  issuer = await startIssuer();
  const own = { name: 'Homeline ID', url: issuer.url, clientId: CLIENT_ID };
  app = await testApp(
    {},
    { ORGANISATIONS_DIR: organisationsWith(own), BROKER_SECRETS: `homeline=${CLIENT_SECRET}` },
  );
  await app.context.jobs.start(app.context);
});
afterAll(async () => {
  await app.stop();
  issuer.server.close();
});
beforeEach(() => {
  people += 1;
  issuer.idToken = signedBy(key.privateKey);
  issuer.person = { sub: `subject-${people}`, email: `known${people}@example.com`, email_verified: true };
});

async function start(redirectUrl?: string, userType = 'customer'): Promise<URL> {
  const answer = await app.call('brokerLogIn', { params: { userType }, body: { redirectUrl } });
  const url = new URL((answer.body as { redirect: string }).redirect);
  nonce = url.searchParams.get('nonce') ?? '';
  return url;
}

const finish = (state: string | null, userType = 'customer') =>
  app.call('brokerCallback', { params: { userType }, body: { query: `code=a-code&state=${state}` } });

const signIn = async (redirectUrl?: string) => finish((await start(redirectUrl)).searchParams.get('state'));

describe('a person with an account at the identity provider', () => {
  it('is redirected with PKCE, state and nonce, and returns signed in', async () => {
    const { jwt: registered } = await app.register({ email: `known${people}@example.com` });
    const here = await app.call('getProfile', { jwt: registered });
    const url = await start('/account/heloc/dashboard');
    expect(url.origin).toBe(issuer.url);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: CLIENT_ID,
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email',
      redirect_uri: 'http://127.0.0.1:3000/account/heloc/auth/callback',
    });
    const answer = await finish(url.searchParams.get('state'));
    expect(answer).toMatchObject({ status: 200, body: { redirectUrl: '/account/heloc/dashboard' } });
    const { jwt } = answer.body as { jwt: string };
    const params = { userType: 'customer' };
    const there = await app.call('getBrokerIdentity', { jwt, params });
    const { identityUuid } = here.body as { identityUuid: string };
    expect(there.body).toMatchObject({ identityUuid, userType: 'CUSTOMER', organizationCode: 'homeline' });
  });

  it('takes over an account created by another person with their email address', async () => {
    const email = `known${people}@example.com`;
    const { jwt } = await app.register({ email });
    await addWaysToSignIn(app, jwt);
    expect((await signIn()).status).toBe(200);
    expect(await waysToSignIn(app, email)).toEqual({ passkeys: 0, apps: 0, subjects: 0 });
    expect((await app.call('getProfile', { jwt })).status).toBe(401);
    expect(await app.call('logIn', { body: { email, password: PASSWORD } })).toMatchObject({ status: 401 });
    expect((await signIn()).status).toBe(200);
  });

  it('is recognized by their subject after an email change at the provider', async () => {
    await app.register({ email: `known${people}@example.com` });
    expect((await signIn()).status).toBe(200);
    issuer.person = { ...issuer.person, email: 'new@example.com' };
    expect((await signIn()).status).toBe(200);
  });

  it('isn’t signed in without an account here, or with an unverified email address', async () => {
    const notFound = { status: 401, body: { code: 'USER_NOT_FOUND', errors: ['User not found'] } };
    expect(await signIn()).toMatchObject(notFound);
    await app.register({ email: `known${people}@example.com` });
    issuer.person = { ...issuer.person, email_verified: false };
    expect(await signIn()).toMatchObject(notFound);
  });

  it('is signed out there too', async () => {
    await app.register({ email: `known${people}@example.com` });
    const { jwt } = (await signIn()).body as { jwt: string };
    const params = { userType: 'customer' };
    const { redirect } = (await app.call('brokerLogOut', { jwt, params })).body as { redirect: string };
    expect(redirect).toMatch(`${issuer.url}/end?`);
    expect((await app.call('getProfile', { jwt })).status).toBe(401);
  });
});

describe('a sign-in is refused', () => {
  beforeEach(() => app.register({ email: `known${people}@example.com` }));

  it.each<[string, (claims: Record<string, unknown>) => Promise<string>]>([
    ['unsigned (alg=none)', async (claims) => new UnsecuredJWT(claims).encode()],
    ['signed with another key', signedBy(otherKey.privateKey)],
    ['from another issuer', (claims) => signedBy(key.privateKey)({ ...claims, iss: 'https://evil.example' })],
    ['for another client', (claims) => signedBy(key.privateKey)({ ...claims, aud: 'another' })],
    ['with another nonce', (claims) => signedBy(key.privateKey)({ ...claims, nonce: 'another' })],
    ['without a nonce', (claims) => signedBy(key.privateKey)({ ...claims, nonce: undefined })],
    ['that has expired', (claims) => signedBy(key.privateKey)({ ...claims, exp: 1 })],
  ])('with an ID token %s', async (_, idToken) => {
    issuer.idToken = idToken;
    expect(await signIn()).toMatchObject(REFUSED);
  });

  it('with a state that was never issued, was used, or belongs to the other path', async () => {
    expect(await finish('never-issued')).toMatchObject(REFUSED);
    const used = (await start()).searchParams.get('state');
    expect((await finish(used)).status).toBe(200);
    expect(await finish(used)).toMatchObject(REFUSED);
    expect(await finish((await start()).searchParams.get('state'), 'agent')).toMatchObject(REFUSED);
  });

  it.each(['//evil.example', 'https://evil.example', '/A', '/a\\evil', '/a\r\nLocation: x'])(
    'with the redirect %j',
    async (redirectUrl) => {
      const answer = await app.call('brokerLogIn', {
        params: { userType: 'customer' },
        body: { redirectUrl },
      });
      expect(answer).toMatchObject({ status: 400, body: { fields: { redirectUrl: expect.any(String) } } });
    },
  );
});

describe('without an identity provider', () => {
  const headers = { 'x-org': 'harborview' };
  const params = { userType: 'customer' };

  it('people sign in on our pages', async () => {
    const body = { redirectUrl: '/account/heloc/dashboard' };
    const answer = await app.call('brokerLogIn', { params, body, headers });
    expect(answer.body).toEqual({
      redirect: '/account/heloc/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fdashboard',
    });
  });

  it('a callback is refused', async () => {
    const body = { query: 'code=a-code&state=x' };
    expect(await app.call('brokerCallback', { params, body, headers })).toMatchObject(REFUSED);
  });
});

describe('customers and agents', () => {
  it('have a broker path of their own', async () => {
    const { jwt: customer } = await app.register({ email: 'customer@example.com' });
    const agent = await createStaffMember(app, []);
    const statusOf = async (jwt: string, userType: string) =>
      (await app.call('getBrokerIdentity', { jwt, params: { userType } })).status;
    expect([await statusOf(customer, 'customer'), await statusOf(customer, 'agent')]).toEqual([200, 404]);
    expect([await statusOf(agent, 'customer'), await statusOf(agent, 'agent')]).toEqual([404, 200]);
    const { body } = await app.call('getBrokerIdentity', { jwt: agent, params: { userType: 'agent' } });
    expect(body).toMatchObject({ userType: 'AGENT' });
  });
});

describe('the legacy service', () => {
  it('describes a person who has a password, in both versions', async () => {
    const { jwt } = await app.register({ email: 'legacy@example.com' });
    for (const name of ['getLegacyIdentity', 'getLegacyIdentityV1_1'] as const)
      expect((await app.call(name, { jwt })).body).toMatchObject({
        organizationCode: 'homeline',
        profileType: 'APPLICANT',
        passwordExpired: false,
        twoFactorEnabled: false,
        totpVerified: false,
        aliases: [{ type: 'EMAIL', value: 'legacy@example.com' }],
      });
  });

  it('refuses an expired password, until a new one is chosen', async () => {
    const { jwt } = await app.register({ email: 'expired@example.com' });
    await app.context.db
      .updateTable('auth.account')
      .set({ updatedAt: new Date(Date.now() - 91 * 86_400_000).toISOString() })
      .execute();
    expect((await app.call('getLegacyIdentity', { jwt })).body).toMatchObject({ passwordExpired: true });
    const body = { email: 'expired@example.com', password: PASSWORD };
    expect(await app.call('logIn', { body })).toMatchObject({
      status: 401,
      body: { code: 'PASSWORD_EXPIRED' },
    });
  });
});

it('the client secret reaches the identity provider, equals sign included', () => {
  const sent = Buffer.from(issuer.authorization?.split(' ')[1] ?? '', 'base64').toString();
  expect(decodeURIComponent(sent.replaceAll('+', ' '))).toBe(`${CLIENT_ID}:${CLIENT_SECRET}`);
});

describe('a forced way to sign in', () => {
  const own = () => ({ name: 'Homeline ID', url: issuer.url, clientId: CLIENT_ID });
  const body = { email: 'forced@example.com', password: PASSWORD };
  const open = async (mode: string) => {
    const forced = await testApp(
      {},
      { ORGANISATIONS_DIR: organisationsWith(own(), mode), BROKER_SECRETS: `homeline=${CLIENT_SECRET}` },
    );
    await forced.context.jobs.start(forced.context);
    await forced.register({ email: body.email });
    return forced;
  };

  it('at the identity provider disables passwords for customers, not for staff', async () => {
    const forced = await open('broker');
    expect(await forced.call('logIn', { body })).toMatchObject({
      ...{ status: 403, body: { errors: ['Sign in with Homeline ID.'] } },
    });
    await addStaff(forced.context, {
      ...{ organisation: 'homeline', email: 'agent@lender.example', password: PASSWORD, roles: ['MANAGER'] },
    });
    const staff = { email: 'agent@lender.example', password: PASSWORD };
    expect((await forced.call('logIn', { body: staff })).status).toBe(200);
    await forced.stop();
  });

  it('on our own pages disables the identity provider', async () => {
    const forced = await open('legacy');
    const params = { userType: 'customer' };
    const started = await forced.call('brokerLogIn', { params, body: {} });
    expect(started.body).toEqual({ redirect: '/account/heloc/auth/login' });
    expect((await forced.call('logIn', { body })).status).toBe(200);
    await forced.stop();
  });
});

it('keeps other sign-in methods when an identity provider is down', async () => {
  const down = { name: 'Down', url: 'http://127.0.0.1:9', clientId: CLIENT_ID };
  const alone = await testApp({}, { ORGANISATIONS_DIR: organisationsWith(down) });
  await alone.context.jobs.start(alone.context);
  await alone.register({ email: 'patient@example.com' });
  const params = { userType: 'customer' };
  expect(await alone.call('brokerLogIn', { params, body: {} })).toMatchObject({
    status: 503,
    body: { code: 'PROVIDER_UNAVAILABLE' },
  });
  const body = { email: 'patient@example.com', password: PASSWORD };
  expect((await alone.call('logIn', { body })).status).toBe(200);
  await alone.stop();
});
