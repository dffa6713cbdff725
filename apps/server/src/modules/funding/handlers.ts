import type { fundingCalls } from '@homeline/contract/funding/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { confirmNonRescission } from './confirm-non-rescission.ts';
import { getFunding } from './get-funding.ts';
import { rescind } from './rescind.ts';

export const fundingHandlers = {
  confirmNonRescission,
  getFunding,
  rescind,
} satisfies HandlersOf<typeof fundingCalls>;
