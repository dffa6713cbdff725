import type { saveCallbackPhone as call } from '@homeline/contract/credit/save-callback-phone.ts';
import { openConditions } from '@homeline/domain/facts/conditions.selectors.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** Where the fraud desk reaches the borrower; the review itself goes on. Where a condition asked for it, that is answered. */
export const saveCallbackPhone: Handler<typeof call> = (asked, context) =>
  answerStep(asked, context, {
    at: ['FRAUD_ALERT_REVIEW', 'DOCUMENT_REQUEST'],
    showed: ['callbackPhone'],
    decide: (facts) => [
      { fact: 'callbackPhone', value: { phone: asked.body.phone } },
      ...submissionOf(facts),
    ],
  });

/** A number needs no document; whatever else is asked for is sent in on its own page. */
function submissionOf(facts: Facts): readonly FactWrite[] {
  const asked = openConditions(facts);
  const isAll = asked.length > 0 && asked.every(({ category }) => category === 'MISSING_PHONE_NUMBER');
  return isAll ? [{ fact: 'conditionSubmissions', value: { documents: [] } }] : [];
}
