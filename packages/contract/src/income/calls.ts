import { incomeQuestions } from '@homeline/domain/facts/income.facts.ts';
import { questionCalls } from '../applications/question-calls.ts';
import type { Call } from '../call.ts';
import { chooseIncomeSource } from './choose-income-source.ts';
import { openIncomeLink } from './open-income-link.ts';
import { saveStatedIncome } from './save-stated-income.ts';
import { sendPaystubs } from './send-paystubs.ts';

export const incomeCalls = {
  saveStatedIncome,
  openIncomeLink,
  chooseIncomeSource,
  sendPaystubs,
  ...questionCalls(incomeQuestions),
} as const satisfies Record<string, Call>;
