// Proves PR-09, PR-10, PR-28, PR-29, PR-33, PR-35, PR-38, PR-44, PR-45.

import { randomUUID } from 'node:crypto';
import type { LenderSettingsView } from '@homeline/contract/settings/manage-settings.ts';
import type { ProviderAccount } from '@homeline/contract/settings/provider-accounts.ts';
import {
  type NamedProvider,
  type ProviderChoices,
  WEBHOOK_PROVIDERS,
} from '@homeline/domain/organisations/named-providers.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestApp, testApp, WEBHOOK_SECRET } from '../../testing/app.ts';
import { sampleLendersAnd } from '../../testing/sample-lenders.ts';
import { patienceOf } from '../../vendors/adapter.ts';
import { ADAPTERS } from '../../vendors/adapters.ts';
import { forLender } from '../../vendors/lender-of-call.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';
import { addStaff } from '../accounts/staff.ts';

let providers: TestProviders;
let app: TestApp;
let [ada, elsewhere] = ['', ''];
beforeAll(async () => {
  providers = await startTestProviders([], undefined, WEBHOOK_SECRET);
  const ORGANISATIONS_DIR = sampleLendersAnd({ careful: { providers: { sanctions: ['yente'] } } });
  app = await testApp({}, { SANDBOX_URL: providers.url, ORGANISATIONS_DIR });
  await app.context.jobs.start(app.context);
  ada = await administrator('careful');
  elsewhere = await administrator('homeline');
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});
beforeEach(async () => {
  for (const table of ['provider_account', 'lender_setting'] as const)
    await app.context.db.deleteFrom(table).execute();
  await app.context.accounts.refresh();
  await app.context.settings.refresh();
});

async function administrator(organisation: string): Promise<string> {
  const email = `${randomUUID()}@lender.example.com`;
  await addStaff(app.context, {
    ...{ organisation, email, password: PASSWORD, name: 'Ada', roles: ['ADMINISTRATOR'] },
  });
  const { body } = await app.call('logIn', {
    body: { email, password: PASSWORD },
    headers: { 'x-org': organisation },
  });
  return (body as { jwt: string }).jwt;
}

const ask = (jwt = ada) => ({ jwt, headers: { 'x-org': jwt === elsewhere ? 'homeline' : 'careful' } });
const accounts = async (jwt = ada) =>
  (await app.call('listProviderAccounts', ask(jwt))).body as ProviderAccount[];
const account = async (provider: NamedProvider, jwt = ada) =>
  (await accounts(jwt)).find((each) => each.provider === provider) ?? expect.fail();
const urlOf = (provider: NamedProvider) => `${providers.url}/providers/${provider}`;
const keyOf = (provider: NamedProvider) => `${WEBHOOK_SECRET} ${provider}`;
const ATTOM = (key: string) => ({ url: urlOf('attom'), apiKey: key });
const save = (provider: NamedProvider, fields: object, version = 0) =>
  app.call('saveProviderAccount', { ...ask(), params: { account: provider }, body: { version, fields } });
async function choose(value: ProviderChoices) {
  const params = { name: 'providers' };
  const row = await app.context.settings.current('careful', 'providers');
  const body = { version: row.version, value: { providers: value }, reason: 'For a test' };
  return app.call('changeSetting', { ...ask(), params, body });
}

