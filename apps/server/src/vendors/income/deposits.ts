import { type Cents, MOST_CENTS } from '@homeline/domain/money/cents.ts';
import type { FetchedIncome } from './port.ts';

/** Pay after taxes, as Plaid and Truv name it. */
const WAGES: readonly string[] = ['SALARY', 'MILITARY', 'PAYCHECK'];
/** Income without withholding, by the bank's data. */
const OTHER_INCOME: readonly string[] = [
  'BANK_INTEREST',
  'BENEFIT_OTHER',
  'CHILD_SUPPORT',
  'GIG_ECONOMY',
  'LONG_TERM_DISABILITY',
  'RENTAL',
  'RETIREMENT',
];

/** What a source of deposits pays. `UNREAD`: money that is no income (a transfer between people, cash, a tax refund), or may be none. */
export type DepositKind = 'WAGE' | 'INCOME' | 'UNKNOWN_PAY' | 'UNREAD';

/** Returns what a provider's category of deposits pays. */
export function kindOfDeposits(category: string): 'WAGE' | 'INCOME' | 'UNREAD' {
  if (WAGES.includes(category)) return 'WAGE';
  return OTHER_INCOME.includes(category) ? 'INCOME' : 'UNREAD';
}

/** A source of deposits with its monthly average; without one, if it is too new or has ended. */
export type Deposits = { readonly kind: DepositKind; readonly cents: number | undefined };

/**
 * Returns the income that deposits prove. Deposits are pay after taxes, so they prove a gross income that they reach. If wages fall short of
 * it, or a person could read more from a deposit than we do, the answer is PARTIAL and pay stubs decide: net pay never stands in for gross.
 */
export function incomeOfDeposits(sources: readonly Deposits[], statedCents: Cents): FetchedIncome {
  const partial = { answer: 'PARTIAL' } as const;
  const sum = (...kinds: readonly DepositKind[]) =>
    sources.reduce((total, { kind, cents = 0 }) => total + (kinds.includes(kind) ? cents : 0), 0);
  const known = sum('WAGE', 'INCOME');
  const withUnknown = sum('WAGE', 'INCOME', 'UNKNOWN_PAY');
  if (withUnknown === 0 || withUnknown > MOST_CENTS) return partial;
  if (known >= statedCents) return { answer: 'VERIFIED', monthlyGrossCents: known as Cents };
  if (withUnknown >= statedCents)
    return { answer: 'EMPLOYMENT_NOT_SHOWN', monthlyGrossCents: withUnknown as Cents };
  const mayBeMore = sources.some(({ kind, cents }) => kind !== 'INCOME' || cents === undefined);
  return mayBeMore ? partial : { answer: 'VERIFIED', monthlyGrossCents: known as Cents };
}
