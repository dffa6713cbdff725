import { FIGURES_VIEW, viewerOf } from '@homeline/contract/loan-files/loan-file-view.ts';
import type { previewDecision as call } from '@homeline/contract/reviews/preview-decision.ts';
import { newestSeq } from '@homeline/domain/facts/facts.ts';
import { effectOfDecision } from '@homeline/domain/staff/decision-effect.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { maySeeApplication } from '../pipeline/may-see.ts';
import { staffContext } from '../rules/decision-context.ts';
import { decisionAtDesk } from './decide-review.ts';

/** Returns what a decision on a review would change, as much of it as the caller sees of the application. Records nothing. */
export const previewDecision: Handler<typeof call> = async (request, context) => {
  const { organisation, caller, params } = request;
  const key = { organisation, applicationId: params.uuid };
  if (!(await maySeeApplication(context.db, key, caller.permissions))) return refuse('NOT_FOUND');
  const facts = await loadRelevantFacts(context.db, key);
  if (newestSeq(facts) === 0) return refuse('NOT_FOUND');
  const [decide] = decisionAtDesk(request, context);
  const writes = decide(facts);
  if (isRefusal(writes)) return writes;
  const step = currentStep(facts);
  const viewer = viewerOf(caller.permissions, 'owner' in step ? step.owner : undefined);
  const effect = effectOfDecision(facts, writes, staffContext(context, key, facts), context.clock.now());
  return {
    step: effect.step,
    figures: effect.figures.flatMap(({ name, ...sides }) =>
      viewer && FIGURES_VIEW[name][viewer] === 'SHOWN' ? sides : [],
    ),
    borrowerReads: viewer === 'LENDER' ? [...effect.borrowerReads] : [],
  };
};
