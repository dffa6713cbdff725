import type { confirmStatedReason as call } from '@homeline/contract/reviews/confirm-stated-reason.ts';
import { DecisionForm } from '@homeline/contract/reviews/decide-review.ts';
import { DeclineForm } from '@homeline/contract/reviews/decline-application.ts';
import { statesOwnReason } from '@homeline/domain/staff/four-eyes.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { actOnApplication } from './act-on-application.ts';
import { currentProposals, PROPOSAL_CHANGED } from './current-proposals.ts';
import { reviewDecision } from './decide-review.ts';
import { declineDecision } from './decline-application.ts';
import { loanNumberOf } from './list-decisions.ts';

/** Confirms a decline in the words that the proposal holds, so compliance can't confirm others than it read. */
export const confirmStatedReason: Handler<typeof call> = async (request, context) => {
  const { organisation, params, body } = request;
  const key = { organisation, applicationId: params.uuid };
  if (!(await loanNumberOf(context, key))) return refuse('NOT_FOUND');
  const found = (await currentProposals(context.db, key)).find(({ act }) => act === params.act);
  if (!found || !statesOwnReason(found.input as object))
    return refuse('STALE_VERSION', { message: PROPOSAL_CHANGED });
  const confirms = body.proposedAt;
  if (params.act === 'DECLINE_APPLICATION') {
    const { confirms: _, ...input } = DeclineForm.parse(found.input);
    return actOnApplication(request, context, ...declineDecision({ ...input, confirms }));
  }
  const { confirms: _, ...input } = DecisionForm.parse(found.input);
  return actOnApplication(request, context, ...reviewDecision(context, key, { ...input, confirms }));
};
