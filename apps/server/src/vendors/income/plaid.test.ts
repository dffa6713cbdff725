// Proves PR-02, PR-16, PR-37, PR-42.

import { randomUUID } from 'node:crypto';
import { type Cents, cents } from '@homeline/domain/money/cents.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { Configuration, PlaidApi } from 'plaid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdapterTools } from '../adapter.ts';
import { ADAPTERS } from '../adapters.ts';
import { RETRY_DEFAULTS } from '../http-call.ts';
import { describeAdapter } from '../testing/conformance.ts';
import { partyOf } from '../testing/exchanges.ts';
import { type Recorder, startRecorder } from '../testing/recorder.ts';
import { memoryInProcess, standInValues } from '../testing/stand-in-account.ts';
import { startTestProviders, type TestProviders, testPersona } from '../testing/test-providers.ts';
import type { Vendors } from '../vendors.ts';
import { BankIncome, incomeOfReport } from './plaid-report.ts';

const RETURN_URL = 'https://apply.lender.example/account/heloc/one/income/link/deposits?returned=1';
const SOURCE = 'PLAID_TRANSACTIONS' as const;
const avery = testPersona(7);
const patience = { ...RETRY_DEFAULTS, firstPauseMs: 1 };
const intent = (fileNumber: string) => ({ reference: randomUUID(), fileNumber });

async function openLink(vendors: Vendors, fileNumber: string, person: Persona = avery): Promise<string> {
  const opened = await vendors.income.link.ask({
    ...{ ...intent(fileNumber), worker: partyOf(person), source: SOURCE },
    ...{ returnUrl: RETURN_URL, oauthReturnUrl: RETURN_URL },
  });
  return opened.ok && !opened.pending ? opened.answer.url : expect.fail(JSON.stringify(opened));
}

