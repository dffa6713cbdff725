import type { saveHomeCondition as call } from '@homeline/contract/valuation/save-home-condition.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Saves the condition of the home and the contact who gives the agent access. */
export const saveHomeCondition: Handler<typeof call> = (request, context) => {
  const { condition, accessName, accessPhone } = request.body;
  return submitStep(request, context, {
    at: ['BPO_CONDITION'],
    versionedFacts: ['homeCondition'],
    decide: () => [{ fact: 'homeCondition', value: { condition, accessName, accessPhone } }],
  });
};
