import type { Answers } from '@homeline/contract/applications/answers.ts';
import { isAnswered, type Typed } from '../accounts/registration/registration-steps.ts';

type Last = Pick<Answers, 'property' | 'statedIncome' | 'contact'>;

/**
 * The home and the income that somebody applies again with: as answered with the last application, or since then in this tab at a
 * registration under their own address; what another person typed here is not theirs to see. Whether the home is for sale is asked anew.
 */
export function applyAgainValues({ property, statedIncome, contact }: Last, typed: Typed) {
  const address = String(typed['contact-info']?.['email']).trim().toLowerCase();
  const own = address === contact?.email.toLowerCase() ? typed : {};
  const home = isAnswered('property-info', own) ? own['property-info'] : property;
  const income = isAnswered('income-info', own) ? own['income-info'] : statedIncome;
  return { ...home, ...income, listedForSale: undefined };
}
