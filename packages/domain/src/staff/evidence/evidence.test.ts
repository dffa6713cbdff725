// Proves CO-20.

import { expect, it } from 'vitest';
import { type Facts, type FactWrite, noFacts, withFact } from '../../facts/facts.ts';
import { EVIDENCE_TOPICS, evidenceOn, TOPICS_OF, topicsAt } from './evidence.ts';
import { money, table, words } from './sheet.ts';

const factsOf = (...writes: readonly FactWrite[]): Facts =>
  writes.reduce((so, write) => withFact(so, write, '2026-03-10T17:00:00.000Z'), noFacts());

it('shows the screened person beside the listed one in a sanctions review, with the known fields', () => {
  const screened = (match: object) =>
    factsOf(
      {
        fact: 'property',
        value: { uuid: '', street1: '115 Test Street', city: 'Columbus', state: 'OH' } as never,
      },
      {
        fact: 'sanctionsScreens',
        value: {
          answer: 'POSSIBLE_MATCH',
          matches: [{ name: 'Happy, Avery A.', list: 'SDN', similarityPct: 87, ...match }],
        },
      },
    );
  const shown = (facts: Facts, known?: object) =>
    evidenceOn(['IDENTITY'], facts, undefined, known as never)[0]?.tables.map(({ columns, rows }) => [
      columns.map(({ label }) => label),
      ...rows.map((cells) => cells.map(({ text }) => text)),
    ]);
  const whole = { entry: 'SDN 87', birthYears: [1958, 1961], countries: ['Panama'], aliases: ['A. H.'] };
  expect(shown(screened(whole), { ageYears: 52 })).toEqual([
    [
      ['Detail', 'Screened', 'Listed'],
      ['Name', 'Borrower', 'Happy, Avery A.'],
      ['Also known as', '—', 'A. H.'],
      ['Age, year of birth', '52 years old', 'born 1958 or born 1961'],
      ['Home, countries', '115 Test Street, Columbus, OH', 'Panama'],
      ['List', '—', 'SDN, SDN 87'],
      ['Similarity of the names', '—', '87%'],
    ],
  ]);
  expect(shown(screened({}))?.[0]?.[3]).toEqual(['Age, year of birth', '—', '—']);
});

it('shows a title agent the commitment and remark with the liens, but no credit or income', () => {
  const facts = factsOf(
    { fact: 'finalTitle', value: { answer: 'OPEN_ISSUE', remark: 'A judgment was entered.' } },
    { fact: 'identityResults', value: { answer: 'VERIFIED' } },
  );
  expect(evidenceOn(TOPICS_OF.TITLE_AGENT ?? [], facts)).toEqual([
    {
      topic: 'TITLE',
      title: 'Title',
      tables: [],
      rows: [
        { label: 'Title commitment', value: 'Open issue' },
        { label: 'Title commitment · Remark', value: 'A judgment was entered.' },
      ],
    },
  ]);
});

it('names two sanctions screens differently', () => {
  const clear = { fact: 'sanctionsScreens', value: { answer: 'CLEAR', matches: [] } } as never;
  expect(evidenceOn(['IDENTITY'], factsOf(clear, clear))[0]?.rows.map(({ label }) => label)).toEqual([
    ...['Sanctions screen', 'Sanctions screen 2'],
  ]);
});

it('shows how each account was paid month by month, and says in words how often it was late', () => {
  const report = (monthCodes?: string) => ({
    ...{ pulledOn: '2026-03-02', fico: 700, scoreFactors: [], tradelines: [], mortgageInquiries: [] },
    mortgages: [
      {
        ...{ id: 'm1', lender: 'Harbor', balanceCents: 1, monthlyPaymentCents: 1, kind: 'MORTGAGE' },
        openedOn: '2020-05-14',
        ...(monthCodes && { paymentHistory: { newestMonth: '2026-03-01', monthCodes } }),
      },
    ],
    derogatories: {
      ...{ mortgage30in12: 0, mortgage60in12: 0, mortgage90in24: 0, pastDueNow: false },
      ...{ openJudgments: 0, openTaxLiens: 0 },
    },
  });
  const paid = (monthCodes?: string) => {
    const pull = { fact: 'softCredit', value: { answer: 'HIT', report: report(monthCodes) } } as never;
    const tables = evidenceOn(['CREDIT'], factsOf(pull))[0]?.tables ?? [];
    const mortgages = tables.find(({ title }) => title === 'Mortgages reported');
    const column = mortgages?.columns.findIndex(({ label }) => label === 'Last 24 months') ?? -1;
    return mortgages?.rows[0]?.[column];
  };
  expect(paid('CXC')).toEqual({ text: 'On time', order: 0, months: ['ON_TIME', 'UNREPORTED', 'ON_TIME'] });
  expect(paid('1129')).toMatchObject({
    ...{ text: '2 × 30 days, 1 × 60 days, 1 × 90 days late', order: 4, tone: 'DANGER' },
  });
  expect(paid()).toBeUndefined();
});

it('leaves a column out in which no row has anything', () => {
  const shown = table(
    'Mortgages reported',
    ['Lender', 'Limit #', 'Payment #'],
    [
      [words('Harbor'), money(undefined), money(190_000)],
      [words('Bay'), money(undefined), money(undefined)],
    ],
    [words('Sum'), money(undefined), money(190_000)],
  );
  expect(shown?.columns.map(({ label }) => label)).toEqual(['Lender', 'Payment']);
  expect(shown?.rows.map((cells) => cells.map(({ text }) => text))).toEqual([
    ['Harbor', '$1,900.00'],
    ['Bay', ''],
  ]);
  expect(shown?.total?.map(({ text }) => text)).toEqual(['Sum', '$1,900.00']);
});

it('omits a topic without data', () => {
  expect(evidenceOn(EVIDENCE_TOPICS, factsOf())).toEqual([]);
});

it('compares both people’s income and credit in a co-borrower’s review; a step without a reviewer has no topics', () => {
  const waiting = { kind: 'WAITING', owner: 'UNDERWRITER' } as const;
  expect(topicsAt({ ...waiting, id: 'WAITING_FOR_CO_BORROWER_REVIEW' })).toEqual(['INCOME', 'CREDIT']);
  expect(topicsAt({ ...waiting, id: 'WAITING_FOR_FINAL_TITLE' })).toEqual([]);
  expect(topicsAt({ ...waiting, kind: 'REVIEW', id: 'TITLE_REVIEW' })).toEqual(TOPICS_OF.UNDERWRITER);
});
