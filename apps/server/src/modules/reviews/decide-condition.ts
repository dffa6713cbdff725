import type { decideCondition as call } from '@homeline/contract/reviews/decide-condition.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { decideCondition as decide } from '@homeline/domain/workflow/decide-condition.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { staffContext } from '../rules/decision-context.ts';
import { actOnApplication } from './act-on-application.ts';

/** Records a decision on one condition of an open application. */
export const decideCondition: Handler<typeof call> = (request, context) =>
  actOnApplication(request, context, (facts) => {
    const { body, organisation, params } = request;
    const { id, kind } = currentStep(facts);
    if (kind === 'TERMINAL') return refuse('WRONG_STEP', { step: id });
    const staff = staffContext(context, { organisation, applicationId: params.uuid }, facts);
    const outcome = decide(facts, staff, { condition: params.condition, ...body });
    if (!outcome) return refuse('NOT_FOUND');
    if ('missing' in outcome) return refuse('INVALID_INPUT', { fields: { [outcome.missing]: 'Required' } });
    if ('refusal' in outcome) return refuse('INVALID_INPUT', { fields: { decision: outcome.refusal } });
    return outcome;
  });
