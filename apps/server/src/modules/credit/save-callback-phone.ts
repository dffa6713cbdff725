import type { saveCallbackPhone as call } from '@homeline/contract/credit/save-callback-phone.ts';
import { openConditions } from '@homeline/domain/facts/conditions.selectors.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Saves a phone number for the fraud desk, and answers the conditions if they ask only for it. */
export const saveCallbackPhone: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: ['FRAUD_ALERT_REVIEW', 'DOCUMENT_REQUEST'],
    versionedFacts: ['callbackPhone'],
    decide: (facts) => [
      { fact: 'callbackPhone', value: { phone: request.body.phone } },
      ...submissionOf(facts),
    ],
  });

/** Returns a submission when a phone number answers every open condition; documents have their own call. */
function submissionOf(facts: Facts): readonly FactWrite[] {
  const open = openConditions(facts);
  const phoneSuffices = open.length > 0 && open.every(({ category }) => category === 'MISSING_PHONE_NUMBER');
  return phoneSuffices ? [{ fact: 'conditionSubmissions', value: { documents: [] } }] : [];
}
