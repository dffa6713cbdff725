// Proves PR-32, PR-34, PR-36, PR-40.

import { randomUUID } from 'node:crypto';
import type { Records } from '@homeline/contract/records/records.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyLender } from '../../audit/verify-lender.ts';
import { type TestApp, WEBHOOK_SECRET } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, personAt } from '../../testing/person-at.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import type { Person } from '../../testing/stages.ts';
import { forLender } from '../../vendors/lender-of-call.ts';
import { partyOf } from '../../vendors/testing/exchanges.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';
import { deleteDue, deleteDueEverywhere } from './delete-records.ts';

/** Past the 25 months of a decline. */
const LATER = '2028-07-01T17:00:00.000Z';
/** The attempts within one request to a provider. */
const TRIES = 3;
const DECLINED = builtInPersona('t14');

let providers: TestProviders;
let app: TestApp;
beforeAll(async () => {
  providers = await startTestProviders([], undefined, WEBHOOK_SECRET);
  app = await appWithIdleTasks({}, { SANDBOX_URL: providers.url });
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});

let people = 0;
/** Returns somebody declined in March 2026. */
function declined(): Promise<Person> {
  people += 1;
  const property = { ...DECLINED.property, street2: `Unit ${people}` };
  return personAt(app, { ...DECLINED, email: `ended.${people}@example.com`, property }, 'DECLINED');
}

const returnUrl = 'https://apply.lender.example/back';
const visits = { oauthReturnUrl: returnUrl };
const party = partyOf(DECLINED);
const source = { worker: party, source: 'TRUV_PAYROLL' } as const;

/** Returns somebody declined who had linked a bank and a payroll and shown an ID, and whose records are due now. */
async function dueWithLinks(): Promise<Person> {
  const person = await declined();
  const { uuid: fileNumber } = person;
  const { bank, income, identity } = app.context.vendors;
  const from = (provider: string) => ({ reference: randomUUID(), fileNumber, provider, returnUrl });
  const urlOf = async (opened: Promise<{ ok: boolean }>) =>
    ((await opened) as unknown as { answer: { url: string } }).answer.url;
  const post = (url: string, fields: Readonly<Record<string, string>> = {}) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  await forLender('homeline', async () => {
    await post(`${await urlOf(bank.link.ask({ ...from('plaid'), ...visits, holder: party }))}/finish`);
    await bank.account.ask({ reference: randomUUID(), fileNumber, provider: 'plaid' });
    const truv = await urlOf(income.link.ask({ ...from('truv'), ...visits, ...source }));
    const provider = /value="([^"]+)" checked/.exec(await (await fetch(truv)).text())?.[1] ?? '';
    await post(truv, { action: 'choose', provider });
    await post(truv, { action: 'login', username: 'goodlogin', password: 'goodpassword' });
    const deposits = { worker: party, source: 'PLAID_TRANSACTIONS' } as const;
    await urlOf(income.link.ask({ ...from('plaid'), ...visits, ...deposits }));
    const { firstName: first_name, lastName: last_name, dob = '' } = party;
    await post(await urlOf(identity.hosted.ask(from('stripe'))), {
      action: 'submit',
      first_name,
      last_name,
      dob,
    });
  });
  app.clock.moveTo(Date.parse(LATER) - Date.now());
  return person;
}

const kept = async ({ uuid }: Person) => {
  const rows = await app.context.db
    .selectFrom('provider_note')
    .where('application_id', '=', uuid)
    .select('provider')
    .execute();
  const application = await app.context.db
    .selectFrom('application')
    .where('id', '=', uuid)
    .select('id')
    .execute();
  return { notes: new Set(rows.map(({ provider }) => provider)).size, application: application.length };
};
const atProviders = async () => {
  const { items, connections, sessions, redactedIds } = await providers.made();
  return { items, connections, sessions, redactedIds };
};

