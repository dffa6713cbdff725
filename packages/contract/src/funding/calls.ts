import type { Call } from '../call.ts';
import { confirmNonRescission } from './confirm-non-rescission.ts';
import { getFunding } from './get-funding.ts';
import { rescind } from './rescind.ts';

export const fundingCalls = {
  confirmNonRescission,
  getFunding,
  rescind,
} as const satisfies Record<string, Call>;