describe('an account with a provider', () => {
  it('is stored sealed, can be checked, and never shows its secret', async () => {
    expect((await save('attom', ATTOM(keyOf('attom')))).body).toEqual({ found: 'WORKS' });
    const shown = await account('attom');
    expect(shown).toMatchObject({ version: 1, isOfSandbox: false, checked: { found: 'WORKS' } });
    expect(shown.fields.find(({ name }) => name === 'apiKey')).toEqual(
      expect.objectContaining({ isSecret: true, isSet: true }),
    );
    expect(JSON.stringify(await accounts())).not.toContain(WEBHOOK_SECRET);
    const rows = await app.context.db.selectFrom('provider_account').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(WEBHOOK_SECRET);
  });

  it('reports rejected keys immediately, and keeps a secret that isn’t retyped', async () => {
    expect((await save('attom', ATTOM('of somebody else'))).body).toEqual({ found: 'REFUSED' });
    expect((await save('attom', ATTOM(keyOf('attom')), 1)).body).toEqual({ found: 'WORKS' });
    expect((await save('attom', { url: urlOf('attom'), apiKey: '' }, 2)).body).toEqual({ found: 'WORKS' });
    await providers.makeFail('provider attom', 'DOWN', 2);
    const checked = await app.call('checkProviderAccount', { ...ask(), params: { account: 'attom' } });
    expect(checked.body).toEqual({ found: 'UNREACHABLE' });
  });

  it('accepts a key pasted with a line break, and refuses an impossible one', async () => {
    expect((await save('attom', ATTOM(`${keyOf('attom')}\r\n`))).body).toEqual({ found: 'WORKS' });
    for (const [fields, problem] of [
      [ATTOM('two\nlines'), { 'fields.apiKey': 'Must be one line without special characters' }],
      [{ ...ATTOM('a key'), url: 'ftp://elsewhere' }, { 'fields.url': expect.stringContaining('Must be') }],
      [{ ...ATTOM('a key'), pin: '1' }, { 'fields.pin': 'No such field' }],
    ] as const)
      expect(await save('attom', fields, 1)).toMatchObject({ status: 400, body: { fields: problem } });
    expect((await account('attom')).version).toBe(1);
  });

  it('is told by its name which field is missing', async () => {
    expect(await save('truv', { secret: 'a key' })).toMatchObject({
      status: 400,
      body: { fields: { 'fields.clientId': 'Client ID is required' } },
    });
  });

  it('never reaches a real provider in a trial', async () => {
    const fields = { ...ATTOM('a key'), url: 'https://api.gateway.attomdata.com' };
    const refused = await save('attom', fields);
    expect(refused).toMatchObject({ status: 400, body: { fields: { 'fields.url': expect.any(String) } } });
  });

  it('never sends a stored key to another URL', async () => {
    await save('attom', ATTOM(keyOf('attom')));
    const refused = await save('attom', { url: `${providers.url}/elsewhere`, apiKey: '' }, 1);
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { 'fields.apiKey': 'Required: kept keys are never sent to another address' } },
    });
  });

  it('keeps its URL while the lender uses the provider', async () => {
    await save('yente', { url: urlOf('yente'), apiKey: keyOf('yente') });
    const moved = { url: `${providers.url}/elsewhere`, apiKey: keyOf('yente') };
    expect(await save('yente', moved, 1)).toMatchObject({ status: 403 });
  });

  it('keeps the account’s decision settings while the lender uses the provider', async () => {
    await choose({ sanctions: ['yente'] });
    const { version } = await account('yente');
    const fields = { url: urlOf('yente'), apiKey: keyOf('yente') };
    expect(await save('yente', { ...fields, similarityPct: '100' }, version)).toMatchObject({ status: 403 });
    expect(await save('yente', { ...fields, similarityPct: 'abc' }, version)).toMatchObject({
      status: 400,
      body: { fields: { 'fields.similarityPct': 'Must be a whole number from 1 to 100' } },
    });
  });

  it('stays the same account while the lender uses the provider, though its secret may change', async () => {
    await choose({ sanctions: ['yente'], bank: ['plaid'] });
    const fields = { url: urlOf('plaid'), clientId: 'sandbox', secret: keyOf('plaid') };
    expect(await save('plaid', { ...fields, clientId: 'of somebody else' })).toMatchObject({
      ...{ status: 400, body: { errors: [expect.stringContaining('refused this account')] } },
    });
    const silent = () => providers.makeFail('provider plaid', 'DOWN', 2);
    await silent();
    expect(await save('plaid', { ...fields, clientId: 'of somebody else' })).toMatchObject({ status: 403 });
    await silent();
    expect(await save('plaid', { ...fields, secret: 'the next one' })).toMatchObject({ status: 200 });
  });

  it.each(['plaid', 'truv', 'mismo', 'twilio'] as const)(
    'names the account at %s by a field that is kept',
    (name) => {
      expect(Object.values(ADAPTERS[name].fields).some(({ isAccount }) => isAccount)).toBe(true);
    },
  );

  it('can’t be chosen while the provider refuses its keys', async () => {
    await save('attom', ATTOM('mistyped'));
    expect(await choose({ sanctions: ['yente'], property: ['attom'] })).toMatchObject({
      status: 400,
      body: { fields: { 'value.providers.property': expect.stringContaining('refused these keys') } },
    });
    await save('attom', ATTOM(keyOf('attom')), 1);
    expect(await choose({ sanctions: ['yente'], property: ['attom'] })).toMatchObject({ status: 200 });
  });

  it('can be chosen while the provider is away', async () => {
    await providers.makeFail('provider attom', 'DOWN', 2);
    expect((await save('attom', ATTOM(keyOf('attom')))).body).toEqual({ found: 'UNREACHABLE' });
    expect(await choose({ sanctions: ['yente'], property: ['attom'] })).toMatchObject({ status: 200 });
  });

  it('keeps working keys while the lender uses the provider, if it rejects new ones', async () => {
    await choose({ sanctions: ['yente'], property: ['attom'] });
    await save('attom', ATTOM(keyOf('attom')));
    const refused = await save('attom', ATTOM('mistyped'), 1);
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [expect.stringContaining('refused this account')] },
    });
    expect(await account('attom')).toMatchObject({ version: 1, checked: { found: 'WORKS' } });
  });

  it('doesn’t overwrite a colleague’s change', async () => {
    await save('attom', ATTOM(keyOf('attom')));
    expect((await save('attom', ATTOM('late'))).status).toBe(409);
  });

  it('takes for Truv’s way back “yes” or nothing', async () => {
    const truv = (customField: string) => ({
      ...{ url: urlOf('truv'), clientId: 'sandbox', secret: keyOf('truv'), customField },
    });
    expect(await save('truv', truv('maybe'))).toMatchObject({
      status: 400,
      body: { fields: { 'fields.customField': 'Must be “yes” or empty' } },
    });
    expect(await save('truv', truv('Yes'))).toMatchObject({ body: { found: 'WORKS' } });
    expect(await save('truv', truv(''), 1)).toMatchObject({ body: { found: 'WORKS' } });
  });

  it('takes a name for Plaid’s page of at most 30 characters, since Plaid shows its own for a longer one', async () => {
    const named = (clientName: string) => ({
      ...{ url: urlOf('plaid'), clientId: 'sandbox', secret: keyOf('plaid'), clientName, nameScore: '70' },
    });
    expect(await save('plaid', named('A lender with a name of 31 chars'))).toMatchObject({
      status: 400,
      body: { fields: { 'fields.clientName': 'Must be at most 30 characters' } },
    });
    expect(await save('plaid', named('Crédit & Söhne, N.A. “Ohio” 30'))).toMatchObject({
      body: { found: 'WORKS' },
    });
  });

  it('shows an address for webhooks where somebody must enter it at the provider', async () => {
    const shown = (await accounts()).filter(({ webhookUrl }) => webhookUrl).map(({ provider }) => provider);
    expect(shown).toEqual(['truv', 'stripe', 'twilio']);
    const senders = Object.entries(ADAPTERS).filter(([, { readWebhook }]) => readWebhook);
    expect(senders.map(([name]) => name)).toEqual(WEBHOOK_PROVIDERS);
  });

  it('belongs to one lender', async () => {
    await save('attom', ATTOM(keyOf('attom')));
    expect(await account('attom', elsewhere)).toMatchObject({ version: 0 });
  });

  it('can’t be removed while the lender uses the provider', async () => {
    await save('yente', { url: urlOf('yente'), apiKey: keyOf('yente') });
    const remove = () =>
      app.call('removeProviderAccount', {
        ...ask(),
        params: { account: 'yente' },
        query: { version: 1 },
      });
    expect(await remove()).toMatchObject({ status: 403 });
    await choose({});
    expect(await remove()).toMatchObject({ status: 204 });
  });

  describe('whose provider was asked for a hard pull', () => {
    const run = { organisation: 'careful', applicationId: randomUUID(), enteredSeq: 7 };
    const reference = randomUUID();
    const remove = () =>
      app.call('removeProviderAccount', { ...ask(), params: { account: 'mismo' }, query: { version: 1 } });
    const becomes = (state: 'NEEDS_PERSON' | 'ANSWERED') =>
      app.context.db.updateTable('intent').set({ state }).where('reference', '=', reference).execute();
    beforeEach(async () => {
      const { fields } = await account('mismo');
      const values = Object.fromEntries(fields.map(({ name, value }) => [name, value || 'sandbox']));
      await save('mismo', { ...values, url: urlOf('mismo') });
      await app.context.db.deleteFrom('intent').where('reference', '=', reference).execute();
      const at = app.context.clock.now();
      const call = { task: 'pullHardCredit', entered_seq: run.enteredSeq, provider: 'mismo', attempts: 1 };
      await app.context.db
        .insertInto('intent')
        .values({
          ...{ organisation: 'careful', reference, application_id: run.applicationId, ...call },
          ...{ state: 'PREPARED', request_hash: '', created_at: at, attempted_at: at },
        })
        .execute();
    });

    it('keeps its keys until staff have settled the outcome, and says why', async () => {
      await becomes('NEEDS_PERSON');
      expect(await remove()).toMatchObject({
        status: 403,
        body: { errors: [expect.stringContaining('only these keys can ask what became of them')] },
      });
      await becomes('ANSWERED');
      expect(await remove()).toMatchObject({ status: 204 });
    });

    it('keeps its keys while the outcome will be asked for, and loses them once nobody asks', async () => {
      await app.context.jobs.enqueuePoll(app.context.db, 'pullHardCredit', { ...run, polls: 9 });
      expect(await remove()).toMatchObject({ status: 403 });
      await sql`delete from pgboss.job where data->>'applicationId' = ${run.applicationId}`.execute(
        app.context.db,
      );
      expect(await remove()).toMatchObject({ status: 204 });
    });
  });
});

