import type { saveHomeCondition as call } from '@homeline/contract/valuation/save-home-condition.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** What state the home is in, and who lets the agent in. */
export const saveHomeCondition: Handler<typeof call> = (asked, context) => {
  const { condition, accessName, accessPhone } = asked.body;
  return answerStep(asked, context, {
    at: ['BPO_CONDITION'],
    showed: ['homeCondition'],
    decide: () => [{ fact: 'homeCondition', value: { condition, accessName, accessPhone } }],
  });
};
