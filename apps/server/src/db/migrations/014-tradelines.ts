import { type Kysely, sql } from 'kysely';
import type { Trx } from '../tables.ts';
import { rewriteFacts } from './rewrite-facts.ts';

type Pull = {
  readonly report: { readonly pulledOn: string; readonly nonMortgageMonthlyDebtsCents: number };
};

/** Rewrites the total of non-mortgage debts on stored credit reports as one unitemized debt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rewriteFacts(db as unknown as Trx, {
    what: 'migration 014-tradelines',
    where: sql<boolean>`(name in ('softCredit', 'hardCredit')
      and jsonb_exists(value -> 'report', 'nonMortgageMonthlyDebtsCents'))`,
    rewrite: (value) => withTradelines(value as Pull),
  });
}

function withTradelines({ report: { nonMortgageMonthlyDebtsCents, ...report }, ...pull }: Pull) {
  const total = {
    ...{ id: 'unitemized', creditor: 'Credit report total', kind: 'UNITEMIZED', balanceCents: 0 },
    ...{ monthlyPaymentCents: nonMortgageMonthlyDebtsCents, openedOn: report.pulledOn },
    ...{ responsibility: 'INDIVIDUAL', status: 'OPEN' },
  };
  return { ...pull, report: { ...report, tradelines: nonMortgageMonthlyDebtsCents > 0 ? [total] : [] } };
}
