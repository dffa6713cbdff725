// Proves PR-02, PR-16, PR-25, PR-27, PR-31, PR-32, PR-33, PR-34, PR-36, PR-42, PR-49.

import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cents } from '@homeline/domain/money/cents.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import {
  type Published,
  TRUV_ORDER_FIELDS,
  TRUV_PUBLISHED,
  TRUV_UNSEEN,
} from '@homeline/sandbox/testing/truv-published.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { failedResult as failed, RETRY_DEFAULTS } from '../http-call.ts';
import { describeAdapter } from '../testing/conformance.ts';
import { partyOf } from '../testing/exchanges.ts';
import { startRecorder } from '../testing/recorder.ts';
import { memoryInProcess, standInValues } from '../testing/stand-in-account.ts';
import { startTestProviders, type TestProviders, testPersona } from '../testing/test-providers.ts';
import type { IncomePort } from './port.ts';
import { truv } from './truv.ts';
import { AssetsReport, accountsIncome, IncomeInsights, LinkReport, payrollIncome } from './truv-report.ts';

const PATIENCE = { ...RETRY_DEFAULTS, firstPauseMs: 1 };
const RETURN_URL = 'https://apply.lender.example/account/heloc/1/income/link/payroll';
const headersOf = ({ clientId = '', secret = '' }: Readonly<Record<string, string>>) => ({
  ...{ 'content-type': 'application/json', 'x-access-client-id': clientId, 'x-access-secret': secret },
});

/** Goes through Truv's page as a person does, to its last page. */
async function atTruv(url: string, login: Readonly<Record<string, string>> = {}) {
  const send = async (fields: Readonly<Record<string, string>>) =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })).text();
  const provider = /value="([^"]+)" checked/.exec(await (await fetch(url)).text())?.[1] ?? '';
  await send({ action: 'choose', provider });
  return send({ action: 'login', username: 'goodlogin', password: 'goodpassword', ...login });
}

/** Links the person's payroll, as an order of ours does. */
async function linkPayroll(providers: TestProviders, person: Persona, fileNumber: string) {
  const { firstName, lastName, ssn } = partyOf(person);
  const body = {
    ...{
      external_user_id: fileNumber,
      first_name: firstName,
      last_name: lastName,
      ssn: ssn?.replace(/\D/g, ''),
    },
    ...{ products: ['income'], data_sources: ['payroll'] },
  };
  const values = standInValues('truv', providers.url);
  const sent = { method: 'POST', headers: headersOf(values), body: JSON.stringify(body) };
  const { share_url } = (await (await fetch(`${values['url']}/v1/orders/`, sent)).json()) as {
    share_url: string;
  };
  await atTruv(share_url);
}

describeAdapter({
  name: 'truv',
  cases: [
    {
      exchange: 'income.link',
      good: { link: expect.any(String), url: expect.stringContaining('/providers/truv/employment.html') },
      keepsOutcome: false,
      unclear503: { failed: 'NOT_RECEIVED', mayHaveActed: false },
    },
    { exchange: 'income.fetch', before: linkPayroll, keepsOutcome: false },
  ],
  webhooks: {
    async cause({ providers, vendors, person, intent, hook }) {
      const values = standInValues('truv', providers.url);
      await fetch(`${values['url']}/v1/webhooks/`, {
        method: 'POST',
        headers: headersOf(values),
        body: JSON.stringify({ name: 'ours', webhook_url: hook }),
      });
      const order = await vendors.income.link.ask({
        ...{ ...intent, worker: partyOf(person), source: 'TRUV_PAYROLL' },
        ...{ returnUrl: RETURN_URL, oauthReturnUrl: RETURN_URL },
      });
      await atTruv(order.ok && !order.pending ? order.answer.url : expect.fail('not opened'));
    },
    says: ({ fileNumber }) => ({ kind: 'CHANGED', fileNumber }),
  },
});

