import type { Bureau } from '../bureaus.ts';
import { bullets, definitions, paragraph, type Section, section } from '../document.ts';
import { equalCreditStatement } from '../equal-credit.ts';
import type { Lender } from '../lender.ts';
import type { AdverseAction, Score } from '../subject.ts';
import { longDate } from '../wording.ts';

/** The action taken, in the words of the borrower's and the co-borrower's notice. */
export const ACTIONS: Readonly<Record<AdverseAction['action'], string>> = {
  DECLINE: 'we are unable to open the line that you asked for',
  INCOMPLETENESS: 'we have closed it, because it was not completed',
  COUNTER_OFFER:
    'we offered you other terms than those you asked for, and closed the application because you did not accept them',
};

/**
 * Returns the section about the consumer reporting agency and the right to dispute. Source: 15 USC 1681m(a)(3) and (4), form C-1 of 12
 * CFR 1002.
 */
export function reportSection({ name, address, phone, url }: Bureau, heading: string, about = ''): Section {
  return section(
    heading,
    paragraph(
      `Our credit decision was based in whole or in part on information${about} obtained in a report from the consumer reporting agency listed below. You have a right under the Fair Credit Reporting Act to know the information contained in your credit file at the consumer reporting agency. The reporting agency played no part in our decision and is unable to supply specific reasons why we have denied credit to you. You also have a right to a free copy of your report from the reporting agency, if you request it no later than 60 days after you receive this notice. In addition, if you find that any information contained in the report you receive is inaccurate or incomplete, you have the right to dispute the matter with the reporting agency.`,
    ),
    definitions(['Agency', name], ['Address', address], ['Phone', phone], ['Website', url]),
  );
}

/** Returns the equal credit section of every notice of action taken. */
export function equalCreditSection(lender: Lender): Section {
  return section('Your right to equal credit', equalCreditStatement(lender));
}

/** Returns the lender's contact details. */
export function contactSection({ name, address, phone, email }: Lender): Section {
  return section(
    'Questions',
    paragraph(`Write to ${name}, ${address.join(', ')}, call ${phone}, or write to ${email}.`),
  );
}

/** Returns the section about an applicant's own score. Source: 15 USC 1681m(a)(2), 1681g(f)(1). */
export function scoreSection({ value, on, lowest, highest, factors, bureau }: Score): Section {
  return section(
    'Your credit score',
    paragraph(
      'We also obtained your credit score from this consumer reporting agency and used it in making our credit decision. Your credit score is a number that reflects the information in your consumer report. Your credit score can change, depending on how the information in your consumer report changes.',
    ),
    definitions(
      ['Score', String(value)],
      ['Date', longDate(on)],
      ['Range', `${lowest} to ${highest}`],
      ['Provided by', bureau.name],
    ),
    paragraph('Key factors that adversely affected your credit score:'),
    factors.length > 0 ? bullets(...factors) : paragraph('The agency named none.'),
    paragraph(
      `If you have any questions regarding your credit score, you should contact ${bureau.name} at: ${bureau.address}, ${bureau.phone}.`,
    ),
  );
}