const finish = (url: string, body: object = {}) =>
  fetch(`${url}/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const visit = (vendors: Vendors, fileNumber: string) =>
  vendors.income.visit.ask({ ...intent(fileNumber), source: SOURCE });
const fetchIncome = (vendors: Vendors, fileNumber: string, person: Persona = avery) =>
  vendors.income.fetch.ask({
    ...{ ...intent(fileNumber), worker: partyOf(person), source: SOURCE },
    statedMonthlyGrossCents: cents(800_000),
  });

describeAdapter({
  name: 'plaid',
  cases: [
    {
      exchange: 'income.link',
      good: { link: expect.stringMatching(/^link-sandbox-/), url: expect.stringContaining('/hl/') },
      keepsOutcome: false,
    },
    {
      exchange: 'income.fetch',
      // The report’s deposits are the pay of the person, and the suite states more.
      good: { answer: 'PARTIAL' },
      forced: { PARTIAL: { answer: 'PARTIAL' }, ERROR: { answer: 'ERROR' } },
      before: async (_, person, fileNumber, vendors) =>
        void (await finish(await openLink(vendors, fileNumber, person))),
      keepsOutcome: false,
    },
  ],
});

describe('income from deposits over Plaid', () => {
  const unknown = testPersona(8, [{ port: 'income', call: 'FETCH', answers: ['EMPLOYMENT_NOT_SHOWN'] }]);
  let providers: TestProviders;
  let vendors: Vendors;
  beforeAll(async () => {
    providers = await startTestProviders([avery, unknown]);
  });
  beforeEach(() => {
    vendors = ADAPTERS.plaid.create(standInValues('plaid', providers.url), {
      patience,
      memory: memoryInProcess(),
    }) as Vendors;
  });
  afterAll(() => providers.stop());

  it('is verified by a year of deposits that reach the stated income', async () => {
    const fileNumber = randomUUID();
    await finish(await openLink(vendors, fileNumber));
    expect(await visit(vendors, fileNumber)).toEqual({ ok: true, answer: { answer: 'LINKED' } });
    expect(await fetchIncome(vendors, fileNumber)).toEqual({
      ok: true,
      answer: { answer: 'VERIFIED', monthlyGrossCents: 876_543 },
    });
  });

  it('asks the employer to confirm regular pay from an unknown payer', async () => {
    const fileNumber = randomUUID();
    await finish(await openLink(vendors, fileNumber, unknown));
    expect(await fetchIncome(vendors, fileNumber, unknown)).toEqual({
      ok: true,
      answer: { answer: 'EMPLOYMENT_NOT_SHOWN', monthlyGrossCents: 876_543 },
    });
  });

  it('isn’t linked when the person leaves, and can be linked on another visit', async () => {
    const fileNumber = randomUUID();
    expect(await visit(vendors, fileNumber)).toMatchObject({ answer: { answer: 'CANCELLED' } });
    const url = await openLink(vendors, fileNumber);
    await fetch(url);
    expect(await visit(vendors, fileNumber)).toEqual({ ok: true, pending: true });
    await finish(url, { cancel: true });
    expect(await visit(vendors, fileNumber)).toMatchObject({ answer: { answer: 'CANCELLED' } });
    expect(await fetchIncome(vendors, fileNumber)).toMatchObject({ answer: { answer: 'ERROR' } });
    await finish(url);
    expect(await visit(vendors, fileNumber)).toMatchObject({ answer: { answer: 'LINKED' } });
  });

  it('uses one Plaid user, however often it is linked', async () => {
    const fileNumber = randomUUID();
    await openLink(vendors, fileNumber);
    await openLink(vendors, fileNumber);
    const created = (await providers.requests()).filter(({ call }) => call === 'POST user/create');
    const before = created.length;
    await openLink(vendors, fileNumber);
    const after = (await providers.requests()).filter(({ call }) => call === 'POST user/create');
    expect(after).toHaveLength(before);
  });

  it('supports only deposits', () => {
    const { link, visit: visited, fetch: fetched } = vendors.income as unknown as Record<string, Takes>;
    for (const exchange of [link, visited, fetched]) {
      expect(exchange?.takes({ source: SOURCE })).toBe(true);
      expect(exchange?.takes({ source: 'TRUV_PAYROLL' })).toBe(false);
    }
    expect(fetched?.takes({ source: SOURCE, publicToken: 'of the bridge' })).toBe(false);
  });
  type Takes = { takes(request: object): boolean };

  it('is readable by Plaid’s own library', async () => {
    const fileNumber = randomUUID();
    await finish(await openLink(vendors, fileNumber));
    const client = new PlaidApi(
      new Configuration({
        basePath: `${providers.url}/providers/plaid`,
        baseOptions: {
          headers: {
            'PLAID-CLIENT-ID': 'sandbox',
            'PLAID-SECRET': standInValues('plaid', providers.url)['secret'],
          },
        },
      }),
    );
    const { data: user } = await client.userCreate({ client_user_id: fileNumber });
    const { data } = await client.creditBankIncomeGet({ user_id: user.user_id });
    const [source] = data.bank_income?.[0]?.items?.[0]?.bank_income_sources ?? [];
    expect(source).toMatchObject({ income_category: 'SALARY', pay_frequency: 'MONTHLY' });
    expect(source?.historical_summary?.[3]?.total_amounts).toMatchObject([{ amount: 8765.43 }]);
  });
});

/** Full months from January 2026, with the first partial. */
const MONTHS = [
  { start_date: '2025-11-15', end_date: '2025-11-30' },
  { start_date: '2025-12-01', end_date: '2025-12-31' },
  { start_date: '2026-01-01', end_date: '2026-01-31' },
  { start_date: '2026-02-01', end_date: '2026-02-28' },
  { start_date: '2026-03-01', end_date: '2026-03-31' },
  { start_date: '2026-04-01', end_date: '2026-04-12' },
];

type SourceOf = {
  readonly amounts: readonly number[];
  readonly category?: string;
  readonly frequency?: string;
  readonly began?: string;
  readonly currency?: string;
};

function sourceOf({ amounts, category = 'SALARY', frequency = 'BIWEEKLY', ...more }: SourceOf) {
  const { began = '2025-11-15', currency = 'USD' } = more;
  const historical_summary = MONTHS.map((month, index) => ({
    ...month,
    total_amounts: [{ amount: amounts[index] ?? 0, iso_currency_code: currency }],
  }));
  return { income_category: category, pay_frequency: frequency, start_date: began, historical_summary };
}

function reportOf(
  sources: readonly SourceOf[],
  { owners = ['Zoe Sample'] as readonly string[], warnings = [] as string[] } = {},
): unknown {
  return {
    items: [
      {
        bank_income_accounts: [{ account_id: 'a', owners: owners.map((name) => ({ names: [name] })) }],
        bank_income_sources: sources.map(sourceOf),
        newerField: 1,
      },
    ],
    bank_income_summary: { historical_summary: MONTHS },
    warnings: warnings.map((warning_code) => ({ warning_type: 'BANK_INCOME_WARNING', warning_code })),
  };
}

const read = (report: unknown, stated = 5000, lastName = 'Sample') => {
  const { bank_income } = BankIncome.parse({ bank_income: report ? [report] : [] });
  const worker = { firstName: 'Zoë', lastName };
  return incomeOfReport(bank_income[0], worker, (stated * 100) as Cents);
};

const STEADY = [2500, 5000, 5000, 5200, 5000, 2500];

describe('what deposits prove', () => {
  it('is the average of the full months, to the cent', () => {
    // (5000 + 5000 + 5200 + 5000) / 4
    expect(read(reportOf([{ amounts: STEADY }]))).toEqual({
      answer: 'VERIFIED',
      monthlyGrossCents: 505_000,
    });
  });

  it('adds every source', () => {
    const report = reportOf([
      { amounts: STEADY, category: 'MILITARY' },
      { amounts: [0, 1000, 1000, 1000, 1000, 0], category: 'RENTAL' },
    ]);
    expect(read(report)).toEqual({ answer: 'VERIFIED', monthlyGrossCents: 605_000 });
  });

  it('never replaces a higher stated gross with net pay: pay stubs decide', () => {
    expect(read(reportOf([{ amounts: STEADY }]), 6500)).toEqual({ answer: 'PARTIAL' });
  });

  it('verifies deposits without withholding, even below the stated income', () => {
    const report = reportOf([{ amounts: STEADY, category: 'RETIREMENT' }]);
    expect(read(report, 6500)).toEqual({ answer: 'VERIFIED', monthlyGrossCents: 505_000 });
  });

  it.each(['CASH', 'CASH_DEPOSIT', 'TAX_REFUND', 'TRANSFER_FROM_APPLICATION', 'UNEMPLOYMENT'])(
    'leaves %s to a person',
    (category) => {
      expect(read(reportOf([{ amounts: STEADY, category }]))).toEqual({ answer: 'PARTIAL' });
      const beside = reportOf([
        { amounts: STEADY, category: 'RETIREMENT' },
        { amounts: STEADY, category },
      ]);
      expect(read(beside, 6500)).toEqual({ answer: 'PARTIAL' });
      expect(read(beside)).toEqual({ answer: 'VERIFIED', monthlyGrossCents: 505_000 });
    },
  );

  it('asks the employer only about regular deposits of an unknown kind', () => {
    const unknown = { amounts: STEADY, category: 'OTHER' };
    expect(read(reportOf([unknown]))).toEqual({
      answer: 'EMPLOYMENT_NOT_SHOWN',
      monthlyGrossCents: 505_000,
    });
    expect(read(reportOf([{ ...unknown, frequency: 'UNKNOWN' }]))).toEqual({ answer: 'PARTIAL' });
  });

  it('leaves out the month of the first pay, and a job with one full month', () => {
    const began = { amounts: [0, 0, 900, 5000, 5000, 0], began: '2026-01-20' };
    expect(read(reportOf([began]))).toEqual({ answer: 'VERIFIED', monthlyGrossCents: 500_000 });
    const newJob = { amounts: [0, 0, 0, 900, 9000, 0], began: '2026-02-20' };
    expect(read(reportOf([newJob]))).toEqual({ answer: 'PARTIAL' });
  });

  it('doesn’t count a job that has ended', () => {
    expect(read(reportOf([{ amounts: [5000, 9000, 9000, 0, 0, 0] }]))).toEqual({ answer: 'PARTIAL' });
  });

  it('counts a month without pay', () => {
    const report = reportOf([{ amounts: [0, 5000, 0, 5000, 5000, 0], category: 'GIG_ECONOMY' }]);
    expect(read(report)).toEqual({ answer: 'VERIFIED', monthlyGrossCents: 375_000 });
  });

  it.each([
    ['of another person', reportOf([{ amounts: STEADY }], { owners: ['Blake Other', 'Zora Else'] })],
    [
      'of another with letters of the same name',
      reportOf([{ amounts: STEADY }], { owners: ['Zo Sampleson'] }),
    ],
    ['in another currency', reportOf([{ amounts: STEADY, currency: 'CAD' }])],
    ['without deposits', reportOf([])],
    ['that isn’t there', undefined],
    ...['TRANSACTIONS_UNAVAILABLE', 'ITEM_UNAPPROVED', 'REPORT_DELETED', 'DATA_UNAVAILABLE'].map((code) => [
      `with the warning ${code}`,
      reportOf([{ amounts: STEADY }], { warnings: [code] }),
    ]),
  ] as [string, unknown][])('doesn’t prove anything by a report %s', (_, report) => {
    expect(read(report)).toEqual({ answer: 'PARTIAL' });
  });

  it('on a joint account may be another’s pay, so pay stubs decide', () => {
    const report = reportOf([{ amounts: STEADY }], { owners: ['Zoe Sample', 'Blake Other'] });
    expect(read(report)).toEqual({ answer: 'PARTIAL' });
  });

  it.each([[['ZOE  SÁMPLE']], [['Sample, Z.']]])('belongs to the worker when the owners are %j', (owners) => {
    expect(read(reportOf([{ amounts: STEADY }], { owners }))).toMatchObject({ answer: 'VERIFIED' });
  });

  it('may be anybody’s where the bank names no owner, so pay stubs decide', () => {
    const unnamed = reportOf([{ amounts: STEADY }], { owners: [], warnings: ['IDENTITY_UNAVAILABLE'] });
    expect(read(unnamed)).toEqual({ answer: 'PARTIAL' });
    expect(read(reportOf([{ amounts: STEADY }], { owners: [] }))).toEqual({ answer: 'PARTIAL' });
    const { items, ...whole } = reportOf([{ amounts: STEADY }]) as { items: object[] };
    const another = { bank_income_accounts: [{ owners: [] }], bank_income_sources: [] };
    expect(read({ ...whole, items: [...items, another] })).toEqual({ answer: 'PARTIAL' });
    expect(read({ ...whole, items: items.map((item) => ({ ...item, bank_income_accounts: [] })) })).toEqual({
      answer: 'PARTIAL',
    });
  });

  it('counts no source whose first day Plaid doesn’t say, and no month without its days', () => {
    const report = reportOf([{ amounts: STEADY }]) as { items: { bank_income_sources: object[] }[] };
    const [item = expect.fail()] = report.items;
    const sources = item.bank_income_sources.map((source) => ({ ...source, start_date: undefined }));
    expect(read({ ...report, items: [{ ...item, bank_income_sources: sources }] })).toEqual({
      answer: 'PARTIAL',
    });
    const summary = { historical_summary: MONTHS.map(() => ({})) };
    expect(read({ ...report, bank_income_summary: summary })).toEqual({ answer: 'PARTIAL' });
  });

  it('rejects negative and unbounded amounts', () => {
    for (const amount of [-1, 1e300, Number.NaN])
      expect(() => read(reportOf([{ amounts: [amount] }]))).toThrow();
  });
});

describe('the adapter at Plaid’s income calls', () => {
  const answers: Record<string, { status?: number; body: object }> = {};
  let plaid: Recorder;
  let vendors: Vendors;
  let values: Readonly<Record<string, string>>;
  let tools: AdapterTools;
  beforeAll(async () => {
    plaid = await startRecorder(({ call }) => answers[call.split(' ')[1] ?? ''] ?? { body: {} });
  });
  beforeEach(() => {
    plaid.requests.length = 0;
    answers['/user/create'] = { body: { user_id: 'usr_1', request_id: 'r' } };
    answers['/link/token/create'] = {
      body: { link_token: 'link-1', hosted_link_url: 'https://secure.plaid.com/hl/1' },
    };
    values = { ...standInValues('plaid', ''), url: plaid.url };
    tools = { patience, memory: memoryInProcess() };
    vendors = ADAPTERS.plaid.create(values, tools) as Vendors;
  });
  afterAll(() => plaid.stop());
  const bodyOf = (path: string) => plaid.requests.find(({ call }) => call === `POST ${path}`)?.body;

  it('opens a hosted link for a year of deposits of one user', async () => {
    const fileNumber = randomUUID();
    await openLink(vendors, fileNumber);
    expect(bodyOf('/user/create')).toEqual({ client_user_id: fileNumber });
    expect(bodyOf('/link/token/create')).toMatchObject({
      ...{ user_id: 'usr_1', products: ['income_verification'] },
      income_verification: { income_source_types: ['bank'], bank_income: { days_requested: 365 } },
      hosted_link: { completion_redirect_uri: RETURN_URL },
    });
  });

  it('identifies the user by a token in an account older than the new user APIs', async () => {
    const fileNumber = randomUUID();
    answers['/user/create'] = { body: { user_id: 'usr_1', user_token: 'user-sandbox-1' } };
    await openLink(vendors, fileNumber);
    expect(bodyOf('/link/token/create')).toMatchObject({ user_token: 'user-sandbox-1' });
    expect(bodyOf('/link/token/create')).not.toHaveProperty('user_id');
    const amounts = STEADY.map((amount) => amount * 2);
    const report = reportOf([{ amounts }], { owners: [avery.name] });
    answers['/credit/bank_income/get'] = { body: { bank_income: [report] } };
    expect(await fetchIncome(vendors, fileNumber)).toMatchObject({
      answer: { answer: 'VERIFIED', monthlyGrossCents: 1_010_000 },
    });
    expect(bodyOf('/credit/bank_income/get')).toEqual({ user_token: 'user-sandbox-1' });
  });

  it('shares one user between two links at once, and removes the user that it didn’t need', async () => {
    const fileNumber = randomUUID();
    let created = 0;
    answers['/user/create'] = {
      get body() {
        created += 1;
        return { user_id: `usr_${created}` };
      },
    };
    await Promise.all([openLink(vendors, fileNumber), openLink(vendors, fileNumber)]);
    await openLink(vendors, fileNumber);
    expect(created).toBe(2);
    const ofCall = (path: string) =>
      plaid.requests.flatMap(({ call, body }) => (call === `POST ${path}` ? [body] : []));
    const users = ofCall('/link/token/create').map((body) => (body as { user_id: string }).user_id);
    expect(new Set(users).size).toBe(1);
    expect(await ADAPTERS.plaid.forget?.(values, fileNumber, tools)).toEqual({ ok: true });
    expect(ofCall('/user/remove')).toHaveLength(2);
    expect(ofCall('/user/remove')).toEqual(
      expect.arrayContaining([{ user_id: 'usr_1' }, { user_id: 'usr_2' }]),
    );
  });

  it.each([
    ['APPROVED', { answer: { answer: 'LINKED' } }],
    ['NO_DEPOSITS_FOUND', { answer: { answer: 'LINKED' } }],
    ['USER_REPORTED_NO_INCOME', { answer: { answer: 'LINKED' } }],
    ['INTERNAL_ERROR', { answer: { answer: 'FAILED' } }],
    ['STARTED', { answer: { answer: 'FAILED' } }],
  ])('maps the documented session result %s', async (status, result) => {
    const fileNumber = randomUUID();
    await openLink(vendors, fileNumber);
    const results = { bank_income_results: [{ status, item_id: 'i' }], item_add_results: [] };
    answers['/link/token/get'] = {
      body: { link_sessions: [{ finished_at: '2026-11-28T00:00:00Z', results }] },
    };
    expect(await visit(vendors, fileNumber)).toMatchObject(result);
  });

  it.each([
    ['INCOME_VERIFICATION_FAILED', 400, { answer: { answer: 'ERROR' } }],
    ['INCOME_VERIFICATION_NOT_FOUND', 400, { answer: { answer: 'ERROR' } }],
    ['VERIFICATION_STATUS_PENDING_APPROVAL', 400, { answer: { answer: 'ERROR' } }],
    ['PRODUCT_NOT_READY', 400, { ok: true, pending: true }],
    ['PRODUCT_NOT_ENABLED', 400, { failure: { failed: 'REFUSED' } }],
    ['INCOME_VERIFICATION_UPLOAD_ERROR', 500, { answer: { answer: 'ERROR' } }],
  ])('reads the documented income error %s', async (error_code, status, result) => {
    const fileNumber = randomUUID();
    await openLink(vendors, fileNumber);
    const error_type = 'INCOME_VERIFICATION_ERROR';
    answers['/credit/bank_income/get'] = { status, body: { error_type, error_code } };
    expect(await fetchIncome(vendors, fileNumber)).toMatchObject(result);
  });
});
