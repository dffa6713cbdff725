import type { assetsCalls } from '@homeline/contract/assets/calls.ts';
import { assetsQuestions } from '@homeline/domain/facts/assets.facts.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { questionHandlers } from '../applications/question-handlers.ts';

export const assetsHandlers = {
  ...questionHandlers(assetsQuestions),
} satisfies HandlersOf<typeof assetsCalls>;
