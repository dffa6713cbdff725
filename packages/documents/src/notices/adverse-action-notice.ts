import { reasonsInWords } from '@homeline/domain/adverse-action/words.ts';
import type { Bureau } from '../bureaus.ts';
import {
  type Block,
  bullets,
  type DocumentModel,
  definitions,
  paragraph,
  type Section,
  section,
} from '../document.ts';
import { frame } from '../frame.ts';
import type { AdverseAction, Score, SubjectWith, UsedReport } from '../subject.ts';
import { longDate } from '../wording.ts';

const ACTIONS: Readonly<Record<AdverseAction['action'], string>> = {
  DECLINE: 'we are unable to open the line that you asked for',
  INCOMPLETENESS: 'we have closed it, because it was not completed',
  COUNTER_OFFER:
    'we offered you other terms than those you asked for, and closed the application because you did not accept them',
};

/**
 * What was decided and why: at most four reasons, and inquiries as a fifth when they were a key factor.
 * Source: 12 CFR 1002.9(a)(2) and (b), form C-1 of Appendix C; where a consumer report had a part in it 15 USC 1681m(a).
 * @throws RangeError when no reason can be printed: a person must then state one in full
 */
export function adverseActionNotice(subject: SubjectWith<'borrower' | 'adverseAction'>): DocumentModel {
  const { lender, borrower, adverseAction } = subject;
  const { reports = [] } = adverseAction;
  return frame(subject, 'ADVERSE_ACTION_NOTICE', {
    opening: [
      paragraph(`Dear ${borrower.name},`),
      paragraph(
        `Thank you for your application of ${longDate(adverseAction.applicationOn)} for a ${lender.productName}. After careful review ${ACTIONS[adverseAction.action]}.`,
      ),
    ],
    sections: [
      section('Our principal reasons', bullets(...reasonsOf(adverseAction))),
      ...(reports.length > 0 ? [reportsUsed(reports)] : []),
      ...reports.flatMap(({ consumer, score }) =>
        score ? [scoreUsed(score, reports.length > 1 ? consumer : undefined)] : [],
      ),
      section(
        'Information from others',
        paragraph(
          'If our decision rests in whole or in part on information from someone other than a consumer reporting agency, you have a right to make a written request, within 60 days of receiving this notice, for the nature of that information.',
        ),
      ),
      section(
        'Your right to equal credit',
        paragraph(
          'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The federal agency that administers compliance with this law concerning this creditor is the ' +
            `${lender.supervisor.name}, ${lender.supervisor.address}.`,
        ),
      ),
      section(
        'Questions',
        paragraph(
          `Write to ${lender.name}, ${lender.address.join(', ')}, call ${lender.phone}, or write to ${lender.email}.`,
        ),
      ),
    ],
  });
}

function reasonsOf({ reasonCodes, ...wording }: AdverseAction): string[] {
  const texts = reasonsInWords(reasonCodes, wording).map(({ text }) => text);
  if (texts.length === 0) throw new RangeError('The notice has no reason that can be printed');
  return texts;
}

function reportsUsed(reports: readonly UsedReport[]): Section {
  const bureaus = [...new Map(reports.map(({ bureau }) => [bureau.name, bureau])).values()];
  return section(
    'Your credit report',
    paragraph(
      'Our decision rests in whole or in part on information from the consumer reporting agency below. The agency played no part in our decision and cannot give you its reasons. You have a right under the Fair Credit Reporting Act to know the information in your file at the agency. You have a right to a free copy of your report if you ask for it within 60 days of receiving this notice. If you find that anything in it is inaccurate or incomplete, you have the right to dispute it with the agency.',
    ),
    ...bureaus.map(agency),
  );
}

function agency({ name, address, phone, url }: Bureau): Block {
  return definitions(['Agency', name], ['Address', address], ['Phone', phone], ['Website', url]);
}

/** The score of one person; named where there are several. Source: 15 USC 1681m(a)(2), 1681g(f)(1). */
function scoreUsed({ value, on, lowest, highest, factors, bureau }: Score, of: string | undefined): Section {
  const keyFactors: readonly Block[] =
    factors.length > 0
      ? [paragraph('Key factors that adversely affected the score:'), bullets(...factors)]
      : [];
  return section(
    of ? `The credit score of ${of}` : 'Your credit score',
    paragraph(
      'We also obtained this credit score from the agency and used it in our decision. It is a number that reflects the information in a report and can change as that information changes.',
    ),
    definitions(
      ['Score', String(value)],
      ['Date', longDate(on)],
      ['Range', `${lowest} to ${highest}`],
      ['Provided by', bureau.name],
    ),
    ...keyFactors,
    paragraph(
      `If you have any questions about the score, contact ${bureau.name}, ${bureau.address}, ${bureau.phone}.`,
    ),
  );
}
