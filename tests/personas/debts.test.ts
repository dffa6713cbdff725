// Proves RU-64.

import { wordExplanation } from '@homeline/domain/explanations/word-explanation.ts';
import { asExplanation } from '@homeline/domain/facts/explanation.ts';
import type { Persona, PersonTradeline } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const OPEN = { responsibility: 'INDIVIDUAL', openedOn: '2022-01-05', status: 'OPEN' } as const;

const DEBTS: PersonTradeline[] = [
  {
    ...OPEN,
    creditor: 'Auto Finance',
    kind: 'INSTALLMENT',
    balance: 9000,
    monthlyPayment: 310,
    remainingPayments: 30,
  },
  { ...OPEN, creditor: 'Pioneer Card', kind: 'REVOLVING', balance: 4200, monthlyPayment: null },
  { ...OPEN, creditor: 'College Loans', kind: 'STUDENT_LOAN', balance: 18_000, monthlyPayment: 0 },
  {
    ...OPEN,
    creditor: 'Furniture Credit',
    kind: 'INSTALLMENT',
    balance: 400,
    monthlyPayment: 100,
    remainingPayments: 4,
  },
  {
    ...OPEN,
    creditor: 'Family Card',
    kind: 'REVOLVING',
    balance: 2000,
    monthlyPayment: 60,
    responsibility: 'AUTHORIZED_USER',
  },
];

const avery = personNamed('T01');
const person: Persona = { ...avery, credit: { ...avery.credit, tradelines: DEBTS } };
const decision =
  walk(person, homeline, STARTED_AT, 'OFFER_SELECTION').facts.initialDecisions.at(-1) ?? expect.fail();

/** The lines on other debts, as label, value and reason. */
function debtLines(reader: 'BORROWER' | 'STAFF') {
  const { sections } = wordExplanation(asExplanation(decision.explanation), reader);
  const words = sections.flatMap(({ lines }) => lines);
  return words.filter(({ label }) => DEBTS.some(({ creditor }) => label.startsWith(creditor)));
}

it('adds the debts that count to the mortgage payment', () => {
  // $310, 5% of $4,200 and 0.5% of $18,000, with the mortgage payment.
  expect(decision.monthlyDebtsCents).toBe((310 + 210 + 90 + avery.credit.mortgageMonthlyPayments) * 100);
});

it('explains to the borrower how each debt counts', () => {
  expect(debtLines('BORROWER')).toMatchObject([
    { label: 'Auto Finance, loan', value: '$310.00', from: 'The payment on your credit report' },
    {
      label: 'Pioneer Card, credit card or line',
      value: '$210.00',
      from: 'Your report shows no payment, so we count 5% of $4,200, or $25 if more',
    },
    {
      label: 'College Loans, student loan',
      value: '$90.00',
      from: 'Your report shows no payment, so we count 0.5% of $18,000',
    },
    {
      label: 'Furniture Credit, loan',
      value: '$0.00',
      from: 'Not counted: only 4 payments are left',
      addsNothing: true,
    },
    {
      label: 'Family Card, credit card or line',
      from: 'Not counted: someone else owes it',
      addsNothing: true,
    },
  ]);
});

it('explains to an underwriter which rule counts each debt', () => {
  expect(debtLines('STAFF').map(({ from }) => from)).toEqual([
    'Reported payment',
    'No reported payment: 5% of the $4,200 balance, minimum $25',
    'No reported payment: 0.5% of the $18,000 balance',
    'Excluded: only 4 payments are left of $100.00, at most 5% of income',
    'Excluded: authorized user',
  ]);
});
