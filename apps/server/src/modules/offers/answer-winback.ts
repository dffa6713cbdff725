import type { answerWinback as call } from '@homeline/contract/offers/answer-winback.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** The borrower takes the way back to the offers, or withdraws. */
export const answerWinback: Handler<typeof call> = (asked, context) =>
  answerStep(asked, context, {
    at: ['PREQUAL_WINBACK'],
    decide: () => [{ fact: 'winbackAnswers', value: { answer: asked.body.answer } }],
  });
