import type { incomeCalls } from '@homeline/contract/income/calls.ts';
import { incomeQuestions } from '@homeline/domain/facts/income.facts.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { chooseIncomeSource } from './choose-income-source.ts';
import { openIncomeLink } from './open-income-link.ts';
import { sendPaystubs } from './send-paystubs.ts';

export const incomeHandlers = {
  openIncomeLink,
  chooseIncomeSource,
  sendPaystubs,
  ...questionHandlers(incomeQuestions),
} satisfies HandlersOf<typeof incomeCalls>;
