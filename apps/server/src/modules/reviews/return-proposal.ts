import type { returnProposal as call } from '@homeline/contract/reviews/return-proposal.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { publishEvent } from '../../facts/publish.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { keepNote } from '../loan-files/notes.ts';
import { maySeeApplication } from '../pipeline/may-see.ts';
import {
  confirmationProblem,
  currentProposals,
  markProposals,
  PROPOSAL_CHANGED,
} from './current-proposals.ts';

/** Ends a proposal. The comment becomes a note of the file, which the ended proposal shows until it is replaced. */
export const returnProposal: Handler<typeof call> = async (request, context) => {
  const { organisation, caller, params, body } = request;
  const { roleNames } = context.organisations.get(organisation);
  const key = { organisation, applicationId: params.uuid };
  return context.db.transaction().execute(async (trx) => {
    if (!(await maySeeApplication(trx, key, caller.permissions))) return refuse('NOT_FOUND');
    const locked = await lockApplication(trx, key);
    if (!locked) return refuse('NOT_FOUND');
    const proposal = (await currentProposals(trx, key)).find(
      ({ act, proposed_at, returned_note }) =>
        act === params.act && !returned_note && proposed_at.toISOString() === body.proposedAt,
    );
    if (!proposal) return refuse('STALE_VERSION', { message: PROPOSAL_CHANGED });
    const { act, proposed_by, step } = proposal;
    const isOwn = proposed_by === caller.identity;
    const problem = isOwn ? undefined : confirmationProblem(proposal, caller, roleNames);
    if (problem) return refuse('FORBIDDEN', { message: problem });
    const note = await keepNote(trx, context, request, body.comment);
    await trx
      .updateTable('proposal')
      .set({ returned_note: note })
      .where('organisation', '=', organisation)
      .where('application_id', '=', params.uuid)
      .where('act', '=', act)
      .execute();
    await markProposals(trx, key);
    const what = isOwn ? 'take back proposal' : 'return proposal';
    await auditStaffAct(trx, context, request, { applicationId: params.uuid, what, detail: { act, note } });
    const event = { kind: 'FACTS_RECORDED', step, version: locked.lastSeq, byBorrower: false } as const;
    await publishEvent(trx, key, event);
    return undefined;
  });
};
