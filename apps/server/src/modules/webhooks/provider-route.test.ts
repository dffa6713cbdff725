// Proves PR-17, PR-18.

import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { ProviderAccount } from '@homeline/contract/settings/provider-accounts.ts';
import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import { sql } from 'kysely';
import Stripe from 'stripe';
import library from 'twilio';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD, REGISTRATION, type TestApp, testApp, WEBHOOK_SECRET } from '../../testing/app.ts';
import { forLender } from '../../vendors/lender-of-call.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';
import { startWebhookInbox, type WebhookInbox } from '../../vendors/testing/webhook-inbox.ts';
import type { Vendors } from '../../vendors/vendors.ts';
import { addStaff } from '../accounts/staff.ts';

const PATH = '/service-webhooks/external/api/v1/providers';
const PHONE = '+15557770123';

let providers: TestProviders;
let inbox: WebhookInbox;
let app: TestApp;
let ada = '';
/** An application of Homeline’s, whose only run waits for an hour. */
let application = '';
beforeAll(async () => {
  inbox = await startWebhookInbox();
  providers = await startTestProviders([], inbox.url, WEBHOOK_SECRET);
  app = await testApp({}, { SANDBOX_URL: providers.url });
  const email = 'ada@lender.example.com';
  const staff = { organisation: 'homeline', email, password: PASSWORD, name: 'Ada' };
  await addStaff(app.context, { ...staff, roles: ['ADMINISTRATOR'] });
  const { body } = await app.call('logIn', { body: { email, password: PASSWORD } });
  ada = (body as { jwt: string }).jwt;
  const registration = { ...REGISTRATION, phone: '(555) 777-0123', takesTexts: true };
  const registered = await app.call('register', { body: registration });
  application = (registered.body as { applicationUuid: string }).applicationUuid;
  const { jobs, db, accounts } = app.context;
  await jobs.open();
  const run = { organisation: 'homeline', applicationId: application, enteredSeq: 1, polls: 6 };
  await jobs.enqueuePoll(db, 'fetchIncome', run);
  const note = { fileNumber: application, reference: 'truv user truv-user', theirs: application };
  await accounts.account('homeline', 'truv')?.tools.memory.remember(note);
  plaidSent = await webhookOfPlaid();
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
  inbox.stop();
});
afterEach(() => vi.useRealTimers());

/** Returns the webhook of a link on Plaid’s page, as its stand-in signs it. */
async function webhookOfPlaid() {
  const { bank } = app.context.accounts.open('homeline', 'plaid') as Vendors;
  const opened = await forLender('homeline', () =>
    bank.link.ask({
      ...{ reference: randomUUID(), fileNumber: application },
      holder: { firstName: 'Avery', lastName: 'Happy' },
      ...{ returnUrl: 'https://lender.example/back', oauthReturnUrl: 'https://lender.example/back' },
    }),
  );
  const url = opened.ok && !opened.pending ? opened.answer.url : expect.fail(JSON.stringify(opened));
  await fetch(`${url}/finish`, { method: 'POST' });
  const sent = await vi.waitUntil(() => inbox.received[0], { timeout: 10_000 });
  return { body: sent.rawBody, token: String(sent.headers['plaid-verification']) };
}
let plaidSent: Awaited<ReturnType<typeof webhookOfPlaid>>;

/** With `secret`, somebody else signs it. */
type Signed = { readonly secret?: string; readonly lender?: string };
type Webhook = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
};
const json = { 'content-type': 'application/json' };

