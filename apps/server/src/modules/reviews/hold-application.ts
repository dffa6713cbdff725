import type { holdApplication as call } from '@homeline/contract/reviews/hold-application.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { mayHold } from '@homeline/domain/workflow/withdrawal.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { actOnApplication } from './act-on-application.ts';

/** Puts an application on hold: the hold is its current step until a review decision releases it. */
export const holdApplication: Handler<typeof call> = (request, context) =>
  actOnApplication(request, context, (facts) =>
    mayHold(facts)
      ? [{ fact: 'holds', value: { hold: 'PLACED', reason: request.body.reason } }]
      : refuse('WRONG_STEP', { step: currentStep(facts).id }),
  );
