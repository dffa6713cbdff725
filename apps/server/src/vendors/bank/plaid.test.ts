// Proves PR-01, PR-16, PR-21, PR-32, PR-33, PR-35, PR-47.

import { randomUUID } from 'node:crypto';
import {
  Configuration,
  CountryCode,
  PlaidApi,
  Products,
  SandboxItemSetVerificationStatusRequestVerificationStatusEnum,
} from 'plaid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADAPTERS } from '../adapters.ts';
import { RETRY_DEFAULTS } from '../http-call.ts';
import { forLender } from '../lender-of-call.ts';
import { describeAdapter } from '../testing/conformance.ts';
import { partyOf } from '../testing/exchanges.ts';
import { type Recorder, startRecorder } from '../testing/recorder.ts';
import { memoryInProcess, standInValues } from '../testing/stand-in-account.ts';
import { startTestProviders, type TestProviders, testPersona } from '../testing/test-providers.ts';
import type { Vendors } from '../vendors.ts';

const RETURN_URL = 'https://apply.lender.example/account/heloc/one/bank/disburse?returned=1';
const avery = testPersona(7);

const intent = (fileNumber: string) => ({ reference: randomUUID(), fileNumber });
const patience = { ...RETRY_DEFAULTS, firstPauseMs: 1 };

type Deposit = 'OFFERED' | 'CODE';

function openLink(vendors: Vendors, fileNumber: string, person = avery, deposit?: Deposit) {
  const request = { ...intent(fileNumber), holder: partyOf(person), deposit };
  return vendors.bank.link.ask({ ...request, returnUrl: RETURN_URL, oauthReturnUrl: RETURN_URL });
}

async function pageOf(opened: ReturnType<typeof openLink>): Promise<string> {
  const result = await opened;
  return result.ok && !result.pending ? result.answer.url : expect.fail(JSON.stringify(result));
}

