import type { bankCalls } from '@homeline/contract/bank/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { chooseBankLink, chooseManualEntry } from './choose-manual-entry.ts';
import { confirmAccount } from './confirm-account.ts';
import { enterAccount } from './enter-account.ts';
import { finishBankLink } from './finish-bank-link.ts';
import { getBank } from './get-bank.ts';
import { openBankLink } from './open-bank-link.ts';
import { saveAutopay } from './save-autopay.ts';

export const bankHandlers = {
  openBankLink,
  finishBankLink,
  chooseManualEntry,
  chooseBankLink,
  enterAccount,
  confirmAccount,
  saveAutopay,
  getBank,
} satisfies HandlersOf<typeof bankCalls>;
