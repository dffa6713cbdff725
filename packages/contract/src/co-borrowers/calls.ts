import type { Call } from '../call.ts';
import { correctCoBorrowerCredit, saveCoBorrowerProfile, sendCoBorrowerIncome } from './co-borrower-acts.ts';
import { decideCoBorrower, previewCoBorrowerDecision } from './decide-co-borrower.ts';
import { leaveOutCoBorrower } from './leave-out-co-borrower.ts';

export const coBorrowersCalls = {
  saveCoBorrowerProfile,
  correctCoBorrowerCredit,
  sendCoBorrowerIncome,
  leaveOutCoBorrower,
  decideCoBorrower,
  previewCoBorrowerDecision,
} as const satisfies Record<string, Call>;
