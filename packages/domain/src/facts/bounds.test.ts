// Proves RU-53.

import { expect, it } from 'vitest';
import { StaffInput } from '../workflow/staff-outcome.ts';
import { FACTS, type FactName } from './facts.ts';
import { PropertyCondition } from './property.facts.ts';

const REPORT = {
  pulledOn: '2026-03-10',
  fico: 742,
  scoreFactors: [],
  mortgages: [],
  tradelines: [] as object[],
  derogatories: {
    ...{ mortgage30in12: 0, mortgage60in12: 0, mortgage90in24: 0, pastDueNow: false },
    ...{ openJudgments: 0, openTaxLiens: 0 },
  },
  mortgageInquiries: [],
};
const owing = (balanceCents: number) => ({
  ...REPORT,
  tradelines: [
    {
      ...{ id: '1', creditor: 'Pioneer', kind: 'REVOLVING', responsibility: 'JOINT', status: 'OPEN' },
      ...{ openedOn: '2024-05-01', balanceCents },
    },
  ],
});
const ESTIMATE = {
  answer: 'HIT',
  valueCents: 50_000_000,
  forecastStandardDeviation: 0.1,
  confidenceScore: 85,
};
const OPINION = { answer: 'REPORT', condition: PropertyCondition.enum.GOOD };

const ENORMOUS = 1e15;

const fits = (fact: FactName, value: unknown) => FACTS[fact].value.safeParse(value).success;

it('accepts a credit report with debts and one without', () => {
  expect(fits('softCredit', { answer: 'HIT', report: owing(90_000) })).toBe(true);
  expect(fits('hardCredit', { answer: 'HIT', report: REPORT })).toBe(true);
});

it.each<[string, FactName, unknown]>([
  ['negative debts', 'softCredit', { answer: 'HIT', report: owing(-1) }],
  ['debts above the upper bound', 'hardCredit', { answer: 'HIT', report: owing(ENORMOUS) }],
  ['a score above the range of the model', 'softCredit', { answer: 'HIT', report: { ...REPORT, fico: 851 } }],
  ['a value that is not a number', 'automatedValuations', { ...ESTIMATE, valueCents: Number.NaN }],
  ['a home value of zero', 'automatedValuations', { ...ESTIMATE, valueCents: 0 }],
  ['a home value in the trillions', 'brokerOpinions', { ...OPINION, valueCents: ENORMOUS }],
  [
    'a standard deviation given in percent',
    'automatedValuations',
    { ...ESTIMATE, forecastStandardDeviation: 13 },
  ],
  ['negative pay', 'incomeResults', { answer: 'VERIFIED', monthlyGrossCents: -1 }],
  ['pay above the upper bound', 'employerAnswers', { answer: 'CONFIRMED', monthlyGrossCents: ENORMOUS }],
])('rejects a fact with %s', (_, fact, value) => {
  expect(fits(fact, value)).toBe(false);
});

it('rejects an out-of-range home value or income from lender staff', () => {
  for (const given of [{ valueCents: 0 }, { valueCents: ENORMOUS }, { monthlyGrossCents: -1 }]) {
    expect(StaffInput.safeParse(given).success).toBe(false);
  }
});
