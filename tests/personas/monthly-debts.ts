import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { Tradeline } from '@homeline/domain/facts/tradeline.ts';
import { toCents } from '@homeline/domain/money/cents.ts';

/** Returns the part of a report with one loan, so that the debts other than mortgages cost this much a month. */
export function debtsOf(dollars: number): { readonly tradelines: Tradeline[] } {
  const loan: Tradeline = {
    ...{ id: 'tradeline-1', creditor: 'Roadway Auto Finance', kind: 'INSTALLMENT' },
    ...{ responsibility: 'INDIVIDUAL', status: 'OPEN', openedOn: civilDate('2024-05-01') },
    ...{ balanceCents: toCents(20_000), monthlyPaymentCents: toCents(dollars) },
  };
  return { tradelines: dollars > 0 ? [loan] : [] };
}
