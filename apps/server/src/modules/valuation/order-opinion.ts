import type { orderOpinion as call } from '@homeline/contract/valuation/order-opinion.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { rulesOf } from '../rules/rulebooks.ts';

/** Records that the borrower orders a BPO at its fee, or refuses it and so withdraws. */
export const orderOpinion: Handler<typeof call> = (request, context) => {
  const { decision } = request.body;
  return submitStep(request, context, {
    at: stepsAccepting('orderOpinion'),
    decide: (facts) => {
      const { sheet } = rulesOf(context, request.organisation, facts);
      const fees = decision === 'ORDERED' && facts.property && sheet.fees(facts.property.state).output;
      const feeCents = fees ? fees.valuationCents : cents(0);
      return [{ fact: 'brokerOpinionOrders', value: { decision, feeCents } }];
    },
  });
};
