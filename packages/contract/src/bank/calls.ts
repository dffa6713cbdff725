import { bankQuestions } from '@homeline/domain/facts/bank.facts.ts';
import { questionCalls } from '../applications/question-calls.ts';
import type { Call } from '../call.ts';
import { answerDeposit } from './answer-deposit.ts';
import { chooseBankLink } from './choose-bank-link.ts';
import { enterAccount } from './enter-account.ts';
import { finishBankLink } from './finish-bank-link.ts';
import { getBank } from './get-bank.ts';
import { openBankLink } from './open-bank-link.ts';
import { saveAutopay } from './save-autopay.ts';

export const bankCalls = {
  openBankLink,
  finishBankLink,
  answerDeposit,
  ...questionCalls(bankQuestions),
  chooseBankLink,
  enterAccount,
  saveAutopay,
  getBank,
} as const satisfies Record<string, Call>;
