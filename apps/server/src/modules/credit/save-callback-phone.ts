import type { saveCallbackPhone as call } from '@homeline/contract/credit/save-callback-phone.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** Where the fraud desk reaches the borrower; the review itself goes on. */
export const saveCallbackPhone: Handler<typeof call> = (asked, context) =>
  answerStep(asked, context, {
    at: ['FRAUD_ALERT_REVIEW'],
    showed: ['callbackPhone'],
    decide: () => [{ fact: 'callbackPhone', value: { phone: asked.body.phone } }],
  });
