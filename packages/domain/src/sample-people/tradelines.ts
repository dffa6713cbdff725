import { addMonths, type CivilDate, civilDate } from '../dates/civil-date.ts';
import type { Tradeline } from '../facts/tradeline.ts';
import { toCents } from '../money/cents.ts';
import type { Persona, PersonTradeline } from './persona.ts';

/** A card without a stated payment takes this part of the persona's monthly debts; its balance is 20 times as much. */
const CARD_SHARE = 0.2;
const PAYMENTS_PER_BALANCE = 20;
const LEAST_CARD_PAYMENT = 25;
const LOAN_PAYMENTS_LEFT = 38;

/** Returns the debts other than mortgages on a persona's report, in dollars: their own, or a loan and a card with the stated total. */
export function tradelinesOf(
  { credit }: Pick<Persona, 'credit'>,
  today: CivilDate,
): readonly (PersonTradeline & { readonly id: string })[] {
  const debts = credit.tradelines ?? usualDebts(credit.nonMortgageMonthlyDebts, today);
  return debts.map((debt, index) => ({ id: `tradeline-${index + 1}`, ...debt }));
}

function usualDebts(total: number, today: CivilDate): readonly PersonTradeline[] {
  if (total === 0) return [];
  const share = Math.floor(total * CARD_SHARE);
  const cardPayment = share >= LEAST_CARD_PAYMENT ? share : 0;
  const loanPayment = Math.round((total - cardPayment) * 100) / 100;
  const loan: PersonTradeline = {
    ...{
      creditor: 'Roadway Auto Finance',
      kind: 'INSTALLMENT',
      responsibility: 'INDIVIDUAL',
      status: 'OPEN',
    },
    balance: Math.round(loanPayment * LOAN_PAYMENTS_LEFT),
    monthlyPayment: loanPayment,
    remainingPayments: LOAN_PAYMENTS_LEFT,
    openedOn: addMonths(today, -22),
  };
  return cardPayment > 0 ? [loan, card(cardPayment, 'Pioneer Card Services', addMonths(today, -60))] : [loan];
}

/** Returns an open card without a stated payment, which counts at the given payment. */
export function card(payment: number, creditor: string, openedOn: CivilDate): PersonTradeline {
  return {
    ...{ creditor, kind: 'REVOLVING', responsibility: 'INDIVIDUAL', status: 'OPEN', openedOn },
    balance: payment * PAYMENTS_PER_BALANCE,
    creditLimit: payment * PAYMENTS_PER_BALANCE * 2,
    monthlyPayment: null,
  };
}

/** Returns a debt of a persona's report as the domain reads it. */
export function asTradeline(debt: PersonTradeline & { readonly id: string }): Tradeline {
  const { balance, creditLimit, monthlyPayment, remainingPayments, openedOn, ...rest } = debt;
  return {
    ...rest,
    balanceCents: toCents(balance),
    ...(creditLimit !== undefined && { creditLimitCents: toCents(creditLimit) }),
    ...(monthlyPayment !== null && { monthlyPaymentCents: toCents(monthlyPayment) }),
    ...(remainingPayments !== undefined && { remainingPayments }),
    openedOn: civilDate(openedOn),
  };
}