/** Each provider’s webhook about the application, signed as the provider signs. */
const WEBHOOKS = {
  truv({ secret = `${WEBHOOK_SECRET} truv`, lender = 'homeline' }) {
    const payload = JSON.stringify({ event_type: 'task-status-updated', user_id: 'truv-user' });
    const signature = `v1=${createHmac('sha256', secret).update(payload).digest('hex')}`;
    return { url: `${PATH}/truv/${lender}`, headers: { ...json, 'x-webhook-sign': signature }, payload };
  },
  stripe({ secret = `${WEBHOOK_SECRET} stripe`, lender = 'homeline' }) {
    const object = { id: 'vs_1', object: 'identity.verification_session', client_reference_id: application };
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    return { url: `${PATH}/stripe/${lender}`, headers: { ...json, 'stripe-signature': signature }, payload };
  },
  plaid({ secret, lender = 'homeline' }) {
    const { body: payload, token } = plaidSent;
    const signature = secret === undefined ? token : bySomebodyElse(token);
    return { url: `${PATH}/plaid/${lender}`, headers: { ...json, 'plaid-verification': signature }, payload };
  },
  twilio({ secret = `${WEBHOOK_SECRET} twilio`, lender = 'homeline' }) {
    const fields = {
      ...{ MessageSid: `SM${randomUUID()}`, AccountSid: 'sandbox', From: PHONE, To: '+18885550143' },
      Body: 'Is Tuesday fine?',
    };
    const url = `${PATH}/twilio/${lender}`;
    const signature = library.getExpectedTwilioSignature(secret, app.context.config.publicUrl + url, fields);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(fields).toString();
    return { url, headers: { ...type, 'x-twilio-signature': signature }, payload };
  },
} satisfies Partial<Record<NamedProvider, (signed: Signed) => Webhook>>;
type Name = keyof typeof WEBHOOKS;
const NAMES = Object.keys(WEBHOOKS) as Name[];

/** Signs a token’s claims with another ES256 key, under the id of Plaid’s. */
function bySomebodyElse(token: string): string {
  const claims = token.split('.').slice(0, 2).join('.');
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signature = sign('sha256', Buffer.from(claims), { key, dsaEncoding: 'ieee-p1363' });
  return `${claims}.${signature.toString('base64url')}`;
}

const send = async (webhook: Webhook) => (await app.send({ method: 'POST', ...webhook })).status;

const OUR_RUN = () => sql`data->>'applicationId' = ${application}`;
/** Sends webhooks. Returns their answers, and how often they had an effect: a run that starts now, or a kept text. */
async function effectOf(...webhooks: readonly Webhook[]) {
  const { db, activity } = app.context;
  const answers: number[] = [];
  let effects = 0;
  const texts = async () => {
    await activity.write();
    const kept = db.selectFrom('webhook_receipt').where('outcome', '=', 'RECORDED');
    return (await kept.selectAll().execute()).length;
  };
  for (const webhook of webhooks) {
    const before = await texts();
    await sql`update pgboss.job set start_after = now() + interval '1 hour' where ${OUR_RUN()}`.execute(db);
    answers.push(await send(webhook));
    const { rows } = await sql`select id from pgboss.job where ${OUR_RUN()} and start_after <= now()`.execute(
      db,
    );
    effects += rows.length + (await texts()) - before;
  }
  return { answers, effects };
}

describe.each(NAMES)('a webhook of %s', (name) => {
  const webhook = (signed: Signed = {}): Webhook => WEBHOOKS[name](signed);

  it('signed as the provider signs has its effect', async () => {
    expect(await effectOf(webhook())).toEqual({ answers: [204], effects: 1 });
  });

  it('signed with a foreign key is refused', async () => {
    expect(await effectOf(webhook({ secret: 'of somebody else' }))).toEqual({ answers: [401], effects: 0 });
  });

  it('without a signature, or with one for other words, is refused', async () => {
    const { url, headers, payload } = webhook();
    const unsigned = { url, headers: { 'content-type': headers['content-type'] ?? '' }, payload };
    const altered = { url, headers, payload: `${payload.replace('}', ' }')}&a=b` };
    expect(await effectOf(unsigned, altered)).toEqual({ answers: [401, 401], effects: 0 });
  });

  it('at another lender’s address has no effect on this one’s application', async () => {
    const elsewhere = await effectOf(webhook({ lender: 'fieldstone' }));
    expect(elsewhere).toEqual({ answers: [204], effects: 0 });
  });

  it('that is replayed starts the waiting run again and no more, and brings a text once', async () => {
    const one = webhook();
    const { answers, effects } = await effectOf(one, one, one);
    expect(answers).toEqual([204, 204, 204]);
    expect(effects).toBe(name === 'twilio' ? 1 : 3);
    const { rows } = await sql`select id from pgboss.job where ${OUR_RUN()}`.execute(app.context.db);
    expect(rows).toHaveLength(1);
  });

  it('that is five minutes old is refused where the provider signs its time', async () => {
    const one = webhook();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    const hasTime = name === 'stripe' || name === 'plaid';
    expect(await send(one)).toBe(hasTime ? 401 : 204);
  });
});