const act = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const finish = (url: string, body: object = {}) =>
  fetch(`${url}/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const finishLink = (vendors: Vendors, fileNumber: string) => vendors.bank.account.ask(intent(fileNumber));

describeAdapter({
  name: 'plaid',
  cases: [
    {
      exchange: 'bank.link',
      good: {
        link: expect.stringMatching(/^link-sandbox-/),
        url: expect.stringContaining('/providers/plaid/hl/'),
      },
      forced: { FAILED: { url: expect.stringContaining('/hl/') } },
      keepsOutcome: false,
    },
    {
      exchange: 'bank.check',
      before: async (_, person, fileNumber, vendors) => {
        await finish(await pageOf(openLink(vendors, fileNumber, person)));
        expect(await finishLink(vendors, fileNumber)).toMatchObject({ answer: { answer: 'LINKED' } });
      },
      keepsOutcome: false,
    },
  ],
  webhooks: {
    cause: async ({ vendors, person, intent: { fileNumber } }) =>
      void (await finish(await pageOf(openLink(vendors, fileNumber, person)))),
    says: ({ fileNumber }) => ({ kind: 'CHANGED', fileNumber }),
    lifetimeSeconds: 300,
  },
});

describe('a bank account over Plaid', () => {
  const failing = testPersona(8, [{ port: 'bank', call: 'LINK', answers: ['FAILED'] }]);
  let providers: TestProviders;
  let vendors: Vendors;
  beforeAll(async () => {
    providers = await startTestProviders([avery, failing]);
  });
  beforeEach(() => {
    const values = standInValues('plaid', providers.url);
    vendors = ADAPTERS.plaid.create(values, { patience, memory: memoryInProcess() }) as Vendors;
  });
  afterAll(() => providers.stop());

  const exchanges = async () =>
    (await providers.requests()).filter(({ call }) => call === 'POST item/public_token/exchange').length;

  it('is linked on the hosted page: bank, credentials, account and consent', async () => {
    const fileNumber = randomUUID();
    const url = await pageOf(openLink(vendors, fileNumber));
    await fetch(url);
    await act(url, { action: 'next' });
    expect(await (await fetch(`${url}?q=harbor`)).text()).not.toContain('Mill Creek');
    await act(url, { bank: 'ins_1' });
    await act(url, { action: 'next', username: 'user_good', password: 'wrong' });
    expect(await (await fetch(url)).text()).toContain('The username or password is wrong.');
    await act(url, { action: 'next', username: 'user_good', password: 'pass_good' });
    await act(url, { action: 'next', account: '1' });
    expect(await finishLink(vendors, fileNumber)).toEqual({ ok: true, pending: true });
    const last = await act(url, { action: 'next' });
    expect(last.headers.get('location')).toBe(RETURN_URL);
    expect(await finishLink(vendors, fileNumber)).toEqual({
      ok: true,
      answer: {
        ...{ answer: 'LINKED', bankName: 'Harborview Bank', routingNumber: '110000000' },
        ...{ accountNumber: '000987654321', mask: '4321' },
      },
    });
  });

  it('can be linked when the bank sends a code', async () => {
    const fileNumber = randomUUID();
    const url = await pageOf(openLink(vendors, fileNumber));
    await act(url, { action: 'next' });
    await act(url, { bank: 'ins_2' });
    await act(url, { action: 'next', username: 'user_good', password: 'pass_good' });
    await act(url, { action: 'next', code: '0000' });
    expect(await (await fetch(url)).text()).toContain('That isn’t the code we sent.');
    await act(url, { action: 'next', code: '1234' });
    await act(url, { action: 'next', account: '0' });
    await act(url, { action: 'next' });
    expect(await finishLink(vendors, fileNumber)).toMatchObject({
      answer: { answer: 'LINKED', bankName: 'Mill Creek Credit Union' },
    });
  });

  it('can be linked through the bank’s own sign-in (OAuth)', async () => {
    const fileNumber = randomUUID();
    const url = await pageOf(openLink(vendors, fileNumber));
    await act(url, { action: 'next' });
    await act(url, { bank: 'ins_3' });
    expect(await (await fetch(url)).text()).toContain('You’re on your bank’s own site.');
    expect((await act(url, { action: 'allow', account: '0' })).headers.get('location')).toBe(RETURN_URL);
    expect(await finishLink(vendors, fileNumber)).toMatchObject({
      answer: { answer: 'LINKED', bankName: 'Granite State Bank' },
    });
  });

  it('isn’t linked when the person leaves, and can be linked on a later visit', async () => {
    const fileNumber = randomUUID();
    const url = await pageOf(openLink(vendors, fileNumber));
    expect(await finishLink(vendors, fileNumber)).toMatchObject({ answer: { answer: 'CANCELLED' } });
    expect((await act(url, { action: 'exit' })).headers.get('location')).toBe(RETURN_URL);
    expect(await finishLink(vendors, fileNumber)).toMatchObject({ answer: { answer: 'CANCELLED' } });
    await finish(url);
    await act(url, { action: 'exit' });
    expect(await finishLink(vendors, fileNumber)).toMatchObject({ answer: { answer: 'LINKED' } });
  });

  it('isn’t linked when the bank doesn’t answer', async () => {
    const fileNumber = randomUUID();
    await finish(await pageOf(openLink(vendors, fileNumber, failing)));
    expect(await finishLink(vendors, fileNumber)).toMatchObject({ answer: { answer: 'FAILED' } });
  });

  it('reports no link that was never opened', async () => {
    expect(await finishLink(vendors, randomUUID())).toMatchObject({ answer: { answer: 'CANCELLED' } });
  });

  it('creates one Item, however often the return is repeated', async () => {
    const fileNumber = randomUUID();
    await finish(await pageOf(openLink(vendors, fileNumber)));
    const before = await exchanges();
    await providers.makeFail('provider plaid', 'CUT', 1);
    expect(await finishLink(vendors, fileNumber)).toMatchObject({ ok: false });
    const first = await finishLink(vendors, fileNumber);
    expect(first).toMatchObject({ answer: { answer: 'LINKED' } });
    expect(await finishLink(vendors, fileNumber)).toEqual(first);
    expect(await exchanges()).toBe(before + 1);
  });

  it('ends with the records even if the answer to its exchange was lost, once the person shared income', async () => {
    const [values, tools] = [standInValues('plaid', providers.url), { patience, memory: memoryInProcess() }];
    const server = ADAPTERS.plaid.create(values, tools) as Vendors;
    const fileNumber = randomUUID();
    await server.income.link.ask({
      ...{ ...intent(fileNumber), worker: partyOf(avery), source: 'PLAID_TRANSACTIONS' },
      ...{ returnUrl: RETURN_URL, oauthReturnUrl: RETURN_URL },
    });
    const opened = await openLink(server, fileNumber);
    if (!opened.ok || opened.pending) return expect.fail('not opened');
    await finish(opened.answer.url);
    const headers = { 'PLAID-CLIENT-ID': values['clientId'], 'PLAID-SECRET': values['secret'] };
    const basePath = values['url'] ?? '';
    const plaid = new PlaidApi(new Configuration({ basePath, baseOptions: { headers } }));
    const { data } = await plaid.linkTokenGet({ link_token: opened.answer.link });
    const [added] = data.link_sessions?.[0]?.results?.item_add_results ?? [];
    const lost = await plaid.itemPublicTokenExchange({ public_token: added?.public_token ?? '' });
    const { access_token } = lost.data;
    expect((await plaid.accountsGet({ access_token })).data.accounts).not.toEqual([]);
    expect(await ADAPTERS.plaid.forget?.(values, fileNumber, tools)).toEqual({ ok: true });
    await expect(plaid.accountsGet({ access_token })).rejects.toMatchObject({
      response: { data: { error_code: 'INVALID_ACCESS_TOKEN' } },
    });
  });

  it('is linked for both tabs that return at once', async () => {
    const fileNumber = randomUUID();
    await finish(await pageOf(openLink(vendors, fileNumber)));
    const both = await Promise.all([finishLink(vendors, fileNumber), finishLink(vendors, fileNumber)]);
    for (const each of both) expect(each).toMatchObject({ answer: { answer: 'LINKED' } });
  });
});

describe('an account that is typed at Plaid', () => {
  const MASK = '0000';
  const NUMBER = '1111222233330000';
  let providers: TestProviders;
  let vendors: Vendors;
  let plaid: PlaidApi;
  const memory = memoryInProcess();
  beforeAll(async () => {
    providers = await startTestProviders([avery]);
    const values = standInValues('plaid', providers.url);
    vendors = ADAPTERS.plaid.create(values, { patience, memory }) as Vendors;
    const headers = { 'PLAID-CLIENT-ID': values['clientId'], 'PLAID-SECRET': values['secret'] };
    plaid = new PlaidApi(new Configuration({ basePath: values['url'] ?? '', baseOptions: { headers } }));
  });
  afterAll(() => providers.stop());

  const sent = { ok: true, answer: { answer: 'DEPOSIT_SENT', mask: MASK } };
  /** Types an account on the hosted page, as somebody who chose that first. */
  async function type(fileNumber: string, number = NUMBER): Promise<void> {
    const url = await pageOf(openLink(vendors, fileNumber, avery, 'OFFERED'));
    await act(url, { action: 'next' });
    expect(await (await fetch(url)).text()).toContain('How do you want to connect?');
    await act(url, { action: 'next', way: 'numbers' });
    await act(url, { action: 'next', routing: '110000000', number, subtype: 'checking' });
    await act(url, { action: 'next' });
  }
  const enter = async (fileNumber: string, code: string) =>
    finish(await pageOf(openLink(vendors, fileNumber, avery, 'CODE')), { code });
  const check = (fileNumber: string, accountNumber = NUMBER) =>
    vendors.bank.check.ask({
      ...intent(fileNumber),
      ...{ holder: partyOf(avery), routingNumber: '110000000', accountNumber, linkedBy: 'plaid' },
    });
  const tokenOf = async (fileNumber: string): Promise<string> =>
    JSON.parse((await memory.recall(`plaid bank ${fileNumber}`)) ?? '{}').item.accessToken;

  it('is proved by the code of its deposit, and keeps one Item', async () => {
    const fileNumber = randomUUID();
    const before = (await providers.made())['items'] ?? 0;
    await type(fileNumber);
    expect(await finishLink(vendors, fileNumber)).toEqual(sent);
    expect(await finishLink(vendors, fileNumber)).toEqual(sent);
    await enter(fileNumber, 'XYZ');
    expect(await finishLink(vendors, fileNumber)).toEqual(sent);
    await enter(fileNumber, 'abc');
    expect(await finishLink(vendors, fileNumber)).toEqual({
      ok: true,
      answer: {
        ...{ answer: 'LINKED', bankName: 'Your bank', routingNumber: '110000000', accountNumber: NUMBER },
        ...{ mask: MASK, byDeposit: true },
      },
    });
    expect((await providers.made())['items']).toBe(before + 1);
  });

  it('is never taken for the borrower’s because the code was right', async () => {
    const fileNumber = randomUUID();
    await type(fileNumber);
    await finishLink(vendors, fileNumber);
    await enter(fileNumber, 'ABC');
    await finishLink(vendors, fileNumber);
    expect(await check(fileNumber)).toEqual({
      ok: true,
      answer: { answer: 'SUSPECT', remark: expect.stringContaining('That doesn’t prove whose it is.') },
    });
  });

  it('is verified where Plaid knows its holder and the name fits', async () => {
    const fileNumber = randomUUID();
    await type(fileNumber, '000987654321');
    await finishLink(vendors, fileNumber);
    await enter(fileNumber, 'ABC');
    await finishLink(vendors, fileNumber);
    expect(await check(fileNumber, '000987654321')).toEqual({ ok: true, answer: { answer: 'VERIFIED' } });
  });

  it('is lost after three wrong codes, and another may be linked', async () => {
    const fileNumber = randomUUID();
    await type(fileNumber);
    await finishLink(vendors, fileNumber);
    for (const code of ['one', 'two', 'ABD']) await enter(fileNumber, code);
    const failed = { ok: true, answer: { answer: 'DEPOSIT_FAILED', mask: MASK } };
    expect(await finishLink(vendors, fileNumber)).toEqual(failed);
    await enter(fileNumber, 'ABC');
    expect(await finishLink(vendors, fileNumber)).toEqual(failed);
    await finish(await pageOf(openLink(vendors, fileNumber, avery, 'OFFERED')));
    expect(await finishLink(vendors, fileNumber)).toMatchObject({
      answer: { answer: 'LINKED', mask: '6789' },
    });
  });

  it('is lost when Plaid gives the deposit up, and says so when asked', async () => {
    const fileNumber = randomUUID();
    await type(fileNumber);
    await finishLink(vendors, fileNumber);
    const access_token = await tokenOf(fileNumber);
    const { data } = await plaid.accountsGet({ access_token });
    expect(data.accounts[0]?.verification_status).toBe('pending_manual_verification');
    await plaid.sandboxItemSetVerificationStatus({
      ...{ access_token, account_id: data.accounts[0]?.account_id ?? '' },
      verification_status: SandboxItemSetVerificationStatusRequestVerificationStatusEnum.VerificationExpired,
    });
    expect(await finishLink(vendors, fileNumber)).toEqual({
      ...{ ok: true, answer: { answer: 'DEPOSIT_EXPIRED', mask: MASK } },
    });
  });

  it('gives out no number before its code', async () => {
    const fileNumber = randomUUID();
    await type(fileNumber);
    await finishLink(vendors, fileNumber);
    const refused = plaid.authGet({ access_token: await tokenOf(fileNumber) });
    await expect(refused).rejects.toMatchObject({ response: { data: { error_code: 'PRODUCT_NOT_READY' } } });
  });

  it('can be typed by somebody whose bank isn’t in the list, and is in the list for nobody else', async () => {
    const offered = await pageOf(openLink(vendors, randomUUID(), avery, 'OFFERED'));
    await act(offered, { action: 'next' });
    await act(offered, { action: 'next', way: 'bank' });
    expect(await (await fetch(`${offered}?q=nobody`)).text()).toContain('Link with account numbers');
    const usual = await pageOf(openLink(vendors, randomUUID()));
    await act(usual, { action: 'next' });
    expect(await (await fetch(`${usual}?q=nobody`)).text()).not.toContain('Link with account numbers');
  });
});

/** Plaid as recorded answers, by path. */
describe('the adapter at Plaid’s bank calls', () => {
  const answers: Record<string, unknown> = {};
  const statuses: Record<string, number> = {};
  let plaid: Recorder;
  let memory: ReturnType<typeof memoryInProcess>;
  let vendors: Vendors;
  beforeAll(async () => {
    plaid = await startRecorder(({ call }) => {
      const path = call.split(' ')[1] ?? '';
      return { status: statuses[path] ?? 200, body: (answers[path] ?? {}) as object };
    });
  });
  beforeEach(() => {
    plaid.requests.length = 0;
    for (const path of Object.keys(statuses)) delete statuses[path];
    Object.assign(answers, {
      '/link/token/create': {
        ...{ link_token: 'link-1', hosted_link_url: 'https://secure.plaid.com/hl/1', somethingNew: 1 },
      },
      '/link/token/get': sessions({ results: { item_add_results: [ADDED], newResults: [] } }),
      '/item/public_token/exchange': { access_token: 'access-1', item_id: 'item-1', newField: {} },
      '/auth/get': AUTH,
      '/identity/match': match(100),
    });
    const values = { ...standInValues('plaid', ''), url: plaid.url, clientName: 'Homeline' };
    memory = memoryInProcess();
    vendors = ADAPTERS.plaid.create(values, { patience, memory }) as Vendors;
  });
  afterAll(() => plaid.stop());

  const ADDED = {
    public_token: 'public-1',
    accounts: [{ id: 'second' }],
    institution: { name: 'Harborview Bank', institution_id: 'ins_1' },
  };
  const ACH = { account_id: 'first', account: '111122223333', routing: '011401533', wire_routing: null };
  const AUTH = {
    accounts: [
      { account_id: 'first', mask: '3333', subtype: 'checking', balances: {} },
      { account_id: 'second', mask: '9876', subtype: 'savings' },
    ],
    numbers: { ach: [ACH, { ...ACH, account_id: 'second', account: '444455556666' }], eft: [] },
    item: { institution_name: 'Harborview Bank N.A.' },
    aNewerField: true,
  };
  const sessions = (session: object) => ({
    link_sessions: [{ link_session_id: 's', finished_at: '2026-11-28T00:00:00Z', ...session }],
  });
  const match = (score: number | null) => ({
    accounts: [{ account_id: 'second', legal_name: { score, newScore: 3 } }],
  });
  const errorOf = (
    path: string,
    [error_type, error_code, status = 400]: readonly [string, string, number?],
  ) => {
    answers[path] = { error_type, error_code, error_message: '', display_message: null, request_id: 'r' };
    statuses[path] = status;
  };
  const bodies = (path: string) =>
    plaid.requests.filter(({ call }) => call === `POST ${path}`).map(({ body }) => body);

  async function linked(fileNumber: string) {
    await openLink(vendors, fileNumber);
    return finishLink(vendors, fileNumber);
  }
  const check = (fileNumber: string) =>
    vendors.bank.check.ask({
      ...intent(fileNumber),
      ...{ holder: partyOf(avery), routingNumber: '011401533', accountNumber: '444455556666' },
    });

  it('opens a hosted link with this application’s webhook and return URL, without Plaid’s script on our pages', async () => {
    const fileNumber = randomUUID();
    await forLender('homeline', () => openLink(vendors, fileNumber));
    const { headers } = plaid.requests[0] ?? expect.fail();
    expect(headers).toMatchObject({ 'plaid-client-id': 'sandbox', 'plaid-version': '2020-09-14' });
    expect(bodies('/link/token/create')).toEqual([
      {
        ...{ client_name: 'Homeline', language: 'en', country_codes: ['US'], products: ['auth'] },
        required_if_supported_products: ['identity'],
        account_filters: { depository: { account_subtypes: ['checking', 'savings'] } },
        user: { client_user_id: fileNumber, phone_number: '+15557770007', email_address: avery.email },
        webhook: 'https://apply.lender.example/service-webhooks/external/api/v1/providers/plaid/homeline',
        hosted_link: { completion_redirect_uri: RETURN_URL },
      },
    ]);
  });

  it('asks for the small deposit only where the lender wants it, with Auth alone and the name already filled in', async () => {
    await openLink(vendors, randomUUID(), avery, 'OFFERED');
    expect(bodies('/link/token/create')).toEqual([
      expect.objectContaining({
        ...{ products: ['auth'], required_if_supported_products: ['identity'] },
        auth: { auth_type_select_enabled: true, same_day_microdeposits_enabled: true },
        user: expect.objectContaining({ legal_name: 'Person Number7' }),
      }),
    ]);
  });

  it.each([
    ['unsent', 'DEPOSIT_SENT'],
    ['pending_manual_verification', 'DEPOSIT_SENT'],
    ['manually_verified', 'LINKED'],
    ['automatically_verified', 'LINKED'],
    ['verification_failed', 'DEPOSIT_FAILED'],
    ['verification_expired', 'DEPOSIT_EXPIRED'],
    ['a_newer_status', 'DEPOSIT_SENT'],
  ])('reads the documented status %s of a deposit', async (verification_status, answer) => {
    const accounts = [{ id: 'second', verification_status: 'pending_manual_verification' }];
    answers['/link/token/get'] = sessions({
      results: { item_add_results: [{ ...ADDED, accounts, institution: { name: null } }] },
    });
    answers['/accounts/get'] = { accounts: [{ account_id: 'second', mask: '9876', verification_status }] };
    expect(await linked(randomUUID())).toMatchObject({ answer: { answer, mask: '9876' } });
    expect(bodies('/auth/get')).toHaveLength(answer === 'LINKED' ? 1 : 0);
  });

  it('returns the chosen account and its mask despite unknown fields', async () => {
    expect(await linked(randomUUID())).toEqual({
      ok: true,
      answer: {
        ...{ answer: 'LINKED', bankName: 'Harborview Bank N.A.', routingNumber: '011401533' },
        ...{ accountNumber: '444455556666', mask: '9876' },
      },
    });
  });

  it('returns the checking account of several, and none that can’t receive money', async () => {
    answers['/link/token/get'] = sessions({ results: { item_add_results: [{ ...ADDED, accounts: [] }] } });
    expect(await linked(randomUUID())).toMatchObject({ answer: { accountNumber: '111122223333' } });
    const ach = AUTH.numbers.ach.map((each) => ({ ...each, can_transfer_in: false }));
    answers['/auth/get'] = { ...AUTH, numbers: { ach } };
    expect(await linked(randomUUID())).toMatchObject({ answer: { answer: 'FAILED' } });
  });

  it.each([
    [100, { answer: 'VERIFIED' }],
    [70, { answer: 'VERIFIED' }],
    [69, { answer: 'SUSPECT', remark: expect.stringContaining('69 of 100') }],
    [null, { answer: 'SUSPECT', remark: 'The bank doesn’t say who holds the account.' }],
  ])('maps an owner’s name score of %s as Plaid advises', async (score, answer) => {
    const fileNumber = randomUUID();
    await linked(fileNumber);
    answers['/identity/match'] = match(score);
    expect(await check(fileNumber)).toEqual({ ok: true, answer });
    expect(bodies('/identity/match')).toEqual([
      {
        ...{ access_token: 'access-1', user: { legal_name: 'Person Number7' } },
        options: { account_ids: ['second'] },
      },
    ]);
  });

  it('uses a lender’s own minimum score', async () => {
    const values = { ...standInValues('plaid', ''), url: plaid.url, nameScore: '90' };
    vendors = ADAPTERS.plaid.create(values, { patience, memory: memoryInProcess() }) as Vendors;
    const fileNumber = randomUUID();
    await linked(fileNumber);
    answers['/identity/match'] = match(89);
    expect(await check(fileNumber)).toMatchObject({ answer: { answer: 'SUSPECT' } });
  });

  it.each([
    [
      'another account of the same link answers',
      { accounts: [{ account_id: 'first', legal_name: { score: 100 } }] },
      '6666',
    ],
    ['another account was linked since', match(100), '2222'],
  ])('never takes a holder for verified when %s', async (_, matched, lastFour) => {
    const fileNumber = randomUUID();
    await linked(fileNumber);
    answers['/identity/match'] = matched;
    const request = { ...intent(fileNumber), holder: partyOf(avery), routingNumber: '011401533' };
    const checked = await vendors.bank.check.ask({ ...request, accountNumber: `44445555${lastFour}` });
    expect(checked).toMatchObject({ answer: { answer: 'SUSPECT' } });
  });

  describe('whose balance is read with its holder', () => {
    const balanceOf = (available: number | null, current: number | null, currency = 'USD') => ({
      accounts: [
        { account_id: 'first', balances: { available: 1, current: 1, iso_currency_code: 'USD' } },
        { account_id: 'second', balances: { available, current, iso_currency_code: currency } },
      ],
    });
    const checkedWith = async (answer: object) => {
      const fileNumber = randomUUID();
      await linked(fileNumber);
      answers['/identity/match'] = match(100);
      answers['/accounts/balance/get'] = answer;
      return check(fileNumber);
    };

    it.each([
      ['both amounts', balanceOf(5100.5, 5200), { availableCents: 510_050, currentCents: 520_000 }],
      ['an overdrawn account', balanceOf(null, -12.34), { currentCents: -1234 }],
      ['nothing', balanceOf(null, null), undefined],
      ['another currency', balanceOf(10, 10, 'CAD'), undefined],
      ['only another account', { accounts: [] }, undefined],
      ['an amount out of bounds', balanceOf(1e300, 1), undefined],
    ])('and may be %s', async (_, answer, balance) => {
      const checked = await checkedWith(answer);
      expect(checked).toEqual({ ok: true, answer: { answer: 'VERIFIED', ...(balance && { balance }) } });
      expect(bodies('/accounts/balance/get')).toEqual([
        { access_token: 'access-1', options: { account_ids: ['second'] } },
      ]);
    });

    it.each([
      'INTERNAL_SERVER_ERROR',
      'INSTITUTION_NOT_RESPONDING',
      'ITEM_LOGIN_REQUIRED',
      'PRODUCTS_NOT_SUPPORTED',
    ])('and stops nothing when Plaid answers %s', async (code) => {
      errorOf('/accounts/balance/get', ['ITEM_ERROR', code]);
      const fileNumber = randomUUID();
      await linked(fileNumber);
      answers['/identity/match'] = match(100);
      expect(await check(fileNumber)).toEqual({ ok: true, answer: { answer: 'VERIFIED' } });
    });

    it('and is counted as a report, for which Plaid charges', () => {
      const { isReport } = (vendors as unknown as { bank: { check: { isReport(answer: object): boolean } } })
        .bank.check;
      expect(isReport({ answer: 'VERIFIED', balance: { currentCents: 1 } })).toBe(true);
      expect(isReport({ answer: 'VERIFIED' })).toBe(false);
    });
  });

  it('checks only an account that it linked', () => {
    const { takes } = (vendors as unknown as { bank: { check: { takes(request: object): boolean } } }).bank
      .check;
    expect(['plaid', 'bridge', undefined].map((linkedBy) => takes({ linkedBy }))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('can’t verify an owner when nothing was linked', async () => {
    expect(await check(randomUUID())).toMatchObject({ answer: { answer: 'SUSPECT' } });
  });

  it('renews the login of the same Item when the bank asks for it', async () => {
    const fileNumber = randomUUID();
    errorOf('/auth/get', ['ITEM_ERROR', 'ITEM_LOGIN_REQUIRED']);
    expect(await linked(fileNumber)).toMatchObject({ answer: { answer: 'FAILED' } });
    await openLink(vendors, fileNumber);
    expect(bodies('/link/token/create')[1]).toMatchObject({ access_token: 'access-1' });
    expect(bodies('/link/token/create')[1]).not.toHaveProperty('products');
    answers['/link/token/get'] = sessions({ exit: { error: null } });
    expect(await finishLink(vendors, fileNumber)).toMatchObject({ answer: { answer: 'CANCELLED' } });
    answers['/link/token/get'] = sessions({ results: { item_add_results: [] } });
    Object.assign(answers, { '/auth/get': AUTH });
    delete statuses['/auth/get'];
    expect(await finishLink(vendors, fileNumber)).toMatchObject({ answer: { answer: 'LINKED' } });
    expect(bodies('/item/public_token/exchange')).toHaveLength(1);
    expect(await finishLink(vendors, fileNumber)).toMatchObject({ answer: { answer: 'LINKED' } });
  });

  describe('whose records end', () => {
    const forget = (fileNumber: string) =>
      ADAPTERS.plaid.forget?.({ ...standInValues('plaid', ''), url: plaid.url }, fileNumber, {
        ...{ patience, memory },
      });

    it('removes the Item of a visit that ended while another page was opened', async () => {
      const fileNumber = randomUUID();
      await openLink(vendors, fileNumber);
      let isBack = false;
      const changed = memory.change;
      // The first change of the second page waits until the first page's visit has ended.
      memory.change = async (...given) => {
        if (!isBack) {
          isBack = true;
          expect(await finishLink(vendors, fileNumber)).toMatchObject({ answer: { answer: 'LINKED' } });
        }
        return changed(...given);
      };
      answers['/link/token/create'] = {
        link_token: 'link-2',
        hosted_link_url: 'https://secure.plaid.com/hl/2',
      };
      await openLink(vendors, fileNumber);
      expect(await forget(fileNumber)).toEqual({ ok: true });
      expect(bodies('/item/remove')).toEqual([{ access_token: 'access-1' }]);
    });

    it('removes its Item, and the one that another replaced', async () => {
      const fileNumber = randomUUID();
      await linked(fileNumber);
      answers['/link/token/create'] = {
        link_token: 'link-2',
        hosted_link_url: 'https://secure.plaid.com/hl/2',
      };
      answers['/item/public_token/exchange'] = { access_token: 'access-2', item_id: 'item-2' };
      await linked(fileNumber);
      expect(await forget(fileNumber)).toEqual({ ok: true });
      expect(bodies('/item/remove')).toEqual([{ access_token: 'access-1' }, { access_token: 'access-2' }]);
    });

    it.each([
      ['INVALID_ACCESS_TOKEN', 'INVALID_INPUT', { ok: true }],
      ['ITEM_NOT_FOUND', 'ITEM_ERROR', { ok: true }],
      [
        'INTERNAL_SERVER_ERROR',
        'API_ERROR',
        { ok: false, failure: { failed: 'UNREACHABLE', mayHaveActed: false } },
      ],
      [
        'INVALID_API_KEYS',
        'INVALID_INPUT',
        { ok: false, failure: { failed: 'REFUSED', mayHaveActed: false } },
      ],
    ])('at %s of the removal', async (code, type, result) => {
      const fileNumber = randomUUID();
      await linked(fileNumber);
      errorOf('/item/remove', [type, code]);
      expect(await forget(fileNumber)).toEqual(result);
    });

    it('asks nothing about an application that linked nothing', async () => {
      expect(await forget(randomUUID())).toEqual({ ok: true });
      expect(plaid.requests).toEqual([]);
    });
  });

  it('opens a link for nobody’s user where Plaid has lost the user of the income', async () => {
    const fileNumber = randomUUID();
    answers['/user/create'] = { user_id: 'usr_1' };
    await vendors.income.link.ask({
      ...{ ...intent(fileNumber), worker: partyOf(avery), source: 'PLAID_TRANSACTIONS' },
      ...{ returnUrl: RETURN_URL, oauthReturnUrl: RETURN_URL },
    });
    errorOf('/link/token/create', ['INVALID_INPUT', 'INVALID_USER_ID']);
    await openLink(vendors, fileNumber);
    const [, owned, unowned] = bodies('/link/token/create');
    expect(owned).toMatchObject({ user_id: 'usr_1', products: ['auth'] });
    expect(unowned).toMatchObject({ products: ['auth'] });
    expect(unowned).not.toHaveProperty('user_id');
  });

  it('links again what can’t be renewed', async () => {
    const fileNumber = randomUUID();
    await linked(fileNumber);
    errorOf('/identity/match', ['ITEM_ERROR', 'ITEM_LOGIN_REQUIRED']);
    expect(await check(fileNumber)).toMatchObject({ answer: { answer: 'LOGIN_NEEDED' } });
    errorOf('/link/token/create', ['INVALID_INPUT', 'INVALID_ACCESS_TOKEN']);
    await openLink(vendors, fileNumber);
    const [, renewal, anew] = bodies('/link/token/create');
    expect(renewal).toMatchObject({ access_token: 'access-1' });
    expect(anew).toMatchObject({ products: ['auth'] });
  });

  const GONE = { ok: true, answer: { answer: 'FAILED' } };
  const LATER = { ok: false, failure: { failed: 'UNREACHABLE', mayHaveActed: false } };
  const OURS = { ok: false, failure: { failed: 'REFUSED', mayHaveActed: false } };

  it.each([
    ...['ACCESS_NOT_GRANTED', 'INSUFFICIENT_CREDENTIALS', 'INVALID_CREDENTIALS', 'INVALID_MFA'].map(
      (code) => [code, 'ITEM_ERROR', GONE],
    ),
    ...['INVALID_UPDATED_USERNAME', 'ITEM_CONCURRENTLY_DELETED', 'ITEM_LOCKED', 'ITEM_LOGIN_REQUIRED'].map(
      (code) => [code, 'ITEM_ERROR', GONE],
    ),
    ...['ITEM_NOT_FOUND', 'ITEM_NOT_SUPPORTED', 'MFA_NOT_SUPPORTED', 'NO_ACCOUNTS', 'NO_AUTH_ACCOUNTS'].map(
      (code) => [code, 'ITEM_ERROR', GONE],
    ),
    ...['PASSWORD_RESET_REQUIRED', 'PRODUCTS_NOT_SUPPORTED', 'USER_INPUT_TIMEOUT', 'USER_SETUP_REQUIRED'].map(
      (code) => [code, 'ITEM_ERROR', GONE],
    ),
    ...['INSTITUTION_NO_LONGER_SUPPORTED', 'UNSUPPORTED_RESPONSE'].map((code) => [
      code,
      'INSTITUTION_ERROR',
      GONE,
    ]),
    ...['ADDITIONAL_CONSENT_REQUIRED', 'INVALID_ACCESS_TOKEN', 'USER_PERMISSION_REVOKED'].map((code) => [
      code,
      'INVALID_INPUT',
      GONE,
    ]),
    ['PRODUCT_NOT_READY', 'ITEM_ERROR', { ok: true, pending: true }],
    ...['INSTITUTION_DOWN', 'INSTITUTION_NOT_AVAILABLE', 'INSTITUTION_NOT_RESPONDING'].map((code) => [
      code,
      'INSTITUTION_ERROR',
      // One bank's outage isn't Plaid's.
      { ok: false, failure: { failed: 'UNREACHABLE', isOfAnother: true } },
    ]),
    ['PLANNED_MAINTENANCE', 'API_ERROR', LATER, 503],
    ['INTERNAL_SERVER_ERROR', 'API_ERROR', { ok: false, failure: { failed: 'UNREACHABLE' } }, 500],
    ['AUTH_LIMIT', 'RATE_LIMIT_EXCEEDED', LATER, 429],
    ...['INVALID_API_KEYS', 'INVALID_PRODUCT', 'UNAUTHORIZED_ENVIRONMENT', 'UNAUTHORIZED_ROUTE_ACCESS'].map(
      (code) => [code, 'INVALID_INPUT', OURS],
    ),
    ...['INVALID_BODY', 'INVALID_FIELD', 'INVALID_HEADERS', 'MISSING_FIELDS', 'UNKNOWN_FIELDS'].map(
      (code) => [code, 'INVALID_REQUEST', OURS],
    ),
    ...['INSTITUTION_REGISTRATION_REQUIRED', 'UNAUTHORIZED_INSTITUTION'].map((code) => [
      code,
      'INSTITUTION_ERROR',
      OURS,
    ]),
    ['PRODUCT_NOT_ENABLED', 'ITEM_ERROR', OURS],
  ] as [string, string, object, number?][])(
    'reads the documented error %s (%s) of the account’s numbers',
    async (code, type, result, status = 400) => {
      errorOf('/auth/get', [type, code, status]);
      expect(await linked(randomUUID())).toMatchObject(result);
    },
  );

  it.each([
    ['INVALID_ACCOUNT_ID', 'INVALID_INPUT', { answer: { answer: 'INVALID' } }],
    ['NO_ACCOUNTS', 'ITEM_ERROR', { answer: { answer: 'INVALID' } }],
    ['USER_PERMISSION_REVOKED', 'INVALID_INPUT', { answer: { answer: 'INVALID' } }],
    ['PRODUCTS_NOT_SUPPORTED', 'ITEM_ERROR', { answer: { answer: 'SUSPECT' } }],
    ['PRODUCT_NOT_READY', 'ITEM_ERROR', { pending: true }],
    ['INSTITUTION_DOWN', 'INSTITUTION_ERROR', LATER],
    ['INVALID_API_KEYS', 'INVALID_INPUT', OURS],
  ] as const)('reads the documented error %s (%s) of the check', async (code, type, result) => {
    const fileNumber = randomUUID();
    await linked(fileNumber);
    errorOf('/identity/match', [type, code]);
    expect(await check(fileNumber)).toMatchObject(result);
  });

  it.each([
    ['/link/token/get', 'INVALID_LINK_TOKEN', 'CANCELLED'],
    ['/item/public_token/exchange', 'INVALID_PUBLIC_TOKEN', 'FAILED'],
  ])('treats an expired token at %s as a missing link', async (path, code, answer) => {
    errorOf(path, ['INVALID_INPUT', code]);
    expect(await linked(randomUUID())).toMatchObject({ answer: { answer } });
  });

  it('treats a malformed response as garbage', async () => {
    answers['/auth/get'] = { ...AUTH, numbers: { ach: [{ ...ACH, routing: 'DROP TABLE' }] } };
    expect(await linked(randomUUID())).toMatchObject({ failure: { failed: 'GARBAGE' } });
  });
});

describe('Plaid’s own library against the stand-in', () => {
  let providers: TestProviders;
  let client: PlaidApi;
  const clientAt = (secret: string) =>
    new PlaidApi(
      new Configuration({
        basePath: `${providers.url}/providers/plaid`,
        baseOptions: { headers: { 'PLAID-CLIENT-ID': 'sandbox', 'PLAID-SECRET': secret } },
      }),
    );
  beforeAll(async () => {
    providers = await startTestProviders();
    client = clientAt(standInValues('plaid', providers.url)['secret'] ?? '');
  });
  afterAll(() => providers.stop());

  it('links, reads and matches an account', async () => {
    const { data: link } = await client.linkTokenCreate({
      ...{ client_name: 'Homeline', language: 'en', country_codes: [CountryCode.Us] },
      ...{ user: { client_user_id: randomUUID() }, products: [Products.Auth], hosted_link: {} },
    });
    await finish(link.hosted_link_url ?? '');
    const { data: got } = await client.linkTokenGet({ link_token: link.link_token });
    const [added] = got.link_sessions?.[0]?.results?.item_add_results ?? [];
    const { data: exchanged } = await client.itemPublicTokenExchange({
      public_token: added?.public_token ?? '',
    });
    const { data: auth } = await client.authGet({ access_token: exchanged.access_token });
    expect(auth.numbers.ach).toMatchObject([{ account: '000123456789', routing: '110000000' }]);
    expect(auth.accounts[0]?.account_id).toBe(added?.accounts[0]?.id);
    const { data: matched } = await client.identityMatch({
      ...{ access_token: exchanged.access_token, user: { legal_name: 'Avery Sample' } },
    });
    expect(matched.accounts[0]?.legal_name?.score).toBe(100);
    const { data: list } = await client.institutionsGet({
      ...{ count: 2, offset: 0, country_codes: [CountryCode.Us] },
    });
    expect(list.institutions).toHaveLength(2);
  });

  it('gets Plaid’s errors', async () => {
    const refusal = (call: Promise<unknown>) =>
      call.then(
        () => expect.fail('was accepted'),
        (error: { response: { status: number; data: unknown } }) => error.response,
      );
    expect(await refusal(client.authGet({ access_token: 'unknown' }))).toMatchObject({
      ...{ status: 400 },
      data: {
        error_type: 'INVALID_INPUT',
        error_code: 'INVALID_ACCESS_TOKEN',
        request_id: expect.any(String),
      },
    });
    const asked = clientAt('another').institutionsGet({ count: 1, offset: 0, country_codes: [] });
    expect(await refusal(asked)).toMatchObject({ data: { error_code: 'INVALID_API_KEYS' } });
    const { data: made } = await client.sandboxPublicTokenCreate({
      ...{ institution_id: 'ins_1', initial_products: [Products.Auth] },
    });
    const { data: item } = await client.itemPublicTokenExchange(made);
    expect(await refusal(client.itemPublicTokenExchange(made))).toMatchObject({
      data: { error_code: 'INVALID_PUBLIC_TOKEN' },
    });
    await client.sandboxItemResetLogin({ access_token: item.access_token });
    expect(await refusal(client.authGet({ access_token: item.access_token }))).toMatchObject({
      data: { error_type: 'ITEM_ERROR', error_code: 'ITEM_LOGIN_REQUIRED' },
    });
  });
});
