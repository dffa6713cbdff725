import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import {
  acceptedCoBorrowerIncome,
  coBorrowerIncome,
  coBorrowerIncomeDocuments,
  openCoBorrowerAlert,
  statesIncome,
} from '@homeline/domain/facts/co-borrowers.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { coBorrowers, type Signer } from '@homeline/domain/facts/signers.selectors.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Db } from '../../db/tables.ts';
import { loadRelevantFacts } from '../../facts/load.ts';

const STEPS: readonly StepName[] = ['WAITING_FOR_CO_BORROWERS', 'WAITING_FOR_CO_BORROWER_REVIEW'];

/** Returns the co-borrowers whose proof of income or credit alert awaits an underwriter, the longest wait first. */
export async function waitingCoBorrowers(db: Db, organisation: string): Promise<Reviews['coBorrowers']> {
  const rows = await db
    .selectFrom('projection')
    .select(['application_id', 'loan_number'])
    .where('organisation', '=', organisation)
    .where('step', 'in', STEPS)
    .execute();
  const waiting = rows.map(async ({ application_id: uuid, loan_number: loanNumber }) => {
    const facts = await loadRelevantFacts(db, { organisation, applicationId: uuid });
    return coBorrowers(facts).flatMap((signer) => {
      const need = needOf(facts, signer);
      const { uuid: id, name } = signer;
      const { monthlyGrossCents } = coBorrowerIncome(facts, signer);
      return need ? [{ uuid, loanNumber, signer: id, name, monthlyGrossCents, ...need }] : [];
    });
  });
  return (await Promise.all(waiting)).flat().toSorted((a, b) => (a.since < b.since ? -1 : 1));
}

function needOf(
  facts: Facts,
  signer: Signer,
): { needs: 'INCOME' | 'CREDIT_ALERT'; since: string } | undefined {
  const alerted = openCoBorrowerAlert(facts, signer);
  if (alerted) return { needs: 'CREDIT_ALERT', since: alerted.at };
  const documents = coBorrowerIncomeDocuments(facts, signer);
  const isOpen = statesIncome(facts, signer) && !acceptedCoBorrowerIncome(facts, signer);
  return documents && isOpen ? { needs: 'INCOME', since: documents.at } : undefined;
}
