import { assetsQuestions } from '@homeline/domain/facts/assets.facts.ts';
import { questionCalls } from '../applications/question-calls.ts';
import type { Call } from '../call.ts';

export const assetsCalls = {
  ...questionCalls(assetsQuestions),
} as const satisfies Record<string, Call>;