describe('the longest wait for a provider', () => {
  const waitFor = (provider: NamedProvider) =>
    app.context.accounts.account('careful', provider)?.tools.patience.timeoutMs;

  it('is 20 seconds, 90 at a credit reseller, or what the lender says for its account', async () => {
    expect(waitFor('attom')).toBe(20_000);
    expect(waitFor('mismo')).toBe(90_000);
    await save('attom', { ...ATTOM(keyOf('attom')), timeoutSeconds: '45' });
    expect(waitFor('attom')).toBe(45_000);
    await save('attom', ATTOM(keyOf('attom')), 1);
    expect(waitFor('attom')).toBe(20_000);
  });

  it.each(['4', '121', '0', '-20', '20.5', 'a minute'])('can’t be %s', async (timeoutSeconds) => {
    expect(await save('attom', { ...ATTOM(keyOf('attom')), timeoutSeconds })).toMatchObject({
      status: 400,
      body: { fields: { 'fields.timeoutSeconds': 'Must be a whole number from 5 to 120' } },
    });
  });

  it('is the usual one for an account that was saved before it could be said', () => {
    expect(patienceOf(ADAPTERS.mismo, {}).timeoutMs).toBe(90_000);
    expect(patienceOf(ADAPTERS.truv, { secret: 'a key' }).timeoutMs).toBe(20_000);
  });
});

