import type { saveHmda as call } from '@homeline/contract/hmda/save-hmda.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { mayCorrect } from '@homeline/domain/workflow/corrections.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { APPLICANT, storeHmda } from './store-hmda.ts';

/** The steps at which the questions are answered before submission. */
const BEFORE_SUBMISSION: readonly StepName[] = [
  'WAITING_FOR_CO_BORROWERS',
  'WAITING_FOR_DISCLOSURES',
  ...stepsAccepting('saveHmda'),
];

/**
 * Stores the HMDA answers in a schema that no decision and no staff member reads; the facts record only that they were
 * collected. The borrower may change them, also after submission: no decision depends on them.
 */
export const saveHmda: Handler<typeof call> = (request, context) => {
  const { organisation, params } = request;
  const key = { organisation, applicationId: params.uuid };
  return submitStep(request, context, {
    decide(facts) {
      const step = currentStep(facts).id;
      const isOpen = BEFORE_SUBMISSION.includes(step) || mayCorrect('HMDA', facts);
      return isOpen ? [{ fact: 'hmdaCollected', value: {} }] : refuse('WRONG_STEP', { step });
    },
    alsoWrite: (trx) => storeHmda(trx, context, key, APPLICANT, request.body),
  });
};
