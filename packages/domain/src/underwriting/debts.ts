import type { DeepReadonly } from '../facts/fact.ts';
import type { DebtTreatment, Tradeline } from '../facts/tradeline.ts';
import { type Cents, cents, roundHalfUp, sumCents, toCents } from '../money/cents.ts';

type Debt = DeepReadonly<Tradeline>;

/** A debt with the monthly amount that counts, and the rule that set it. */
export type CountedDebt = { readonly debt: Debt; readonly by: DebtTreatment; readonly cents: Cents };

/** What the debts are compared with: the gross monthly income and the savings of all borrowers. */
export type DebtCapacity = { readonly monthlyIncomeCents: Cents; readonly savingsCents: Cents };

/** A revolving debt, or any other, without a reported payment: 5% of the balance, at least $25. */
const BALANCE_SHARE_PCT = 5;
const LEAST_PAYMENT_CENTS = toCents(25);
/** A student loan without a reported payment, in deferment or at $0. */
const STUDENT_LOAN_SHARE_PCT = 0.5;
/** An installment loan with few payments left counts only if it takes more than this share of income. */
const FEW_PAYMENTS = 10;
const FEW_PAYMENTS_INCOME_PCT = 5;

/**
 * Counts the monthly debts of the borrowers, one list of debts each. A joint debt on several reports counts once.
 * @returns every debt, with those that don't count at zero
 */
export function countDebts(
  borrowers: readonly (readonly Debt[])[],
  capacity: DebtCapacity,
): readonly CountedDebt[] {
  const known = new Set<string>();
  const ruled = borrowers.flatMap((debts) => {
    const counted = debts.map((debt) => ({ debt, by: ruleFor(debt, capacity, known) }));
    for (const debt of debts) if (debt.responsibility === 'JOINT') known.add(jointKey(debt));
    return counted;
  });
  const charges = ruled.filter(({ by }) => by === 'CHARGE_BALANCE');
  const areCovered = sumCents(charges.map(({ debt }) => cents(debt.balanceCents))) <= capacity.savingsCents;
  return ruled.map(({ debt, by: rule }) => {
    const by = rule === 'CHARGE_BALANCE' && areCovered ? 'CHARGE_COVERED' : rule;
    return { debt, by, cents: AMOUNT[by](debt) };
  });
}

/** Returns the monthly total of counted debts in cents. */
export function totalDebtsCents(counted: readonly CountedDebt[]): Cents {
  return sumCents(counted.map((each) => each.cents));
}

/** Returns every monthly payment that one report shows, mortgages included, before income or savings exclude any. */
export function reportedDebtsCents(report: {
  readonly tradelines: readonly Debt[];
  readonly mortgages: readonly { readonly monthlyPaymentCents: number }[];
}): Cents {
  const counted = countDebts([report.tradelines], { monthlyIncomeCents: cents(0), savingsCents: cents(0) });
  const mortgagesCents = report.mortgages.map(({ monthlyPaymentCents }) => cents(monthlyPaymentCents));
  return sumCents([totalDebtsCents(counted), ...mortgagesCents]);
}

/** Bureaus number accounts per report, so a joint account is the same by its creditor, kind and opening. */
function jointKey({ creditor, kind, openedOn }: Debt): string {
  return [creditor.trim().toLowerCase(), kind, openedOn].join();
}

/** @param known the joint debts on the reports of earlier borrowers */
function ruleFor(
  debt: Debt,
  { monthlyIncomeCents }: DebtCapacity,
  known: ReadonlySet<string>,
): DebtTreatment {
  const { kind, balanceCents, monthlyPaymentCents = 0, remainingPayments = FEW_PAYMENTS + 1 } = debt;
  if (debt.responsibility === 'AUTHORIZED_USER') return 'AUTHORIZED_USER';
  if (debt.responsibility === 'JOINT' && known.has(jointKey(debt))) return 'OTHER_BORROWER';
  if (debt.status === 'CLOSED' && balanceCents === 0) return 'NOTHING_OWED';
  if (kind === 'CHARGE_CARD') return balanceCents > 0 ? 'CHARGE_BALANCE' : 'NOTHING_OWED';
  if (monthlyPaymentCents > 0) {
    const isSmall = monthlyPaymentCents * 100 <= monthlyIncomeCents * FEW_PAYMENTS_INCOME_PCT;
    const endsSoon = kind === 'INSTALLMENT' && remainingPayments <= FEW_PAYMENTS;
    return endsSoon && isSmall ? 'FEW_PAYMENTS_LEFT' : 'REPORTED_PAYMENT';
  }
  if (balanceCents === 0) return 'NOTHING_OWED';
  return kind === 'STUDENT_LOAN' ? 'STUDENT_LOAN_SHARE' : 'BALANCE_SHARE';
}

const nothing = () => cents(0);

const AMOUNT: Readonly<Record<DebtTreatment, (debt: Debt) => Cents>> = {
  REPORTED_PAYMENT: ({ monthlyPaymentCents = 0 }) => cents(monthlyPaymentCents),
  BALANCE_SHARE: ({ balanceCents }) =>
    cents(Math.max(LEAST_PAYMENT_CENTS, shareOf(balanceCents, BALANCE_SHARE_PCT))),
  STUDENT_LOAN_SHARE: ({ balanceCents }) => shareOf(balanceCents, STUDENT_LOAN_SHARE_PCT),
  CHARGE_BALANCE: ({ balanceCents }) => cents(balanceCents),
  CHARGE_COVERED: nothing,
  FEW_PAYMENTS_LEFT: nothing,
  AUTHORIZED_USER: nothing,
  OTHER_BORROWER: nothing,
  NOTHING_OWED: nothing,
};

function shareOf(amountCents: number, pct: number): Cents {
  return cents(roundHalfUp((amountCents * pct) / 100));
}