it('has a bank, a payroll and an ID ended at their providers before records are deleted', async () => {
  const person = await dueWithLinks();
  expect(await kept(person)).toEqual({ notes: 3, application: 1 });
  expect(await atProviders()).toEqual({ items: 1, connections: 1, sessions: 1, redactedIds: 0 });
  expect(await deleteDue(app.context, 'homeline')).toEqual({ applications: 1, waitsFor: [] });
  expect(await kept(person)).toEqual({ notes: 0, application: 0 });
  expect(await atProviders()).toEqual({ items: 0, connections: 0, sessions: 1, redactedIds: 1 });
  const calls = (await providers.requests()).map(({ call }) => call);
  expect(calls).toEqual(
    expect.arrayContaining([
      'POST item/remove',
      'POST user/remove',
      expect.stringMatching(/^DELETE v1\/users\//),
    ]),
  );
});

it.each(['plaid', 'truv', 'stripe'] as const)(
  'keeps records while %s is away, and deletes them once it answers',
  async (provider) => {
    const person = await dueWithLinks();
    await providers.makeFail(`provider ${provider}`, 'DOWN', TRIES);
    expect(await deleteDue(app.context, 'homeline')).toEqual({ applications: 0, waitsFor: [provider] });
    expect(await kept(person)).toEqual({ notes: 3, application: 1 });
    // What ended already, or was cut off after it ended, ends well again.
    await providers.makeFail(`provider ${provider}`, 'CUT');
    await expect(deleteDueEverywhere(app.context)).rejects.toThrow('Some records could not be deleted');
    expect(await deleteDue(app.context, 'homeline')).toEqual({ applications: 1, waitsFor: [] });
    expect(await kept(person)).toEqual({ notes: 0, application: 0 });
  },
);

it('asks a provider that is away once in a run, however many records wait for it', async () => {
  await dueWithLinks();
  await dueWithLinks();
  await providers.makeFail('provider plaid', 'DOWN', TRIES);
  expect(await deleteDue(app.context, 'homeline')).toEqual({ applications: 0, waitsFor: ['plaid'] });
  expect(await deleteDue(app.context, 'homeline')).toEqual({ applications: 2, waitsFor: [] });
});

it('removes a person from Truv whose order arrived there and whose answer was lost', async () => {
  const { uuid: fileNumber } = await declined();
  const { link } = app.context.vendors.income;
  const request = { reference: randomUUID(), fileNumber, provider: 'truv', returnUrl, ...visits, ...source };
  await providers.makeFail('provider truv', 'CUT');
  expect(await forLender('homeline', () => link.ask(request))).toMatchObject({ ok: false });
  app.clock.moveTo(Date.parse(LATER) - Date.now());
  const deleted = async () =>
    (await providers.requests()).filter(({ call }) => call.startsWith('DELETE v1/users/')).length;
  const before = await deleted();
  expect(await deleteDue(app.context, 'homeline')).toEqual({ applications: 1, waitsFor: [] });
  expect(await deleted()).toBe(before + 1);
});

it('logs once which providers were told, by the application’s id alone', async () => {
  const { uuid: application } = await dueWithLinks();
  const info = vi.spyOn(app.context.log, 'info');
  const told = () => info.mock.calls.flatMap(([fields]) => ('provider' in fields ? [fields] : []));
  await providers.makeFail('provider stripe', 'DOWN', TRIES);
  await expect(deleteDue(app.context, 'homeline')).resolves.toMatchObject({ waitsFor: ['stripe'] });
  expect(told()).toEqual([]);
  await deleteDue(app.context, 'homeline');
  expect(told()).toEqual(['plaid', 'stripe', 'truv'].map((provider) => ({ application, provider })));
  info.mockRestore();
});

it('warns of a person whom Truv doesn’t know any more, as after another account took its place', async () => {
  const { uuid: application } = await dueWithLinks();
  const { tools, values } = app.context.accounts.account('homeline', 'truv') ?? expect.fail();
  const user = (await tools.memory.recall(`truv ${application}`)) ?? '';
  const { url, clientId, secret } = values;
  const headers = { 'x-access-client-id': clientId ?? '', 'x-access-secret': secret ?? '' };
  expect((await fetch(`${url}/v1/users/${user}/`, { method: 'DELETE', headers })).status).toBe(204);
  const warn = vi.spyOn(app.context.log, 'warn');
  expect(await deleteDue(app.context, 'homeline')).toEqual({ applications: 1, waitsFor: [] });
  expect(warn.mock.calls).toEqual([
    [{ application, provider: 'truv' }, expect.stringContaining('doesn’t know what a note names')],
  ]);
  warn.mockRestore();
});

describe('a provider that keeps refusing', () => {
  const records = async (jwt: string) => (await app.call('getRecords', { jwt })).body as Records;
  const later = (days: number) => app.clock.moveTo(Date.parse(LATER) + days * 86_400_000 - Date.now());
  const findings = async () =>
    (await verifyLender(app.context.db, app.context.sealing, [], 'homeline')).findings;

  it('holds a deletion until a person releases it with a reason, which stays with what was told', async () => {
    const officer = await createStaffMember(app, ['COMPLIANCE_OFFICER']);
    const { uuid } = await dueWithLinks();
    const release = (jwt = officer) =>
      app.call('releaseDeletion', {
        ...{ jwt, params: { uuid }, headers: { 'idempotency-key': randomUUID() } },
        body: { provider: 'truv', reason: 'Its account was closed' },
      });
    expect(await release()).toMatchObject({ status: 404 });
    await providers.makeFail('provider truv', 'DOWN', TRIES);
    await deleteDue(app.context, 'homeline');
    const [wait] = (await records(officer)).waiting;
    expect(wait).toMatchObject({ uuid, provider: 'truv', failed: 'UNREACHABLE' });
    later(6);
    expect(await release()).toMatchObject({ status: 403 });
    later(8);
    await providers.makeFail('provider truv', 'DOWN', TRIES);
    expect(await deleteDue(app.context, 'homeline')).toMatchObject({ waitsFor: ['truv'] });
    expect((await records(officer)).waiting).toMatchObject([{ uuid, since: wait?.since }]);
    expect(await release()).toMatchObject({ status: 204 });
    expect(await release()).toMatchObject({ status: 403 });
    const acts = await app.context.db
      .selectFrom('audit_event')
      .select('detail')
      .where('application_id', '=', uuid)
      .where('what', '=', 'release deletion')
      .execute();
    expect(acts).toMatchObject([{ detail: { provider: 'truv', reason: 'Its account was closed' } }]);
    await providers.makeFail('provider truv', 'DOWN', TRIES);
    expect(await deleteDue(app.context, 'homeline')).toEqual({ applications: 1, waitsFor: [] });
    const { waiting, deletions } = await records(officer);
    expect(waiting).toEqual([]);
    expect(deletions.find((each) => each.uuid === uuid)?.providers).toMatchObject([
      { provider: 'plaid', result: 'ENDED' },
      { provider: 'stripe', result: 'ENDED' },
      {
        ...{ provider: 'truv', result: 'RELEASED' },
        released: { failed: 'UNREACHABLE', by: expect.any(String), reason: 'Its account was closed' },
      },
    ]);
    expect(await findings()).toEqual([]);
    await sql`update record_deletion set providers = null where application_id = ${uuid}`.execute(
      app.context.db,
    );
    expect(await findings()).toMatchObject([{ text: expect.stringContaining('was changed') }]);
  });
});
