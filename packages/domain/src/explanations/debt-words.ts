import type { Amounts } from '../facts/explanation-lines.ts';
import type { DebtTreatment } from '../facts/tradeline.ts';
import { cents, formatDollars, formatWholeDollars } from '../money/cents.ts';

type Debt = Pick<Amounts<'DEBT'>, 'balanceCents' | 'paymentCents' | 'remainingPayments'>;
type Text = (debt: Debt) => string;

/** The name of each kind of debt, for each reader. */
export const DEBT_KINDS: Readonly<
  Record<Amounts<'DEBT'>['kind'], { readonly borrower: string; readonly staff: string }>
> = {
  REVOLVING: { borrower: 'credit card or line', staff: 'revolving' },
  CHARGE_CARD: { borrower: 'charge card', staff: '30-day charge account' },
  INSTALLMENT: { borrower: 'loan', staff: 'installment' },
  STUDENT_LOAN: { borrower: 'student loan', staff: 'student loan' },
  LEASE: { borrower: 'lease', staff: 'lease' },
  SUPPORT: { borrower: 'alimony or child support', staff: 'alimony or child support' },
  UNITEMIZED: { borrower: 'all debts other than mortgages', staff: 'all non-mortgage debts' },
};

const balance = ({ balanceCents }: Debt) => formatWholeDollars(balanceCents);

/** Why a debt counts as it does, for each reader. */
export const TREATMENT_WORDS: Readonly<
  Record<DebtTreatment, { readonly borrower: Text; readonly staff: Text }>
> = {
  REPORTED_PAYMENT: {
    borrower: () => 'The payment on your credit report',
    staff: () => 'Reported payment',
  },
  BALANCE_SHARE: {
    borrower: (debt) => `Your report shows no payment, so we count 5% of ${balance(debt)}, or $25 if more`,
    staff: (debt) => `No reported payment: 5% of the ${balance(debt)} balance, minimum $25`,
  },
  STUDENT_LOAN_SHARE: {
    borrower: (debt) => `Your report shows no payment, so we count 0.5% of ${balance(debt)}`,
    staff: (debt) => `No reported payment: 0.5% of the ${balance(debt)} balance`,
  },
  CHARGE_BALANCE: {
    borrower: () => 'The full balance, which is due each month',
    staff: () => 'Full balance: 30-day account not covered by assets',
  },
  CHARGE_COVERED: {
    borrower: (debt) => `Not counted: your savings cover the ${balance(debt)} balance`,
    staff: (debt) => `Excluded: assets cover the ${balance(debt)} balance`,
  },
  FEW_PAYMENTS_LEFT: {
    borrower: ({ remainingPayments = 0 }) => `Not counted: ${paymentsLeft(remainingPayments)}`,
    staff: ({ remainingPayments = 0, paymentCents = 0 }) =>
      `Excluded: ${paymentsLeft(remainingPayments)} of ${formatDollars(cents(paymentCents))}, at most 5% of income`,
  },
  AUTHORIZED_USER: {
    borrower: () => 'Not counted: someone else owes it',
    staff: () => 'Excluded: authorized user',
  },
  OTHER_BORROWER: {
    borrower: () => 'Already counted on the other borrower’s report',
    staff: () => 'Excluded: joint account counted on the other borrower’s report',
  },
  NOTHING_OWED: {
    borrower: () => 'Nothing owed',
    staff: () => 'No balance',
  },
};

function paymentsLeft(count: number): string {
  return count === 1 ? 'only 1 payment is left' : `only ${count} payments are left`;
}
