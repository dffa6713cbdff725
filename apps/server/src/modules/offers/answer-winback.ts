import type { answerWinback as call } from '@homeline/contract/offers/answer-winback.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Records that the borrower returns to the offers, or withdraws. */
export const answerWinback: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: ['PREQUAL_WINBACK'],
    decide: () => [{ fact: 'winbackAnswers', value: { answer: request.body.answer } }],
  });
