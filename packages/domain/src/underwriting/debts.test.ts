// Proves RU-64, RU-65.

import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import type { DebtTreatment, Tradeline } from '../facts/tradeline.ts';
import { toCents } from '../money/cents.ts';
import { countDebts, totalDebtsCents } from './debts.ts';

type Given = Partial<Tradeline> & { readonly balance?: number; readonly payment?: number };

const CAPACITY = { monthlyIncomeCents: toCents(8000), savingsCents: toCents(1000) };

function debt({ balance = 0, payment, ...given }: Given): Tradeline {
  return {
    ...{ id: 'tradeline-1', creditor: 'Pioneer', kind: 'REVOLVING', responsibility: 'INDIVIDUAL' },
    ...{ openedOn: civilDate('2021-05-01'), status: 'OPEN', balanceCents: toCents(balance) },
    ...(payment !== undefined && { monthlyPaymentCents: toCents(payment) }),
    ...given,
  };
}

const countedIn = (...debts: Given[]) => countDebts([debts.map(debt)], CAPACITY);

describe('a debt on the credit report counts each month', () => {
  it.each<[string, Given, DebtTreatment, number]>([
    ['a card with a payment, at the payment', { balance: 3000, payment: 60 }, 'REPORTED_PAYMENT', 60],
    ['a card without a payment, at 5% of the balance', { balance: 3000 }, 'BALANCE_SHARE', 150],
    ['a card at a payment of $0, at 5% of the balance', { balance: 3000, payment: 0 }, 'BALANCE_SHARE', 150],
    ['a small balance without a payment, at $25', { balance: 480 }, 'BALANCE_SHARE', 25],
    ['5% rounded half up', { balance: 600.1 }, 'BALANCE_SHARE', 30.01],
    ['a paid-off card, at nothing', {}, 'NOTHING_OWED', 0],
    [
      'a closed card with a balance, like an open one',
      { balance: 3000, status: 'CLOSED' },
      'BALANCE_SHARE',
      150,
    ],
    ['a closed loan without a balance, at nothing', { payment: 90, status: 'CLOSED' }, 'NOTHING_OWED', 0],
    [
      'a student loan in deferment, at 0.5% of the balance',
      { kind: 'STUDENT_LOAN', balance: 24_000, payment: 0 },
      'STUDENT_LOAN_SHARE',
      120,
    ],
    [
      'a student loan in repayment, at the payment',
      { kind: 'STUDENT_LOAN', balance: 24_000, payment: 260 },
      'REPORTED_PAYMENT',
      260,
    ],
    [
      'a loan with 10 payments left of at most 5% of income, at nothing',
      { kind: 'INSTALLMENT', balance: 4000, payment: 400, remainingPayments: 10 },
      'FEW_PAYMENTS_LEFT',
      0,
    ],
    [
      'a loan with 10 payments left above 5% of income, at the payment',
      { kind: 'INSTALLMENT', balance: 4000.1, payment: 400.01, remainingPayments: 10 },
      'REPORTED_PAYMENT',
      400.01,
    ],
    [
      'a loan with 11 payments left, at the payment',
      { kind: 'INSTALLMENT', balance: 4400, payment: 400, remainingPayments: 11 },
      'REPORTED_PAYMENT',
      400,
    ],
    [
      'a lease that ends soon, at the payment',
      { kind: 'LEASE', balance: 600, payment: 300, remainingPayments: 2 },
      'REPORTED_PAYMENT',
      300,
    ],
    ['support, at the payment', { kind: 'SUPPORT', payment: 500 }, 'REPORTED_PAYMENT', 500],
    [
      'another person’s card, at nothing',
      { balance: 9000, payment: 200, responsibility: 'AUTHORIZED_USER' },
      'AUTHORIZED_USER',
      0,
    ],
    [
      'a charge card that savings cover, at nothing',
      { kind: 'CHARGE_CARD', balance: 1000 },
      'CHARGE_COVERED',
      0,
    ],
    [
      'a charge card above savings, at its balance',
      { kind: 'CHARGE_CARD', balance: 1000.01 },
      'CHARGE_BALANCE',
      1000.01,
    ],
  ])('%s', (_, given, by, dollars) => {
    expect(countedIn(given)).toMatchObject([{ by, cents: toCents(dollars) }]);
  });

  it('charge cards at their whole balance when savings don’t cover all of them', () => {
    const charge = { kind: 'CHARGE_CARD', balance: 600 } as const;
    expect(totalDebtsCents(countedIn(charge, charge))).toBe(toCents(1200));
  });
});

describe('the debts of several borrowers', () => {
  const joint = { responsibility: 'JOINT', balance: 3000 } as const;

  it('count a joint debt once, on the first report that shows it', () => {
    const counted = countDebts(
      [[debt(joint)], [debt({ ...joint, id: 'tradeline-9', creditor: 'PIONEER ' })]],
      CAPACITY,
    );
    expect(counted.map(({ by }) => by)).toEqual(['BALANCE_SHARE', 'OTHER_BORROWER']);
    expect(totalDebtsCents(counted)).toBe(toCents(150));
  });

  it('count like debts of each borrower, and two joint debts on one report', () => {
    expect(
      totalDebtsCents(countDebts([[debt({ balance: 3000 })], [debt({ balance: 3000 })]], CAPACITY)),
    ).toBe(toCents(300));
    expect(totalDebtsCents(countDebts([[debt(joint), debt(joint)]], CAPACITY))).toBe(toCents(300));
  });
});
