import type { coBorrowersCalls } from '@homeline/contract/co-borrowers/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { correctCoBorrowerCredit } from './correct-co-borrower-credit.ts';
import { decideCoBorrower } from './decide-co-borrower.ts';
import { leaveOutCoBorrower } from './leave-out-co-borrower.ts';
import { saveCoBorrowerProfile } from './save-co-borrower-profile.ts';
import { sendCoBorrowerIncome } from './send-co-borrower-income.ts';

export const coBorrowersHandlers = {
  saveCoBorrowerProfile,
  correctCoBorrowerCredit,
  sendCoBorrowerIncome,
  leaveOutCoBorrower,
  decideCoBorrower,
} satisfies HandlersOf<typeof coBorrowersCalls>;
