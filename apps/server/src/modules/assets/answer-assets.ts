import type { answerAssets as call } from '@homeline/contract/assets/answer-assets.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** Assets are added to the income, or the borrower goes on without them. */
export const answerAssets: Handler<typeof call> = (asked, context) => {
  const { version: _, ...assets } = asked.body;
  return answerStep(asked, context, {
    at: ['ASSETS_PREQUAL'],
    showed: ['assets'],
    decide: () => [{ fact: 'assets', value: assets }],
  });
};
