import type { valuationCalls } from '@homeline/contract/valuation/calls.ts';
import type { FactWrite } from '@homeline/domain/facts/facts.ts';
import { valuationQuestions } from '@homeline/domain/facts/valuation.facts.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { submitStep } from '../applications/submit-step.ts';
import { rulesOf } from '../rules/rulebooks.ts';
import { getAvmControl, recordAvmTest } from './avm-control.ts';

export const valuationHandlers = {
  ...questionHandlers(valuationQuestions),
  /** Records that the borrower orders a BPO at its fee, or refuses it and so withdraws. */
  orderOpinion: (request, context) => {
    const { decision, waivesCopyTiming } = request.body;
    return submitStep(request, context, {
      at: stepsAccepting('orderOpinion'),
      decide: (facts) => {
        const { sheet } = rulesOf(context, request.organisation, facts);
        const fees = decision === 'ORDERED' && facts.property && sheet.fees(facts.property.state).output;
        const feeCents = fees ? fees.valuationCents : cents(0);
        const waives = decision === 'ORDERED' && waivesCopyTiming === true;
        return [
          { fact: 'brokerOpinionOrders', value: { decision, feeCents } },
          ...(waives ? [{ fact: 'valuationTimingWaiver', value: {} } satisfies FactWrite] : []),
        ];
      },
    });
  },
  getAvmControl,
  recordAvmTest,
} satisfies HandlersOf<typeof valuationCalls>;
