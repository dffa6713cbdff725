import type { bankCalls } from '@homeline/contract/bank/calls.ts';
import { bankQuestions } from '@homeline/domain/facts/bank.facts.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { chooseBankLink } from './choose-bank-link.ts';
import { enterAccount } from './enter-account.ts';
import { finishBankLink } from './finish-bank-link.ts';
import { getBank } from './get-bank.ts';
import { openBankLink } from './open-bank-link.ts';
import { saveAutopay } from './save-autopay.ts';

export const bankHandlers = {
  openBankLink,
  finishBankLink,
  ...questionHandlers(bankQuestions),
  chooseBankLink,
  enterAccount,
  saveAutopay,
  getBank,
} satisfies HandlersOf<typeof bankCalls>;
