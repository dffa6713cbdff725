import type { getAdverseAction as call } from '@homeline/contract/adverse-action/get-adverse-action.ts';
import { adverseActionOf } from '@homeline/domain/adverse-action/notice.ts';
import { isReasonCode, REASONS } from '@homeline/domain/adverse-action/reasons.ts';
import { printedReasons } from '@homeline/domain/adverse-action/score-factors.ts';
import { currentStep, pageOf } from '@homeline/domain/workflow/current-step.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';

const PAGE = 'error/decline';

/** Why the application does not go on: what its notice says, or will say. */
export const getAdverseAction: Handler<typeof call> = async ({ params, organisation }, context) => {
  const facts = await loadFacts(context.db, { organisation, applicationId: params.uuid });
  const step = currentStep(facts);
  if (pageOf(step, facts) !== PAGE) return refuse('WRONG_STEP', { step: step.id });
  const notice = facts.adverseActionNotice.at(-1) ?? adverseActionOf(facts);
  const codes: readonly string[] = notice.reasonCodes;
  return {
    action: notice.action,
    reasons: printedReasons(codes.filter(isReasonCode)).map((code) => ({ code, text: REASONS[code].text })),
  };
};
