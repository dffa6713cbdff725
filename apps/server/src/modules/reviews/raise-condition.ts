import { randomUUID } from 'node:crypto';
import type { raiseCondition as call } from '@homeline/contract/reviews/raise-condition.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { actOnApplication } from './act-on-application.ts';

/** Raises a condition at any open step. The application waits until staff clear or waive it. */
export const raiseCondition: Handler<typeof call> = (request, context) => {
  const { reason: comments, ...form } = request.body;
  return actOnApplication(request, context, (facts) => {
    const { id, kind } = currentStep(facts);
    if (kind === 'TERMINAL' || kind === 'ERROR') return refuse('WRONG_STEP', { step: id });
    return [{ fact: 'conditions', value: { uuid: randomUUID(), ...form, comments } }];
  });
};
