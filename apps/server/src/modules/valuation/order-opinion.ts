import type { orderOpinion as call } from '@homeline/contract/valuation/order-opinion.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import { VALUATION_FEE_CENTS } from '@homeline/domain/pricing/fees.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** A broker's opinion is ordered at its fee, or refused, which withdraws the application. */
export const orderOpinion: Handler<typeof call> = (asked, context) => {
  const { decision } = asked.body;
  const feeCents = decision === 'ORDERED' ? VALUATION_FEE_CENTS : cents(0);
  return answerStep(asked, context, {
    at: ['ORDER_BPO'],
    decide: () => [{ fact: 'brokerOpinionOrders', value: { decision, feeCents } }],
  });
};
