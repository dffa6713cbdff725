// Proves PR-03, PR-16, PR-25, PR-45.

import { randomUUID } from 'node:crypto';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { loadPeople } from '@homeline/sandbox/people.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Result } from '../exchange.ts';
import { failedResult as failed, RETRY_DEFAULTS } from '../http-call.ts';
import { describeAdapter } from '../testing/conformance.ts';
import { HARD_ALERTS, partyOf } from '../testing/exchanges.ts';
import { startRecorder } from '../testing/recorder.ts';
import { memoryInProcess, standInValues } from '../testing/stand-in-account.ts';
import {
  PERSONAS_DIR,
  startTestProviders,
  type TestProviders,
  testPersona,
} from '../testing/test-providers.ts';
import { mismo } from './mismo.ts';
import type { CreditPort, SoftCredit } from './port.ts';
import { E036, mismoReport } from './testing/mismo-samples.ts';

const REPORT = { report: { fico: 751, scoreOutranksPct: 60 } };
const DEBTS = [
  {
    ...{ id: expect.stringMatching(/^tradeline-roadway-auto-finance-/), kind: 'INSTALLMENT', status: 'OPEN' },
    ...{ monthlyPaymentCents: 49_034, remainingPayments: 38, responsibility: 'INDIVIDUAL' },
  },
  { kind: 'REVOLVING', balanceCents: 244_000, creditLimitCents: 488_000 },
];

describeAdapter({
  name: 'mismo',
  cases: [
    {
      exchange: 'credit.soft',
      keepsOutcome: true,
      unclear503: { failed: 'NOT_RECEIVED', mayHaveActed: false },
      makes: 'reports',
      good: {
        answer: 'HIT',
        report: {
          ...REPORT.report,
          scoreFactors: ['30', '11', '24'],
          tradelines: DEBTS,
          mortgages: [
            { balanceCents: 18_000_000, monthlyPaymentCents: 140_000, kind: 'MORTGAGE' },
            { balanceCents: 2_000_000, monthlyPaymentCents: 15_555, kind: 'SECOND_LIEN' },
          ],
          derogatories: { pastDueNow: false, mortgage30in12: 0, openJudgments: 0 },
        },
        rawReport: expect.stringContaining('_Value="+751"'),
      },
      // The reseller knows one kind of freeze, which no PIN lifts, and doesn't report a consumer's lock.
      forced: {
        NO_HIT: { answer: 'NO_HIT' },
        FROZEN: { answer: 'FROZEN' },
        LOCKED: { answer: 'FROZEN' },
        ERROR: { answer: 'ERROR' },
        FRAUD_ALERT: { answer: 'FRAUD_ALERT', ...REPORT },
        ACTIVE_DUTY: { answer: 'ACTIVE_DUTY', ...REPORT },
        DECEASED: { answer: 'DECEASED', ...REPORT },
        ADDRESS_DISCREPANCY: { answer: 'ADDRESS_DISCREPANCY', ...REPORT },
      },
    },
    {
      exchange: 'credit.hard',
      keepsOutcome: true,
      // The reseller doesn’t say that it has no such request, so a person finds out.
      unclear503: { failed: 'REFUSED', mayHaveActed: true },
      makes: 'reports',
      good: { answer: 'HIT', ...REPORT },
      forced: {
        FROZEN: { answer: 'FROZEN' },
        ERROR: { answer: 'ERROR' },
        HIT_CHANGED: {
          answer: 'HIT',
          report: { fico: 731, tradelines: [{}, {}, { balanceCents: 300_000 }] },
        },
        HIT_NEW_INQUIRY: { answer: 'HIT', report: { mortgageInquiries: [{ lender: 'Open Gate Lending' }] } },
        ...HARD_ALERTS,
      },
    },
  ],
});

