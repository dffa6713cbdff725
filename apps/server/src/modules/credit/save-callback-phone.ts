import type { saveCallbackPhone as call } from '@homeline/contract/credit/save-callback-phone.ts';
import { openConditions } from '@homeline/domain/facts/conditions.selectors.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Where the fraud desk reaches the borrower; the review itself goes on. Where a condition asked for it, that is answered. */
export const saveCallbackPhone: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: ['FRAUD_ALERT_REVIEW', 'DOCUMENT_REQUEST'],
    versionedFacts: ['callbackPhone'],
    decide: (facts) => [
      { fact: 'callbackPhone', value: { phone: request.body.phone } },
      ...submissionOf(facts),
    ],
  });

/** Whether a phone number answers every open condition. Documents go through their own page. */
function submissionOf(facts: Facts): readonly FactWrite[] {
  const open = openConditions(facts);
  const isAll = open.length > 0 && open.every(({ category }) => category === 'MISSING_PHONE_NUMBER');
  return isAll ? [{ fact: 'conditionSubmissions', value: { documents: [] } }] : [];
}
