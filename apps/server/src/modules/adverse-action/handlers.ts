import type { adverseActionCalls } from '@homeline/contract/adverse-action/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { getAdverseAction } from './get-adverse-action.ts';

export const adverseActionHandlers = {
  getAdverseAction,
} satisfies HandlersOf<typeof adverseActionCalls>;
