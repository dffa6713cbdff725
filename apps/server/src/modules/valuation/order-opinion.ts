import type { orderOpinion as call } from '@homeline/contract/valuation/order-opinion.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';
import { rulesOf } from '../rules/rulebooks.ts';

/** A broker's opinion is ordered at its fee, or refused, which withdraws the application. */
export const orderOpinion: Handler<typeof call> = (asked, context) => {
  const { decision } = asked.body;
  return answerStep(asked, context, {
    at: ['ORDER_BPO'],
    decide: (facts) => {
      const { sheet } = rulesOf(context, asked.organisation, facts);
      const fees = decision === 'ORDERED' && facts.property && sheet.fees(facts.property.state).output;
      const feeCents = fees ? fees.valuationCents : cents(0);
      return [{ fact: 'brokerOpinionOrders', value: { decision, feeCents } }];
    },
  });
};
