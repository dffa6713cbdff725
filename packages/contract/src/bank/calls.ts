import type { Call } from '../call.ts';
import { chooseBankLink, chooseManualEntry } from './choose-manual-entry.ts';
import { confirmAccount } from './confirm-account.ts';
import { enterAccount } from './enter-account.ts';
import { finishBankLink } from './finish-bank-link.ts';
import { getBank } from './get-bank.ts';
import { openBankLink } from './open-bank-link.ts';
import { saveAutopay } from './save-autopay.ts';

export const bankCalls = {
  openBankLink,
  finishBankLink,
  chooseManualEntry,
  chooseBankLink,
  enterAccount,
  confirmAccount,
  saveAutopay,
  getBank,
} as const satisfies Record<string, Call>;