describe('a new webhook secret', () => {
  const FIELDS = {
    truv: { clientId: 'sandbox', secret: '' },
    stripe: { key: `${WEBHOOK_SECRET} stripe`, webhookSecret: '' },
    twilio: { accountSid: 'sandbox', authToken: '', sender: 'sandbox' },
  };
  const ROTATING = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
  const account = async (name: Name) => {
    const { body } = await app.call('listProviderAccounts', { jwt: ada });
    return (body as ProviderAccount[]).find(({ provider }) => provider === name) ?? expect.fail();
  };
  async function rotate(name: keyof typeof FIELDS, secret: string, oldSecretDays?: 0 | 1 | 7) {
    const { version } = await account(name);
    const [field = ''] = Object.entries(FIELDS[name]).find(([, value]) => value === '') ?? [];
    const fields = { ...FIELDS[name], [field]: secret, url: `${providers.url}/providers/${name}` };
    const body = { version, fields, ...(oldSecretDays !== undefined && { oldSecretDays }) };
    return app.call('saveProviderAccount', { jwt: ada, params: { account: name }, body });
  }
  const end = async (name: Name) => {
    const query = { version: (await account(name)).version };
    return (await app.call('endOldWebhookSecret', { jwt: ada, params: { account: name }, query })).status;
  };
  const secretsTaken = async (name: Name, secrets: readonly string[]) => {
    const answers: number[] = [];
    for (const secret of secrets) answers.push(await send(WEBHOOKS[name]({ secret })));
    return answers;
  };

  it.each(ROTATING)('of %s stands beside the old one for a day, so that none is lost', async (name) => {
    const old = `${WEBHOOK_SECRET} ${name}`;
    expect(await rotate(name, 'the new one')).toMatchObject({ status: 200 });
    expect(await secretsTaken(name, [old, 'the new one', 'of somebody else'])).toEqual([204, 204, 401]);
    const { oldSecretUntil } = await account(name);
    expect(Date.parse(oldSecretUntil ?? '') - Date.parse(app.context.clock.now())).toBeCloseTo(
      86_400_000,
      -4,
    );
    expect(JSON.stringify(await account(name))).not.toContain(WEBHOOK_SECRET);
    app.clock.moveTo(86_400_001);
    expect(await secretsTaken(name, [old, 'the new one'])).toEqual([401, 204]);
    app.clock.moveTo(0);
  });

  it.each(ROTATING)('of %s stands alone once a person ends the old one', async (name) => {
    await rotate(name, 'one', 7);
    await rotate(name, 'two', 7);
    expect(await secretsTaken(name, ['one', 'two'])).toEqual([204, 204]);
    expect(await end(name)).toBe(204);
    expect(await secretsTaken(name, ['one', 'two'])).toEqual([401, 204]);
    expect(await end(name)).toBe(404);
  });

  it.each(ROTATING)('of %s stands alone at once where the old one leaked, and stays so', async (name) => {
    await rotate(name, 'leaked', 0);
    await rotate(name, 'safe', 0);
    expect(await secretsTaken(name, ['leaked', 'safe'])).toEqual([401, 204]);
    await rotate(name, '', 7);
    expect(await secretsTaken(name, ['leaked', 'safe'])).toEqual([401, 204]);
  });
});
