import { type Block, paragraph } from './document.ts';
import type { Lender } from './lender.ts';

/** Returns the Regulation B statement word for word, with the agency that supervises the lender. Source: 12 CFR 1002.9(b)(1). */
export function equalCreditStatement({ supervisor: { name, address } }: Lender): Block {
  return paragraph(
    'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. ' +
      `The federal agency that administers compliance with this law concerning this creditor is the ${name}, ${address}.`,
  );
}
