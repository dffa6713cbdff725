import type { Call } from '../call.ts';
import { getAdverseAction } from './get-adverse-action.ts';

export const adverseActionCalls = {
  getAdverseAction,
} as const satisfies Record<string, Call>;