describe('A pull at a credit reseller', () => {
  let providers: TestProviders;
  let credit: Required<CreditPort>;
  const people = {
    plain: testPersona(1),
    frozenOnce: testPersona(2, [{ port: 'credit', call: 'SOFT', answers: ['FROZEN', 'HIT'] }]),
    noFile: testPersona(3, [{ port: 'credit', call: 'SOFT', answers: ['NO_HIT'] }]),
    unscored: testPersona(4, [], { credit: { ...testPersona(4).credit, fico: null } }),
    behind: testPersona(5, [], {
      derogatories: {
        ...{ mortgage30in12: 2, mortgage60in12: 1, mortgage90in24: 1, mortgagePastDueNow: true },
        ...{ openJudgments: 1, openTaxLiens: 2, bk7Months: 50, bk13Months: 30 },
        ...{ foreclosureMonths: 90, shortSaleMonths: 49 },
      },
      inquiries: { mortgageLast90Days: 1 },
    }),
  };
  beforeAll(async () => {
    providers = await startTestProviders(Object.values(people));
    credit = credits();
  });
  afterAll(() => providers.stop());

  const credits = (values: object = {}, memory = memoryInProcess(), timeoutMs = 5000) =>
    mismo.create(
      { ...standInValues('mismo', providers.url), ...values },
      {
        patience: { ...RETRY_DEFAULTS, timeoutMs, firstPauseMs: 1 },
        memory,
        creditBureau: 'EXPERIAN',
      },
    ).credit as Required<CreditPort>;
  const pullOf = (person: Persona, reference = randomUUID()) => {
    const { street1, city, state, zip } = person.property;
    return {
      ...{ reference, fileNumber: randomUUID(), consumer: partyOf(person) },
      address: { street1, city, state, zip },
    };
  };
  const made = async () =>
    (await providers.requests()).filter(({ port }) => port === 'provider mismo').length;
  const numberIn = (result: Result<{ readonly rawReport?: string }>) => {
    const text = result.ok && !result.pending ? result.answer.rawReport : undefined;
    return Number(/CreditReportIdentifier="(\d+)"/.exec(text ?? '')?.[1]);
  };

  it('is made once despite repeats, and its report is fetched by the reseller’s id', async () => {
    const pull = pullOf(people.plain);
    const first = numberIn(await credit.hard.ask(pull));
    const outcome = numberIn(await credit.hard.outcome(pull.reference));
    const again = numberIn(await credit.hard.ask(pull));
    expect([outcome, again]).toEqual([first, first]);
    expect(numberIn(await credit.hard.ask(pullOf(people.unscored)))).toBe(first + 1);
  });

  it('with a lost response is never forced: a hard pull waits for staff, a soft one uses the existing report', async () => {
    const notes = memoryInProcess();
    // The first reseller made the report and lost the answer; the second one tells no status.
    const lost = async (product: 'soft' | 'hard') => {
      const pull = pullOf(people.plain);
      await providers.makeFail('provider mismo', 'CUT');
      await credits({}, notes)[product].ask(pull);
      const made = numberIn(await credits()[product].ask(pullOf(people.unscored))) - 1;
      return { pull, made };
    };
    const noStatus = await startRecorder(() => ({ text: E036.replaceAll('E036', 'E001') }));
    const elsewhere = credits({ url: noStatus.url }, notes);
    const hard = await lost('hard');
    expect(await elsewhere.hard.outcome(hard.pull.reference)).toEqual(failed('REFUSED', true));
    const soft = await lost('soft');
    expect(await elsewhere.soft.outcome(soft.pull.reference)).toEqual(failed('NOT_RECEIVED', false));
    expect(numberIn(await credits({}, notes).soft.ask(soft.pull))).toBe(soft.made);
    noStatus.stop();
  });

  it.each([
    ['waited for as long as the reseller is given', 60_000, 'ANSWERED'],
    ['asked for by our own reference once that time is over', 50, 'TIMEOUT'],
  ])('that takes the reseller long is %s, and made once', async (_, timeoutMs, first) => {
    const slow = { port: 'provider mismo', fault: 'SLOW', calls: 1, ms: 500 };
    const memory = memoryInProcess();
    const { hard } = credits({}, memory, timeoutMs);
    const before = (await providers.made())['reports'] ?? 0;
    await providers.control('PUT', '/control/faults', slow);
    const pull = pullOf(people.plain);
    const sent = await hard.ask(pull);
    expect(sent.ok ? 'ANSWERED' : sent.failure.failed).toBe(first);
    await providers.control('PUT', '/control/healthy', {});
    await vi.waitFor(async () =>
      expect(await credits({}, memory).hard.outcome(pull.reference)).toMatchObject({
        answer: { answer: 'HIT' },
      }),
    );
    expect((await providers.made())['reports']).toBe(before + 1);
  });

  it.each([50, 5])('with a response of more than %d MB has an unknown outcome', async (megabytes) => {
    const text = mismoReport({ more: `<REMARK>${'x'.repeat(megabytes * 1_000_000)}</REMARK>` });
    const endless = await startRecorder(() => ({ text }));
    const result = await credits({ url: endless.url }).hard.ask(pullOf(people.plain));
    expect(result).toEqual(failed('GARBAGE', true));
    expect(endless.requests).toHaveLength(1);
    endless.stop();
  });

  it('with a response of 4 MB is read', async () => {
    const text = E036.replace('<STATUS', `<REMARK>${'x'.repeat(4_000_000)}</REMARK><STATUS`);
    const long = await startRecorder(() => ({ text }));
    const result = await credits({ url: long.url }).hard.ask(pullOf(people.plain));
    expect(result).toEqual(failed('REFUSED', false));
    long.stop();
  });

  it('refused by the reseller for its login had no effect', async () => {
    const result = await credits({ password: 'of somebody else' }).hard.ask(pullOf(people.plain));
    expect(result).toEqual(failed('REFUSED', false));
  });

  it('is repeated after a freeze was lifted, even if the reseller stored the frozen response', async () => {
    const pull = pullOf(people.frozenOnce);
    expect(await credit.soft.ask(pull)).toMatchObject({ ok: true, answer: { answer: 'FROZEN' } });
    const next = await credit.soft.ask({ ...pull, reference: randomUUID() });
    expect(next).toMatchObject({ ok: true, answer: { answer: 'HIT' } });
  });

  it('without an SSN asks for it when the bureau finds no file', async () => {
    const { consumer, ...pull } = pullOf(people.noFile);
    const { ssn: _, ...unnumbered } = consumer;
    const result = await credit.soft.ask({ ...pull, consumer: unnumbered });
    expect(result).toMatchObject({ ok: true, answer: { answer: 'NO_MATCH' } });
  });

  it('ignores a score the bureau didn’t compute', async () => {
    const result = await credit.soft.ask(pullOf(people.unscored));
    expect(result).toMatchObject({ ok: true, answer: { answer: 'HIT', report: { scoreFactors: [] } } });
    expect(result.ok && !result.pending && result.answer.report).not.toHaveProperty('fico');
  });

  it('counts late payments, public records and defaults by months', async () => {
    expect(await credit.soft.ask(pullOf(people.behind))).toMatchObject({
      ok: true,
      answer: {
        report: {
          derogatories: {
            ...{ mortgage30in12: 2, mortgage60in12: 1, mortgage90in24: 1, pastDueNow: true },
            ...{ openJudgments: 1, openTaxLiens: 2, monthsSinceChapter7: 50, monthsSinceChapter13: 30 },
            ...{ monthsSinceForeclosure: 90, monthsSinceShortSale: 49 },
          },
          mortgages: [{ kind: 'MORTGAGE' }, { kind: 'SECOND_LIEN' }],
          mortgageInquiries: [{ lender: 'Quick Rate Lending' }],
        },
      },
    });
  });

  it('gives underwriting the same figures for every sample person as the bridge', async () => {
    const sample = loadPeople([PERSONAS_DIR]);
    const figures = (result: Result<SoftCredit>) => {
      const { report } = (result.ok && !result.pending && result.answer) || {};
      return (
        report && {
          ...report,
          mortgages: report.mortgages.map(({ id: _, ...each }) => each),
          tradelines: report.tradelines.map(({ id: _, ...each }) => each),
          mortgageInquiries: report.mortgageInquiries.map(({ lender, on }) => ({ lender, on })),
        }
      );
    };
    for (const person of sample) {
      const pull = pullOf(person);
      const other = { ...pull, reference: randomUUID(), fileNumber: randomUUID() };
      const bridged = figures(await providers.vendors.credit.soft.ask(other));
      expect({ of: person.id, ...figures(await credit.soft.ask(pull)) }).toEqual({
        of: person.id,
        ...bridged,
      });
    }
    expect(sample.length).toBeGreaterThan(50);
  });

  it('is sent to the reseller’s own host, whatever the path', async () => {
    expect(await credits({ path: 'uaweb/mismo' }).soft.ask(pullOf(people.plain))).toMatchObject({ ok: true });
    const elsewhere = await startRecorder();
    const path = `@${elsewhere.url.slice('http://'.length)}/`;
    expect(await credits({ path }).soft.ask(pullOf(people.plain))).toMatchObject({ ok: false });
    expect(elsewhere.requests).toEqual([]);
    elsewhere.stop();
  });

  it('with a freeze PIN isn’t supported, since no reseller documents the field', () => {
    const { soft } = mismo.create(standInValues('mismo', providers.url), {
      patience: { ...RETRY_DEFAULTS, timeoutMs: 1, tries: 1 },
      memory: memoryInProcess(),
    }).credit as { soft: { takes(pull: object): boolean } };
    expect([soft.takes({ pin: '123456' }), soft.takes({})]).toEqual([false, true]);
  });

  it('without a bureau isn’t sent', async () => {
    const before = await made();
    const { hard } = mismo.create(standInValues('mismo', providers.url), {
      patience: { ...RETRY_DEFAULTS, firstPauseMs: 1 },
      memory: memoryInProcess(),
    }).credit as Required<CreditPort>;
    expect(await hard.ask(pullOf(people.plain))).toEqual(failed('REFUSED', false));
    expect(await made()).toBe(before);
  });

  it.each([
    ['E901', 'No request with this identifier', 'WORKS'],
    ['E017', 'The report could not be found', 'WORKS'],
    ['E036', 'Any words', 'REFUSED'],
    ['E001', 'Your login is suspended', 'REFUSED'],
    ['E002', 'User not authorized', 'REFUSED'],
    ['E500', 'System error, try again', 'UNCLEAR'],
    ['E999', '', 'UNCLEAR'],
  ] as const)('has an account whose check reads the error %s “%s” as %s', async (code, words, found) => {
    const text = E036.replaceAll('E036', code).replace(/<_Text>.*<\/_Text>/gs, `<_Text>${words}</_Text>`);
    const reseller = await startRecorder(() => ({ text }));
    const account = { ...standInValues('mismo', ''), url: reseller.url };
    expect(await mismo.check(account, { ...RETRY_DEFAULTS, tries: 1 })).toBe(found);
    reseller.stop();
  });
});
