import { type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { SubjectWith } from '../subject.ts';
import { longDate, withArticle } from '../wording.ts';
import { ACTIONS, contactSection, equalCreditSection, reportSection, scoreSection } from './action-taken.ts';

/**
 * Writes the notice of action taken for a co-borrower. The borrower gave this address, so a wrong recipient must not learn who applied
 * or for which home. Only the borrower's notice gives the reasons and the borrower's score (12 CFR 1002.9(f)). Every applicant learns
 * which agency's report was used, and their own score.
 * Source: 15 USC 1681m(a). The right to the reasons: 12 CFR 1002.9(a)(2)(ii), in the words of form C-5 of Appendix C.
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
          'The notice to the applicant who named you gives our principal reasons. You have a right to a statement of the specific reasons.',
        ),
        paragraph(
          `If you would like one, please contact ${lender.name}, ${lender.address.join(', ')}, ${lender.phone}, within 60 days of the date of this letter, and include a way for us to confirm your identity. We will provide you with the statement of reasons within 30 days after receiving your request.`,
        ),
      ),
      ...(report ? [reportSection(report.bureau, 'Credit reports', ' about an applicant')] : []),
      ...(report && coBorrower.score ? [scoreSection(coBorrower.score)] : []),
      equalCreditSection(lender),
      contactSection(lender),
    ],
  });
}
