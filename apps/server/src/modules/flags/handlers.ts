import type { flagsCalls } from '@homeline/contract/flags/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { askFeature, askFeatures, decideFlags } from './ask-flags.ts';
import { changeFlag, getFlag, listFlags } from './manage-flags.ts';

export const flagsHandlers = {
  askFeature,
  askFeatures,
  decideFlags,
  listFlags,
  getFlag,
  changeFlag,
} satisfies HandlersOf<typeof flagsCalls>;
