import type { saveCallbackPhone as call } from '@homeline/contract/credit/save-callback-phone.ts';
import { conditionsToAnswer } from '@homeline/domain/facts/conditions.selectors.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Saves a phone number for the fraud desk, and answers the conditions that ask for one. */
export const saveCallbackPhone: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: stepsAccepting('saveCallbackPhone'),
    versionedFacts: ['callbackPhone'],
    decide: (facts) => [
      { fact: 'callbackPhone', value: { phone: request.body.phone } },
      ...responsesOf(facts),
    ],
  });

/** Returns a response to each condition that asks for a phone number; documents have their own call. */
function responsesOf(facts: Facts): readonly FactWrite[] {
  return conditionsToAnswer(facts)
    .filter(({ category }) => category === 'MISSING_PHONE_NUMBER')
    .map(({ uuid: condition }) => ({ fact: 'conditionSubmissions', value: { condition, documents: [] } }));
}
