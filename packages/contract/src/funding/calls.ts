import type { Call } from '../call.ts';
import { confirmNonRescission } from './confirm-non-rescission.ts';
import { getFunding } from './get-funding.ts';
import { recordRescission, settleRescission, uploadRescissionLetter } from './record-rescission.ts';
import { rescind } from './rescind.ts';

export const fundingCalls = {
  confirmNonRescission,
  getFunding,
  rescind,
  uploadRescissionLetter,
  recordRescission,
  settleRescission,
} as const satisfies Record<string, Call>;
