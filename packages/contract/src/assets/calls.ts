import type { Call } from '../call.ts';
import { answerAssets } from './answer-assets.ts';

export const assetsCalls = {
  answerAssets,
} as const satisfies Record<string, Call>;
