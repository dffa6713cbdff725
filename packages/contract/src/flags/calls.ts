import type { Call } from '../call.ts';
import { askFeature, askFeatures, decideFlags } from './ask-flags.ts';
import { changeFlag, getFlag, listFlags } from './manage-flags.ts';

export const flagsCalls = {
  askFeature,
  askFeatures,
  decideFlags,
  listFlags,
  getFlag,
  changeFlag,
} as const satisfies Record<string, Call>;
