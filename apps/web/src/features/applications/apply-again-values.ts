import type { Answers } from '@homeline/contract/applications/answers.ts';
import { isAnswered, type TypedAnswers } from '../accounts/registration/registration-steps.ts';

type Last = Pick<Answers, 'property' | 'statedIncome' | 'contact'>;

/**
 * Returns the home and income to start a new application with: those of the last application, or those typed since then at a
 * registration under the same email address. Never includes another person's typed answers, nor whether the home is for sale.
 */
export function applyAgainValues({ property, statedIncome, contact }: Last, typed: TypedAnswers) {
  const address = String(typed['contact-info']?.['email']).trim().toLowerCase();
  const own = address === contact?.email.toLowerCase() ? typed : {};
  const home = isAnswered('property-info', own) ? own['property-info'] : property;
  const income = isAnswered('income-info', own) ? own['income-info'] : statedIncome;
  return { ...home, ...income, listedForSale: undefined };
}
