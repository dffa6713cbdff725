import type { Bureau } from '../bureaus.ts';
import { definitions, paragraph, type Section, section } from '../document.ts';
import type { Lender } from '../lender.ts';
import type { AdverseAction } from '../subject.ts';

/** What was done, in the words of the letters that tell of it. */
export const ACTIONS: Readonly<Record<AdverseAction['action'], string>> = {
  DECLINE: 'we are unable to open the line that you asked for',
  INCOMPLETENESS: 'we have closed it, because it was not completed',
  COUNTER_OFFER:
    'we offered you other terms than those you asked for, and closed the application because you did not accept them',
};

/** Who reported, and what the consumer can do about it. Source: 15 USC 1681m(a)(3) and (4), form C-1 of 12 CFR 1002. */
export function reportUsed({ name, address, phone, url }: Bureau, heading: string, about = ''): Section {
  return section(
    heading,
    paragraph(
      `Our decision rests in whole or in part on information${about} from the consumer reporting agency below. The agency played no part in our decision and cannot give you its reasons. You have a right under the Fair Credit Reporting Act to know the information in your file at the agency. You have a right to a free copy of your report if you ask for it within 60 days of receiving this notice. If you find that anything in it is inaccurate or incomplete, you have the right to dispute it with the agency.`,
    ),
    definitions(['Agency', name], ['Address', address], ['Phone', phone], ['Website', url]),
  );
}

/** The statement of Regulation B, and the agency that sees to it. Source: 12 CFR 1002.9(b)(1). */
export function equalCredit({ supervisor }: Lender): Section {
  return section(
    'Your right to equal credit',
    paragraph(
      'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The federal agency that administers compliance with this law concerning this creditor is the ' +
        `${supervisor.name}, ${supervisor.address}.`,
    ),
  );
}

/** How the lender is reached. */
export function questions({ name, address, phone, email }: Lender): Section {
  return section(
    'Questions',
    paragraph(`Write to ${name}, ${address.join(', ')}, call ${phone}, or write to ${email}.`),
  );
}
