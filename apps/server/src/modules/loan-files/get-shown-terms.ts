import type { getShownTerms as call } from '@homeline/contract/loan-files/get-shown-terms.ts';
import { factLabel, factRows } from '@homeline/domain/staff/fact-rows.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import type { ShownWhere } from '../offers/terms-ledger.ts';
import { actorNames } from './actor-names.ts';
import { findLoanFile } from './find-loan-file.ts';

/** Returns the terms ledger of an application, newest first. */
export const getShownTerms: Handler<typeof call> = async ({ organisation, params }, context) => {
  const file = await findLoanFile(context, { organisation, applicationId: params.uuid });
  if (!file) return refuse('NOT_FOUND');
  const nameOf = await actorNames(context, organisation);
  const rows = await context.db
    .selectFrom('terms_ledger')
    .select(['shown_to', 'shown_at', 'shown_where', 'terms', 'rates_version', 'policy_version'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', params.uuid)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ shown_to, shown_at, shown_where, terms, rates_version, policy_version }) => {
    const { digest: _, ...shown } = terms as { digest?: string };
    return {
      at: shown_at.toISOString(),
      to: nameOf(shownTo(shown_to, shown_where, file.owner)),
      where: factLabel(shown_where),
      rows: factRows(shown).map(({ label, value }) => ({ label, value })),
      ...(rates_version && { ratesVersion: rates_version }),
      ...(policy_version && { policyVersion: policy_version }),
    };
  });
};

/** Returns the actor to whom terms were shown. */
function shownTo(to: string, where: string, owner: string): string {
  if (where === ('originator' satisfies ShownWhere)) return `ORIGINATOR ${to}`;
  return to === owner ? 'BORROWER' : `STAFF ${to}`;
}
