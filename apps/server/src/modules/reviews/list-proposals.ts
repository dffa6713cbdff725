import type { listProposals as call } from '@homeline/contract/reviews/list-proposals.ts';
import { noteEncryptionContext } from '../../facts/insert-note.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { maySeeApplication } from '../pipeline/may-see.ts';
import { staffNames } from '../staff/staff-names.ts';
import { confirmationProblem, currentProposals } from './current-proposals.ts';
import { loanNumberOf } from './list-decisions.ts';

/** Lists proposals that wait for a second person, and returned ones. */
export const listProposals: Handler<typeof call> = async ({ params, caller, organisation }, context) => {
  const { db, sealing } = context;
  const { roleNames } = context.organisations.get(organisation);
  const key = { organisation, applicationId: params.uuid };
  const isVisible =
    (await loanNumberOf(context, key)) && (await maySeeApplication(db, key, caller.permissions));
  if (!isVisible) return refuse('NOT_FOUND');
  const proposals = await currentProposals(db, key);
  const names = await staffNames(
    db,
    proposals.flatMap(({ proposed_by, written_by }) => [proposed_by, written_by ?? []].flat()),
  );
  return proposals.map((proposal) => {
    const { act, input, proposed_by, proposed_at, returned_note, text, written_by, written_at } = proposal;
    const reason = confirmationProblem(proposal, caller, roleNames);
    return {
      act,
      input: input as Record<string, unknown>,
      proposedBy: names(proposed_by),
      proposedAt: proposed_at.toISOString(),
      isOwn: proposed_by === caller.identity,
      ...(reason && { disabledReason: reason }),
      ...(returned_note &&
        text &&
        written_by &&
        written_at && {
          returned: {
            by: names(written_by),
            at: written_at.toISOString(),
            comment: sealing.open(text, noteEncryptionContext(params.uuid, returned_note)),
            isTakenBack: written_by === proposed_by,
          },
        }),
    };
  });
};
