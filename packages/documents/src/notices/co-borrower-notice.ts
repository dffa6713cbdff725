import { type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { SubjectWith } from '../subject.ts';
import { longDate, withArticle } from '../wording.ts';
import { ACTIONS, equalCredit, questions, reportUsed } from './action-taken.ts';

/**
 * What was decided, to someone whom the borrower named as a co-borrower. The address is the one that the borrower gave: whoever reads
 * the letter there by mistake learns neither who applied nor for which home. The reasons and the score are the borrower's and stand in
 * the borrower's notice alone; the agency is named to everyone who is refused on what it reported of one of them.
 * Source: 15 USC 1681m(a); the right to the reasons 12 CFR 1002.9(a)(2)(ii), in the words of form C-5 of Appendix C; the primary
 * applicant's notice has them (12 CFR 1002.9(f)).
 */
export function coBorrowerNotice(
  subject: SubjectWith<'loanNumber' | 'adverseAction' | 'coBorrower'>,
): DocumentModel {
  const { lender, madeOn, loanNumber, adverseAction, coBorrower } = subject;
  const { action, applicationOn, report } = adverseAction;
  return frame({ lender, madeOn, loanNumber }, 'NOTICE_TO_CO_BORROWER', {
    opening: [
      paragraph(`Dear ${coBorrower.name},`),
      paragraph(
        `You are named as a co-borrower in an application of ${longDate(applicationOn)} for ${withArticle(lender.productName)}. After careful review ${ACTIONS[action]}.`,
      ),
    ],
    sections: [
      section(
        'Our reasons',
        paragraph(
          'Our principal reasons stand in the notice to the applicant who named you. You have a right to a statement of the specific reasons as well.',
        ),
        paragraph(
          `If you would like one, please contact ${lender.name}, ${lender.address.join(', ')}, ${lender.phone}, within 60 days of the date of this letter, and tell us how we can know that it is you who asks. We will provide you with the statement of reasons within 30 days after receiving your request.`,
        ),
      ),
      ...(report ? [reportUsed(report.bureau, 'Credit reports', ' about an applicant')] : []),
      equalCredit(lender),
      questions(lender),
    ],
  });
}
