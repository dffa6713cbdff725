import type { listProposals as call } from '@homeline/contract/reviews/list-proposals.ts';
import { disabledReason, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { isStepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { maySeeApplication } from '../pipeline/may-see.ts';

/** Lists what waits for a second person. A proposal of an earlier step visit counts no more. */
export const listProposals: Handler<typeof call> = async ({ params, caller, organisation }, context) => {
  const key = { organisation, applicationId: params.uuid };
  if (!(await maySeeApplication(context.db, key, caller.permissions))) return refuse('NOT_FOUND');
  const projection = await context.db
    .selectFrom('projection')
    .select(['step', 'entered_seq'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', params.uuid)
    .executeTakeFirst();
  if (!projection || !isStepName(projection.step)) return refuse('NOT_FOUND');
  const step = stepOf(projection.step);
  const rows = await context.db
    .selectFrom('proposal')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('application_id', '=', params.uuid)
    .where('entered_seq', '=', projection.entered_seq)
    .execute();
  const { identity, permissions: roles } = caller;
  return Promise.all(
    rows.map(async ({ act, input, proposed_by: proposedBy, proposed_at }) => {
      const application = {
        kind: step.kind,
        owner: 'owner' in step ? step.owner : undefined,
        isOwnProposal: proposedBy === identity,
      };
      const reason = disabledReason(roles, act as StaffAct, application);
      return {
        act,
        input: input as Record<string, unknown>,
        proposedBy: await context.identities.emailOf(proposedBy),
        proposedAt: proposed_at.toISOString(),
        ...(reason && { disabledReason: reason }),
      };
    }),
  );
};
