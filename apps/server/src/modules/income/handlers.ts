import type { incomeCalls } from '@homeline/contract/income/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { chooseIncomeSource } from './choose-income-source.ts';
import { openIncomeLink } from './open-income-link.ts';
import { retryIncome } from './retry-income.ts';
import { saveEmployerContact } from './save-employer-contact.ts';
import { sendPaystubs } from './send-paystubs.ts';

export const incomeHandlers = {
  openIncomeLink,
  chooseIncomeSource,
  sendPaystubs,
  saveEmployerContact,
  retryIncome,
} satisfies HandlersOf<typeof incomeCalls>;