it('keeps every change of a provider’s note that several make at once', async () => {
  const { memory } = app.context.accounts.account('careful', 'plaid')?.tools ?? expect.fail();
  const note = { fileNumber: randomUUID(), reference: `plaid bank ${randomUUID()}` };
  const visits = ['a', 'b', 'c', 'd'];
  await Promise.all(visits.map((visit) => memory.change(note, (kept = '') => kept + visit)));
  expect([...((await memory.recall(note.reference)) ?? '')].toSorted()).toEqual(visits);
});

describe('a lender’s calls', () => {
  const screen = (organisation: string) =>
    forLender(organisation, () =>
      app.context.vendors.sanctions.screen.ask({
        ...{ reference: randomUUID(), fileNumber: randomUUID() },
        person: { firstName: 'Avery', lastName: 'Happy', dob: '1981-04-12' },
      }),
    );
  const asked = async (port: string) =>
    (await providers.requests()).filter((request) => request.port === port).length;

  it('go to the provider that its folder or its administrators chose, and another lender’s to theirs', async () => {
    const [bridge, yente] = [await asked('sanctions'), await asked('provider yente')];
    expect(await screen('careful')).toMatchObject({ ok: true, answer: { answer: 'CLEAR' } });
    expect(await screen('homeline')).toMatchObject({ ok: true });
    expect(await asked('provider yente')).toBeGreaterThan(yente);
    expect(await asked('sanctions')).toBe(bridge + 1);
    await choose({});
    await screen('careful');
    expect(await asked('sanctions')).toBe(bridge + 2);
  });

  it('can’t be left to a bridge that the installation doesn’t have', async () => {
    const bridges = app.context.config.providers as { sanctions: unknown };
    const { sanctions } = bridges;
    bridges.sanctions = undefined;
    expect(await choose({})).toMatchObject({
      status: 400,
      body: { fields: { 'value.providers.sanctions': expect.stringContaining('has no bridge for this') } },
    });
    expect(await choose({ sanctions: ['yente'] })).toMatchObject({ status: 200 });
    bridges.sanctions = sanctions;
  });

  const letNextAnswer = (nextProvider: readonly string[]) => {
    const { version } = app.context.settings.current('careful', 'nextProvider');
    const body = { version, value: { nextProvider }, reason: 'For a test' };
    return app.call('changeSetting', { ...ask(), params: { name: 'nextProvider' }, body });
  };
  const shown = async () => (await app.call('getSettings', ask())).body as LenderSettingsView;

  it('go to the next provider while theirs is down, once an administrator says so', async () => {
    expect((await shown()).nextProviders).toContainEqual({ port: 'sanctions', answerers: ['bridge'] });
    await providers.makeFail('provider yente', 'DOWN', 6);
    expect(await screen('careful')).toMatchObject({ ok: false });
    expect(await letNextAnswer(['property', 'sanctions'])).toMatchObject({ status: 200 });
    expect((await shown()).values.nextProvider).toEqual(['property', 'sanctions']);
    const bridge = await asked('sanctions');
    expect(await screen('careful')).toMatchObject({ ok: true });
    expect(await asked('sanctions')).toBe(bridge + 1);
    const [last] = (await app.call('listStaffChanges', ask())).body as object[];
    expect(last).toMatchObject({ what: 'SETTING', subject: 'nextProvider' });
  });

  it('never go to a second bureau, and only to somebody who is there', async () => {
    expect(await letNextAnswer(['credit'])).toMatchObject({
      status: 400,
      body: { fields: { 'value.nextProvider.0': 'A second bureau is never asked while yours is down' } },
    });
    await choose({});
    expect(await letNextAnswer(['property', 'sanctions'])).toMatchObject({
      status: 400,
      body: { fields: { 'value.nextProvider.1': expect.stringContaining('Nobody else could answer') } },
    });
  });

  it('can’t be sent to a provider that doesn’t serve them', async () => {
    expect(await choose({ credit: ['yente'] })).toMatchObject({ status: 400 });
  });
});

describe('a provider’s webhook', () => {
  const send = (path: string, headers = {}) =>
    app.send({
      method: 'POST',
      url: `/service-webhooks/external/api/v1/providers/${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{}',
    });

  it.each([
    ['without a signature', 'truv/careful', 401],
    ['of a provider that sends none', 'yente/careful', 404],
    ['of an unknown provider', 'constructor/careful', 404],
    ['for an unknown lender', 'truv/nobody', 404],
  ])('%s is refused', async (_, path, status) => {
    expect((await send(path)).status).toBe(status);
  });
});
