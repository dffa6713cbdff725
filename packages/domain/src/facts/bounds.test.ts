import { expect, it } from 'vitest';
import { StaffGiven } from '../workflow/staff-ruling.ts';
import { FACTS, type FactName } from './facts.ts';
import { PropertyCondition } from './property.facts.ts';

const REPORT = {
  pulledOn: '2026-03-10',
  fico: 742,
  scoreFactors: [],
  mortgages: [],
  nonMortgageMonthlyDebtsCents: 90_000,
  derogatories: {
    ...{ mortgage30in12: 0, mortgage60in12: 0, mortgage90in24: 0, pastDueNow: false },
    ...{ openJudgments: 0, openTaxLiens: 0 },
  },
  mortgageInquiries: [],
};
const ESTIMATE = {
  answer: 'HIT',
  valueCents: 50_000_000,
  forecastStandardDeviation: 0.1,
  confidenceScore: 85,
};
const OPINION = { answer: 'REPORT', condition: PropertyCondition.enum.GOOD };

const ENORMOUS = 1e15;

const fits = (fact: FactName, value: unknown) => FACTS[fact].value.safeParse(value).success;

it('a report with any debts or none is one', () => {
  expect(fits('softCredit', { answer: 'HIT', report: REPORT })).toBe(true);
  const without = { ...REPORT, nonMortgageMonthlyDebtsCents: 0 };
  expect(fits('hardCredit', { answer: 'HIT', report: without })).toBe(true);
});

it.each<[string, FactName, unknown]>([
  [
    'debts below nothing',
    'softCredit',
    { answer: 'HIT', report: { ...REPORT, nonMortgageMonthlyDebtsCents: -1 } },
  ],
  [
    'debts beyond all bounds',
    'hardCredit',
    { answer: 'HIT', report: { ...REPORT, nonMortgageMonthlyDebtsCents: ENORMOUS } },
  ],
  ['a score of another model', 'softCredit', { answer: 'HIT', report: { ...REPORT, fico: 851 } }],
  ['a value that is not a number', 'automatedValuations', { ...ESTIMATE, valueCents: Number.NaN }],
  ['a home worth nothing', 'automatedValuations', { ...ESTIMATE, valueCents: 0 }],
  ['a home worth trillions', 'brokerOpinions', { ...OPINION, valueCents: ENORMOUS }],
  ['a deviation in percent', 'automatedValuations', { ...ESTIMATE, forecastStandardDeviation: 13 }],
  ['pay below nothing', 'incomeResults', { answer: 'VERIFIED', monthlyGrossCents: -1 }],
  ['pay beyond all bounds', 'employerAnswers', { answer: 'CONFIRMED', monthlyGrossCents: ENORMOUS }],
])('%s is no fact', (_, fact, value) => {
  expect(fits(fact, value)).toBe(false);
});

it('nor may a person of the lender say so', () => {
  for (const given of [{ valueCents: 0 }, { valueCents: ENORMOUS }, { monthlyGrossCents: -1 }]) {
    expect(StaffGiven.safeParse(given).success).toBe(false);
  }
});