describe('Truv', () => {
  const rich = testPersona(2, [], {
    assets: { checkingSavings: 12_000.5, brokerage: 3000, retirement: 5000 },
  });
  const unseen = testPersona(3, [{ port: 'income', call: 'FETCH', answers: ['PARTIAL'] }]);
  const foreign = testPersona(4, [{ port: 'income', call: 'FETCH', answers: ['ERROR'] }]);
  let providers: TestProviders;
  let values: Readonly<Record<string, string>>;
  beforeAll(async () => {
    providers = await startTestProviders([rich, unseen, foreign]);
    values = standInValues('truv', providers.url);
  });
  afterAll(() => providers.stop());

  function open(memory = memoryInProcess(), changed = {}) {
    const ports = truv.create({ ...values, ...changed }, { patience: PATIENCE, memory });
    return ports.income as Required<Pick<IncomePort, 'link' | 'visit' | 'fetch'>>;
  }
  const opening = (person: Persona, fileNumber: string, source = 'TRUV_FINANCIAL_ACCOUNTS' as const) => ({
    ...{ reference: randomUUID(), fileNumber, worker: partyOf(person), source },
    ...{ returnUrl: RETURN_URL, oauthReturnUrl: RETURN_URL },
  });
  const fetching = (person: Persona, fileNumber: string) => ({
    ...{
      reference: randomUUID(),
      fileNumber,
      worker: partyOf(person),
      source: 'TRUV_FINANCIAL_ACCOUNTS' as const,
    },
    statedMonthlyGrossCents: cents(1),
  });
  async function fetched(person: Persona) {
    const income = open();
    const fileNumber = randomUUID();
    const opened = await income.link.ask(opening(person, fileNumber));
    if (!opened.ok || opened.pending) return expect.fail('not opened');
    await atTruv(opened.answer.url);
    return income.fetch.ask(fetching(person, fileNumber));
  }

  it('supports payroll and financial accounts, and leaves tax transcripts and employers to the bridge', () => {
    const ports = truv.create(values, { patience: PATIENCE, memory: memoryInProcess() });
    expect(ports.income?.employer).toBeUndefined();
    const takes = (changed: { source?: 'TRUV_PAYROLL' | 'POINTSERV_TAX'; publicToken?: string }) =>
      ports.income?.fetch?.takes?.({ ...fetching(rich, randomUUID()), ...changed });
    expect(takes({ source: 'TRUV_PAYROLL' })).toBe(true);
    expect(takes({ source: 'POINTSERV_TAX' })).toBe(false);
    expect(takes({ publicToken: 'of the bridge' })).toBe(false);
  });

  it('shows income and reserves of the person’s own accounts, without cards', async () => {
    expect(await fetched(rich)).toMatchObject({
      // Of pay after taxes, and without the retirement account.
      answer: { answer: 'VERIFIED', monthlyGrossCents: 701_234, reservesCents: 1_500_050 },
    });
  });

  it('requests pay stubs when the deposits show no income', async () => {
    expect(await fetched(unseen)).toMatchObject({ answer: { answer: 'PARTIAL' } });
  });

  it('uses nothing from accounts that belong to another person', async () => {
    expect(await fetched(foreign)).toMatchObject({ answer: { answer: 'ERROR' } });
  });

  it('distinguishes a visit that linked an account from one that didn’t', async () => {
    const income = open();
    const fileNumber = randomUUID();
    const ended = () =>
      income.visit.ask({ reference: randomUUID(), fileNumber, source: 'TRUV_FINANCIAL_ACCOUNTS' });
    expect(await ended()).toMatchObject({ answer: { answer: 'CANCELLED' } });
    const opened = await income.link.ask(opening(rich, fileNumber));
    expect(await ended()).toMatchObject({ answer: { answer: 'CANCELLED' } });
    if (opened.ok && !opened.pending) await atTruv(opened.answer.url);
    expect(await ended()).toMatchObject({ answer: { answer: 'LINKED' } });
    await providers.makeFail('provider truv', 'REJECTED');
    expect(await ended()).toMatchObject({ ok: false, failure: { failed: 'REFUSED' } });
  });

  it('finds nothing linked when the person came back without finishing', async () => {
    const income = open();
    const fileNumber = randomUUID();
    expect(await income.fetch.ask(fetching(rich, fileNumber))).toMatchObject({ answer: { answer: 'ERROR' } });
    await income.link.ask(opening(rich, fileNumber));
    expect(await income.fetch.ask(fetching(rich, fileNumber))).toMatchObject({ answer: { answer: 'ERROR' } });
  });

  it('keeps one user for an application that opens the page twice', async () => {
    const income = open();
    const fileNumber = randomUUID();
    await income.link.ask(opening(rich, fileNumber));
    await income.link.ask(opening(rich, fileNumber));
    const listed = await fetch(`${values['url']}/v1/users/?external_user_id=${fileNumber}`, {
      headers: headersOf(values),
    });
    expect(await listed.json()).toMatchObject({ count: 1 });
  });

  it('orders each report once, despite repeats', async () => {
    const income = open();
    const fileNumber = randomUUID();
    const opened = await income.link.ask(opening(rich, fileNumber));
    if (opened.ok && !opened.pending) await atTruv(opened.answer.url);
    const before = (await providers.requests()).length;
    const request = fetching(rich, fileNumber);
    await income.fetch.ask(request);
    await income.fetch.ask(request);
    const made = (await providers.requests()).slice(before);
    expect(made.filter(({ call }) => /^POST .*reports/.test(call))).toHaveLength(2);
  });

  it('asks and reads only what Truv publishes', async () => {
    const recorder = await startRecorder(() => ({ status: 500 }));
    await open(memoryInProcess(), { url: recorder.url }).link.ask(opening(rich, randomUUID()));
    recorder.stop();
    expect(TRUV_ORDER_FIELDS).toEqual(
      expect.arrayContaining(Object.keys(recorder.requests[0]?.body as object)),
    );
    const { incomeReport, incomeInsights, assets } = TRUV_PUBLISHED;
    expect(unknownFields(LinkReport, incomeReport)).toEqual([]);
    expect(unknownFields(IncomeInsights, incomeInsights)).toEqual([]);
    expect(unknownFields(AssetsReport, assets)).toEqual([]);
  });

  /** A user or a connection as Truv lists it, for the application or user that was asked for. */
  const listed = (call: string) => ({
    id: 'one',
    external_user_id: /external_user_id=([^&]*)/.exec(call)?.[1],
  });

  it.each([
    ['a user of another application', { external_user_id: 'another' }, {}],
    ['a user without an application', { external_user_id: null }, {}],
    ['a connection of another user', {}, { user_id: 'another' }],
    ['a connection of another application', {}, { user_external_id: 'another' }],
  ])('never shows %s, though Truv lists it', async (_, user, link) => {
    const recorder = await startRecorder(({ call }) => ({
      body: { results: [{ ...listed(call), ...(call.includes('/users/') ? user : link) }] },
    }));
    const income = open(memoryInProcess(), { url: recorder.url });
    const asked = await income.fetch.ask(fetching(rich, randomUUID()));
    recorder.stop();
    expect(asked).toEqual({ ok: true, answer: { answer: 'ERROR' } });
  });

  /** Truv with a connection of an account, that answers to orders of reports by the given statuses until they are used up. */
  async function orders(kind: 'income_insights' | 'assets', statuses: number[]) {
    const recorder = await startRecorder(({ call }) => {
      const isOrder = call.startsWith('POST');
      if (!isOrder && !call.includes('report')) return { body: { results: [listed(call)] } };
      const status = isOrder && call.includes(kind) ? statuses.shift() : undefined;
      return status === undefined ? { body: { report_id: 'r' } } : { status, body: {} };
    });
    const posted = (each: string) =>
      recorder.requests.filter(({ call }) => call.startsWith('POST') && call.includes(each)).length;
    return { ...recorder, posted, income: open(memoryInProcess(), { url: recorder.url }) };
  }

  it('doesn’t order a report again because another order failed', async () => {
    const { income, posted, stop } = await orders('assets', [400]);
    const request = fetching(rich, randomUUID());
    expect(await income.fetch.ask(request)).toEqual(failed('REFUSED', false));
    expect(await income.fetch.outcome(request.reference)).toEqual(failed('NOT_RECEIVED', false));
    expect(await income.fetch.ask(request)).toEqual({ ok: true, pending: true });
    stop();
    expect([posted('income_insights'), posted('assets')]).toEqual([1, 2]);
  });

  it.each([
    ['income_insights', 503],
    ['income_insights', 500],
    ['assets', 503],
  ] as const)(
    'leaves a report of %s whose order was answered %i to a person, and orders another only then',
    async (kind, status) => {
      const { income, posted, stop } = await orders(kind, [status]);
      const request = fetching(rich, randomUUID());
      expect(await income.fetch.ask(request)).toEqual(failed('UNREACHABLE', true));
      expect(posted(kind)).toBe(1);
      // REFUSED hands a call over to staff.
      expect(await income.fetch.outcome(request.reference)).toEqual(failed('REFUSED', true));
      expect(posted(kind)).toBe(1);
      expect(await income.fetch.ask(request)).toEqual({ ok: true, pending: true });
      stop();
      expect([posted('income_insights'), posted('assets')].toSorted()).toEqual([1, 2]);
    },
  );

  it('orders again what a person sent again, though Truv failed before that order', async () => {
    let isDown = false;
    const statuses = [500];
    const recorder = await startRecorder(({ call }) => {
      if (isDown) return { status: 500 };
      if (call.startsWith('POST')) return { status: statuses.shift() ?? 200, body: { report_id: 'r' } };
      return { body: call.includes('report') ? { report_id: 'r' } : { results: [listed(call)] } };
    });
    const income = open(memoryInProcess(), { url: recorder.url });
    const request = fetching(rich, randomUUID());
    expect(await income.fetch.ask(request)).toEqual(failed('UNREACHABLE', true));
    expect(await income.fetch.outcome(request.reference)).toEqual(failed('REFUSED', true));
    isDown = true;
    expect(await income.fetch.ask(request)).toMatchObject({ ok: false, failure: { failed: 'UNREACHABLE' } });
    expect(await income.fetch.outcome(request.reference)).toEqual(failed('NOT_RECEIVED', false));
    isDown = false;
    expect(await income.fetch.ask(request)).toEqual({ ok: true, pending: true });
    recorder.stop();
  });

  it('orders a report after Truv limited the calls, since it certainly made none', async () => {
    const { income, posted, stop } = await orders('income_insights', [429, 429, 429]);
    const request = fetching(rich, randomUUID());
    expect(await income.fetch.ask(request)).toEqual(failed('UNREACHABLE', false));
    expect(await income.fetch.outcome(request.reference)).toEqual(failed('NOT_RECEIVED', false));
    expect(await income.fetch.ask(request)).toEqual({ ok: true, pending: true });
    stop();
    expect(posted('income_insights')).toBe(4);
  });

  it('shows the return link on Truv’s page only if the lender’s template has the field', async () => {
    const ends = async (customField: string) => {
      const opened = await open(memoryInProcess(), { customField }).link.ask(opening(rich, randomUUID()));
      return opened.ok && !opened.pending ? atTruv(opened.answer.url) : '';
    };
    expect(await ends('yes')).toContain('Return to your application');
    expect(await ends('')).toContain('You can close this page');
  });

  it('removes the connections and the user of one application alone, and finds nothing left at a repeat', async () => {
    const income = open();
    const [gone, other] = [randomUUID(), randomUUID()];
    for (const fileNumber of [gone, other]) {
      const opened = await income.link.ask(opening(rich, fileNumber));
      if (opened.ok && !opened.pending) await atTruv(opened.answer.url);
    }
    const tools = { patience: PATIENCE, memory: memoryInProcess() };
    const forget = (changed = {}) => truv.forget?.({ ...values, ...changed }, gone, tools);
    const usersOf = async (fileNumber: string) => {
      const url = `${values['url']}/v1/users/?external_user_id=${fileNumber}`;
      return ((await (await fetch(url, { headers: headersOf(values) })).json()) as { count: number }).count;
    };
    expect(await forget({ secret: 'of somebody else' })).toMatchObject({ ok: false });
    expect(await forget()).toEqual({ ok: true });
    expect([await usersOf(gone), await usersOf(other)]).toEqual([0, 1]);
    expect(await forget()).toEqual({ ok: true });
  });

  it.each([
    ['that an order named', true, ['/v1/links/']],
    ['that no answer named, by the application', false, ['/v1/users/', '/v1/links/']],
  ])('finds the connections of the user %s', async (_, isNamed, paths) => {
    const fileNumber = randomUUID();
    const memory = memoryInProcess();
    const theirs = isNamed ? 'one' : '';
    await memory.remember({ fileNumber, reference: `truv ${fileNumber}`, theirs });
    const recorder = await startRecorder(({ call }) => ({ body: { results: [listed(call)] } }));
    const visited = await open(memory, { url: recorder.url }).visit.ask({
      ...{ reference: randomUUID(), fileNumber, source: 'TRUV_PAYROLL' },
    });
    recorder.stop();
    expect(visited).toMatchObject({ answer: { answer: 'LINKED' } });
    expect(recorder.requests.map(({ call }) => call.split(' ')[1]?.split('?')[0])).toEqual(paths);
  });

  it.each([404, 410])('takes a connection that is gone already (%i) for removed', async (status) => {
    const recorder = await startRecorder(({ call }) =>
      call.startsWith('DELETE') ? { status } : { body: { results: [listed(call)] } },
    );
    const tools = { patience: PATIENCE, memory: memoryInProcess() };
    expect(await truv.forget?.({ ...values, url: recorder.url }, 'one', tools)).toEqual({ ok: true });
    recorder.stop();
    expect(recorder.requests.map(({ call }) => call).slice(-2)).toEqual([
      'DELETE /v1/links/one/',
      'DELETE /v1/users/one/',
    ]);
  });

  it('names the application in a note before Truv gets its number, so that a lost order is ended too', async () => {
    const memory = memoryInProcess();
    const noted: string[] = [];
    let notedFirst = 0;
    const recorder = await startRecorder(() => {
      notedFirst = noted.length;
      return { status: 500 };
    });
    const remember: typeof memory.remember = (note) => {
      noted.push(note.fileNumber);
      return memory.remember(note);
    };
    const request = opening(rich, randomUUID());
    const asked = await open({ ...memory, remember }, { url: recorder.url }).link.ask(request);
    recorder.stop();
    expect(asked).toEqual(failed('UNREACHABLE', true));
    expect([notedFirst, noted]).toEqual([1, [request.fileNumber]]);
  });

  it.each([
    ['another user', [{ id: 'two', external_user_id: 'another' }], 404, { isUnknown: true }],
    ['nobody', [], 410, {}],
  ])('says so when Truv lists %s and doesn’t know the user of a note', async (_, results, status, again) => {
    const memory = memoryInProcess();
    const fileNumber = randomUUID();
    const recorder = await startRecorder(({ call }) => {
      if (call.startsWith('DELETE')) return { status };
      if (call.startsWith('GET')) return { body: { results: call.includes('/links/') ? [] : results } };
      return { body: { id: 'order', user_id: 'one', share_url: 'https://truv.example/page' } };
    });
    const changed = { ...values, url: recorder.url };
    await open(memory, changed).link.ask(opening(rich, fileNumber));
    const forget = () => truv.forget?.(changed, fileNumber, { patience: PATIENCE, memory });
    expect(await forget()).toEqual({ ok: true, isUnknown: true });
    expect(await forget()).toEqual({ ok: true, ...again });
    recorder.stop();
    const deleted = recorder.requests.filter(({ call }) => call.startsWith('DELETE'));
    expect(deleted.map(({ call }) => call)).toEqual(['DELETE /v1/users/one/']);
  });

  it('says so when Truv lists only others, and the order of this application was lost', async () => {
    const results = [{ id: 'two', external_user_id: 'another' }];
    const recorder = await startRecorder(({ call }) =>
      call.startsWith('GET') ? { body: { results } } : { status: 500 },
    );
    const memory = memoryInProcess();
    const changed = { ...values, url: recorder.url };
    const fileNumber = randomUUID();
    await open(memory, changed).link.ask(opening(rich, fileNumber));
    const forget = truv.forget?.(changed, fileNumber, { patience: PATIENCE, memory });
    expect(await forget).toEqual({ ok: true, isUnknown: true });
    recorder.stop();
  });

  it('connects with a code, but not with a wrong password or code', async () => {
    const opened = await open().link.ask(opening(rich, randomUUID()));
    const { url } = opened.ok && !opened.pending ? opened.answer : expect.fail();
    expect(await atTruv(url, { password: 'wrong' })).toContain('is wrong');
    expect(await atTruv(url, { password: 'mfa' })).toContain('Enter the code');
    expect(await atTruv(url, { password: 'mfa', code: '1' })).toContain('That code is wrong');
    expect(await atTruv(url, { password: 'mfa', code: '12345' })).toContain('You’re connected');
  });

  it.each([
    [
      400,
      { error: { code: 'incorrect_parameters', message: '', extra: { 'invalid-params': [] } } },
      'REFUSED',
    ],
    [401, { error: { code: 'not_authenticated', message: '' } }, 'REFUSED'],
    [403, { error: { code: 'authentication_failed', message: 'No such token' } }, 'REFUSED'],
    [410, { error: { code: 'gone', message: '' } }, 'REFUSED'],
    [429, { error: { code: 'throttled', message: '' } }, 'UNREACHABLE'],
    [500, { error: { code: 'internal_error', message: '' } }, 'UNREACHABLE'],
  ])('reads %i as documented', async (status, body, failed) => {
    const server = createServer((_, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const result = await open(memoryInProcess(), { url }).link.ask(opening(rich, randomUUID()));
    server.close();
    expect(result).toMatchObject({ ok: false, failure: { failed } });
  });

  describe('webhooks', () => {
    const sign = (body: string, secret: string) =>
      `v1=${createHmac('sha256', secret).update(body).digest('hex')}`;

    it('identify the changed application, signed like the stand-in’s', async () => {
      const received: { body: string; signature: string }[] = [];
      const server = createServer((request, response) => {
        let body = '';
        request.on('data', (part: Buffer) => {
          body += part.toString();
        });
        request.on('end', () => {
          received.push({ body, signature: String(request.headers['x-webhook-sign']) });
          response.end();
        });
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const webhook_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      await fetch(`${values['url']}/v1/webhooks/`, {
        ...{
          method: 'POST',
          headers: headersOf(values),
          body: JSON.stringify({ name: 'test', webhook_url }),
        },
      });
      const memory = memoryInProcess();
      const fileNumber = randomUUID();
      const opened = await open(memory).link.ask(opening(rich, fileNumber));
      if (opened.ok && !opened.pending) await atTruv(opened.answer.url);
      server.close();
      const [{ body = '', signature = '' } = {}] = received;
      const read = (rawBody: string, headers: Readonly<Record<string, string>>) =>
        truv.readWebhook?.(values, { url: '', headers, rawBody, nowMs: 0 }, { patience: PATIENCE, memory });
      expect(await read(body, { 'x-webhook-sign': signature })).toEqual([{ kind: 'CHANGED', fileNumber }]);
      const newer = JSON.stringify({ ...(JSON.parse(body) as object), event_type: 'new-event', more: [1] });
      expect(await read(newer, { 'x-webhook-sign': sign(newer, values['secret'] ?? '') })).toHaveLength(1);
      expect(await read(body, { 'x-webhook-sign': sign(body, 'of somebody else') })).toBeUndefined();
      expect(await read(`${body} `, { 'x-webhook-sign': signature })).toBeUndefined();
      expect(await read(body, { 'x-webhook-sign': signature.slice(3) })).toBeUndefined();
      expect(await read(body, {})).toBeUndefined();
      const unknown = JSON.stringify({ user_id: 'nobody' });
      expect(await read(unknown, { 'x-webhook-sign': sign(unknown, values['secret'] ?? '') })).toEqual([]);
    });

    it('are trusted by the signature that OpenSSL computes over the body', async () => {
      const memory = memoryInProcess();
      await memory.remember({ fileNumber: 'one', reference: 'truv user u1', theirs: 'one' });
      // HMAC-SHA256 of this body under this key, from OpenSSL.
      const rawBody = '{"user_id":"u1"}';
      const headers = {
        'x-webhook-sign': 'v1=c5b5235107a13fc37efed15fbcf2c5a4121d7d22b152d6c6920a185106eb1082',
      };
      const sent = { url: '', headers, rawBody, nowMs: 0 };
      expect(
        await truv.readWebhook?.({ ...values, secret: 'sandbox-key' }, sent, { patience: PATIENCE, memory }),
      ).toEqual([{ kind: 'CHANGED', fileNumber: 'one' }]);
    });
  });
});

describe('a report of Truv', () => {
  const worker = { firstName: 'José', lastName: 'Nuñez Ortega', ssn: '123-45-6789' };
  const profile = { first_name: 'Jose', last_name: 'Ortega', ssn: '123456789' };
  const job = { profile, is_active: true, income: '120000.00', income_unit: 'YEARLY' };
  const link = (employment: object, more = {}) =>
    LinkReport.parse({
      status: 'done',
      is_suspicious: false,
      employments: [{ ...job, ...employment }],
      ...more,
    });
  const payroll = (...reports: LinkReport[]) => payrollIncome(reports, worker);

  it.each([
    ['a yearly salary', {}, 1_000_000],
    ['a monthly one', { income: '4000.10', income_unit: 'MONTHLY' }, 400_010],
    ['a weekly one', { income: '1200', income_unit: 'WEEKLY' }, 520_000],
    [
      'pay each two weeks',
      { income: null, income_unit: null, pay_rate: '2400.00', pay_frequency: 'BW' },
      520_000,
    ],
    [
      'the regular pay of hours, without overtime',
      {
        ...{ income: '30.00', income_unit: 'HOURLY', pay_frequency: 'SM' },
        statements: [
          { pay_date: '2026-05-15', regular: '2000.00', overtime: '500.00' },
          { regular: '3000.00' },
        ],
      },
      500_000,
    ],
  ])('reads %s', (_, employment, monthlyGrossCents) => {
    expect(payroll(link(employment))).toEqual({ answer: 'VERIFIED', monthlyGrossCents });
  });

  it('adds the pay of two employers, and leaves an ended job out', () => {
    const [mill, bakery] = [{ company: { name: 'Old Mill' } }, { company: { name: 'Bakery', ein: '12-1' } }];
    expect(payroll(link(mill), link({ ...bakery, income: '12000.00' }), link({ is_active: false }))).toEqual({
      ...{ answer: 'VERIFIED', monthlyGrossCents: 1_100_000 },
    });
    expect(payroll(link({ is_active: false }))).toEqual({ answer: 'PARTIAL' });
  });

  it.each([
    [
      'by its employer’s number',
      { name: 'ACME Corp', ein: '12-3456789' },
      { name: 'Acme', ein: '123456789' },
    ],
    ['by its employer’s name', { name: 'Acme, Inc.' }, { name: 'ACME INC' }],
    ['while no employer is named', undefined, null],
  ])('counts a job that was linked twice once, at the lower pay, known %s', (_, one, other) => {
    const links = [link({ company: one }), link({ company: other, income: '96000.00' })];
    expect(payroll(...links)).toEqual({ answer: 'VERIFIED', monthlyGrossCents: 800_000 });
  });

  it.each([
    ['says nothing of it', { is_active: null, missing_data_fields: ['is_active'] }],
    ['has it derived from the pay', { derived_fields: ['is_active'] }],
  ])('asks the employer when the payroll %s', (_, employment) => {
    expect(payroll(link(employment))).toMatchObject({
      answer: 'EMPLOYMENT_NOT_SHOWN',
      monthlyGrossCents: 1_000_000,
    });
  });

  it('requests pay stubs when the pay is unclear', () => {
    expect(payroll(link({ income: null, income_unit: 'HOURLY', pay_frequency: 'C' }))).toEqual({
      answer: 'PARTIAL',
    });
  });

  it.each([
    ['another Social Security number', { profile: { ...profile, ssn: '987654321' } }, {}],
    ['another name', { profile: { first_name: 'Ana', last_name: 'Ortega' } }, {}],
    ['a suspicion', {}, { is_suspicious: true }],
  ])('is not used with %s', (_, employment, more) => {
    expect(payroll(link(employment, more))).toEqual({ answer: 'ERROR' });
  });

  it('matches by SSN under a maiden name, and by name without an SSN', () => {
    expect(payroll(link({ profile: { ...profile, last_name: 'Smith' } }))).toMatchObject({
      answer: 'VERIFIED',
    });
    expect(payroll(link({ profile: { ...profile, ssn: null } }))).toMatchObject({ answer: 'VERIFIED' });
  });

  it.each([
    ['without a profile', null],
    ['with blank names', { first_name: ' ', last_name: '', ssn: null }],
    ['with the end of a number alone', { ssn: 'XXX-XX-6789' }],
  ])('requests pay stubs for a job that names nobody, %s', (_, unnamed) => {
    expect(payroll(link({ profile: unnamed }))).toEqual({ answer: 'PARTIAL' });
    expect(payroll(link({}), link({ profile: unnamed, company: { name: 'Other' } }))).toEqual({
      answer: 'PARTIAL',
    });
  });

  it('takes a masked number with another end for another person’s, whatever the name', () => {
    expect(payroll(link({ profile: { ...profile, ssn: '***-**-4321' } }))).toEqual({ answer: 'ERROR' });
    expect(payroll(link({ profile: { ...profile, ssn: '***-**-6789' } }))).toMatchObject({
      answer: 'VERIFIED',
    });
  });

  it.each(['parse', 'base_parse', 'full_parse', 'new', 'login', 'mfa'])('is awaited at %s', (status) => {
    expect(payroll(LinkReport.parse({ status }))).toBeUndefined();
  });

  it.each([
    ...['login_error', 'mfa_error', 'config_error', 'account_locked', 'unable_to_reset'].map((status) => [
      status,
      'ERROR',
    ]),
    ...['unavailable', 'error', 'not_supported', 'a status of tomorrow'].map((status) => [status, 'ERROR']),
    ['no_data', 'PARTIAL'],
  ])('at %s gives %s', (status, answer) => {
    expect(payroll(LinkReport.parse({ status, employments: [] }))).toEqual({ answer });
  });

  it('counts a finished connection even if another stopped at login', () => {
    expect(payroll(link({}), LinkReport.parse({ status: 'login' }))).toMatchObject({ answer: 'VERIFIED' });
    expect(payroll(link({}), LinkReport.parse({ status: 'parse' }))).toBeUndefined();
  });

  it('refuses amounts beyond any income', () => {
    expect(payroll(link({ income: '999999999999.00' }))).toBe('GARBAGE');
    expect(LinkReport.safeParse({ status: 'done', employments: [{ income: '1e9' }] }).success).toBe(false);
    expect(LinkReport.safeParse({ status: 'done', employments: [{ income: 1 }] }).success).toBe(false);
  });

  describe('on accounts', () => {
    const head = { report_id: 'r', completed_at: '2026-06-01T00:00:00Z', something_new: {} };
    const OWN = [{ full_name: 'J. Nuñez' }];
    const CHECKING = { type: 'CHECKING', balances: { balance: '200.25' }, owners: OWN };
    const paid = (category: string | undefined, average: string, more: object = {}) => ({
      ...{ income_category: category, iso_currency_code: 'USD', historical_average_monthly_income: average },
      // Truv’s own estimate of the pay before taxes.
      historical_average_monthly_gross_income: '9000.00',
      ...more,
    });
    const shown = (
      sources: readonly object[],
      { accounts = [CHECKING], stated = 500_000 }: { accounts?: readonly object[]; stated?: number } = {},
    ) =>
      accountsIncome(
        IncomeInsights.parse({ ...head, links: [{ bank_income_sources: sources }] }),
        AssetsReport.parse({ ...head, links: [{ accounts }] }),
        worker,
        cents(stated),
      );

    it('proves an income that deposits of pay reach, and never takes an estimate for it', () => {
      const verified = { answer: 'VERIFIED', monthlyGrossCents: 500_000, reservesCents: 20_025 };
      expect(shown([paid('PAYCHECK', '4000.00'), paid('RENTAL', '1000.00')])).toEqual(verified);
      expect(shown([paid('PAYCHECK', '4999.99')])).toEqual({ answer: 'PARTIAL' });
    });

    it.each([
      ['transfers between people', paid('P2P_TRANSFER', '9000.00')],
      ['cash and checks', paid('CASH_OR_CHECK', '9000.00')],
      ['tax credits', paid('TAX_CREDITS', '9000.00')],
      ['advances of wages', paid('EWA_PAYROLL', '9000.00')],
      ['a category of tomorrow', paid('SOMETHING_NEW', '9000.00')],
      ['no category', paid(undefined, '9000.00')],
      ['pay that Truv knows has ended', paid('PAYCHECK', '9000.00', { status: 'INACTIVE' })],
      ['pay that ended long ago', paid('PAYCHECK', '9000.00', { end_date: '2026-03-31' })],
      ['pay whose end is in words', paid('PAYCHECK', '9000.00', { end_date: 'last spring' })],
      ['another currency', paid('PAYCHECK', '9000.00', { iso_currency_code: 'EUR' })],
    ])('doesn’t count %s as income', (_, source) => {
      expect(shown([source])).toEqual({ answer: 'PARTIAL' });
      expect(shown([paid('PAYCHECK', '1000.00'), source])).toEqual({ answer: 'PARTIAL' });
    });

    it('leaves the income to pay stubs when the bank doesn’t name the owner of an account', () => {
      const unnamed = { ...CHECKING, owners: [] };
      expect(shown([paid('PAYCHECK', '9000.00')], { accounts: [CHECKING, unnamed] })).toEqual({
        answer: 'PARTIAL',
      });
      expect(shown([paid('PAYCHECK', '9000.00')], { accounts: [] })).toEqual({ answer: 'PARTIAL' });
    });

    it('counts what is in checking, savings and brokerage accounts, and no overdraft, loan or retirement', () => {
      const account = (type: string, balance: string, subtype?: string) => ({
        ...{ type, subtype, owners: OWN, balances: { balance } },
      });
      const accounts = [
        account('CHECKING', '-50.00'),
        account('SAVINGS', '200.25'),
        account('INVESTMENT', '30.00', 'BROKERAGE'),
        account('INVESTMENT', '7000.00', 'PLAN_401_K'),
        account('INVESTMENT', '8000.00'),
        account('LOAN', '9000.00'),
      ];
      expect(shown([paid('PAYCHECK', '5000.00')], { accounts })).toMatchObject({ reservesCents: 23_025 });
    });

    it('is awaited until Truv has put both reports together, and refuses amounts beyond any income', () => {
      const insights = IncomeInsights.parse({ ...head, completed_at: null });
      expect(accountsIncome(insights, AssetsReport.parse(head), worker, cents(1))).toBeUndefined();
      expect(shown([paid('PAYCHECK', '999999999999.00')])).toBe('GARBAGE');
    });
  });
});

/** Returns the fields that a schema reads and that Truv doesn't publish. */
function unknownFields(schema: z.ZodType, published: Published): readonly string[] {
  type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[] };
  const walk = (json: Json, known: Published, path: readonly string[]): string[] => {
    const within = Array.isArray(known) ? known[0] : known;
    const alternatives = [json, ...(json.anyOf ?? [])].flatMap((each) => [
      each,
      ...(each.items ? [each.items] : []),
    ]);
    return alternatives.flatMap((each) =>
      Object.entries(each.properties ?? {}).flatMap(([name, inner]) => {
        const at = [...path, name];
        if (TRUV_UNSEEN.includes(at.join('.')) || within === 'any') return [];
        const next = (within as Readonly<Record<string, Published>>)[name];
        return next === undefined ? [at.join('.')] : walk(inner, next, at);
      }),
    );
  };
  return walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, published, []);
}
