// Proves PR-03.

import { randomUUID } from 'node:crypto';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeAdapter } from '../testing/conformance.ts';
import { partyOf } from '../testing/exchanges.ts';
import { memoryInProcess, standInValues } from '../testing/stand-in-account.ts';
import { startTestProviders, type TestProviders, testPersona } from '../testing/test-providers.ts';
import { mismo } from './mismo.ts';
import type { CreditPort } from './port.ts';

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
      // The reseller knows one kind of freeze, which no PIN lifts, and tells no consumer's lock.
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
      good: { answer: 'HIT', ...REPORT },
      forced: {
        FROZEN: { answer: 'FROZEN' },
        ERROR: { answer: 'ERROR' },
        HIT_CHANGED: {
          answer: 'HIT',
          report: { fico: 731, tradelines: [{}, {}, { balanceCents: 300_000 }] },
        },
        HIT_NEW_INQUIRY: { answer: 'HIT', report: { mortgageInquiries: [{ lender: 'Open Gate Lending' }] } },
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

  const credits = (values: object = {}, memory = memoryInProcess()) =>
    mismo.create(
      { ...standInValues('mismo', providers.url), ...values },
      {
        patience: { timeoutMs: 5000, tries: 3, firstPauseMs: 1 },
        memory,
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
  const reports = () => providers.sandbox && providers.read('/control/requests');

  it('is asked for once, and its report again by the reseller’s own number', async () => {
    const pull = pullOf(people.plain);
    const first = await credit.hard.ask(pull);
    const again = await credit.hard.ask(pull);
    const outcome = await credit.hard.outcome(pull.reference);
    const numbers = [first, again, outcome].map(
      (result) =>
        /CreditReportIdentifier="(\d+)"/.exec(
          (result.ok && !result.pending && result.answer.rawReport) || '',
        )?.[1],
    );
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toMatch(/^\d+$/);
    expect(await reports()).toBeDefined();
    expect(await made()).toBeGreaterThanOrEqual(3);
  });

  it('is new after a freeze was lifted, though the reseller still has the frozen answer', async () => {
    const pull = pullOf(people.frozenOnce);
    expect(await credit.soft.ask(pull)).toMatchObject({ ok: true, answer: { answer: 'FROZEN' } });
    const next = await credit.soft.ask({ ...pull, reference: randomUUID() });
    expect(next).toMatchObject({ ok: true, answer: { answer: 'HIT' } });
  });

  it('without a Social Security number asks for it where the bureau finds no file', async () => {
    const { consumer, ...pull } = pullOf(people.noFile);
    const { ssn: _, ...unnumbered } = consumer;
    const result = await credit.soft.ask({ ...pull, consumer: unnumbered });
    expect(result).toMatchObject({ ok: true, answer: { answer: 'NO_MATCH' } });
  });

  it('tells nothing of a score that the bureau didn’t make', async () => {
    const result = await credit.soft.ask(pullOf(people.unscored));
    expect(result).toMatchObject({ ok: true, answer: { answer: 'HIT', report: { scoreFactors: [] } } });
    expect(result.ok && !result.pending && result.answer.report).not.toHaveProperty('fico');
  });

  it('counts late payments, public records and what ended in default by months', async () => {
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

  it('with a freeze PIN is another provider’s, since no reseller publishes where it goes', () => {
    const { soft } = mismo.create(standInValues('mismo', providers.url), {
      patience: { timeoutMs: 1, tries: 1, firstPauseMs: 1 },
      memory: memoryInProcess(),
    }).credit as { soft: { takes(pull: object): boolean } };
    expect([soft.takes({ pin: '123456' }), soft.takes({})]).toEqual([false, true]);
  });

  it('of a bureau that nobody knows is sent to nobody', async () => {
    const before = await made();
    expect(await credits({ bureau: 'Innovis' }).hard.ask(pullOf(people.plain))).toEqual({
      ok: false,
      failure: { failed: 'REFUSED', mayHaveActed: false },
    });
    expect(await made()).toBe(before);
  });
});
