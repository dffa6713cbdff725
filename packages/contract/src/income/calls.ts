import type { Call } from '../call.ts';
import { chooseIncomeSource } from './choose-income-source.ts';
import { openIncomeLink } from './open-income-link.ts';
import { retryIncome } from './retry-income.ts';
import { saveEmployerContact } from './save-employer-contact.ts';
import { sendPaystubs } from './send-paystubs.ts';

export const incomeCalls = {
  openIncomeLink,
  chooseIncomeSource,
  sendPaystubs,
  saveEmployerContact,
  retryIncome,
} as const satisfies Record<string, Call>;
