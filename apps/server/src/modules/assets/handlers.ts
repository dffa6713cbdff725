import type { assetsCalls } from '@homeline/contract/assets/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { answerAssets } from './answer-assets.ts';

export const assetsHandlers = {
  answerAssets,
} satisfies HandlersOf<typeof assetsCalls>;
