import { type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { SubjectWith } from '../subject.ts';
import { longDate } from '../wording.ts';
import { ACTIONS, equalCredit, questions, reportUsed } from './action-taken.ts';

/**
 * What was decided, to someone who applied together with the borrower. The reasons and the score are the borrower's and stand in the
 * borrower's notice alone; the agency is named to everyone who is refused on what it reported of one of them.
 * Source: 15 USC 1681m(a); the primary applicant's notice has the reasons (12 CFR 1002.9(f)).
 */
export function coBorrowerNotice(
  subject: SubjectWith<'borrower' | 'adverseAction' | 'coBorrower'>,
): DocumentModel {
  const { lender, borrower, adverseAction, coBorrower } = subject;
  const { action, applicationOn, report } = adverseAction;
  return frame(subject, 'NOTICE_TO_CO_BORROWER', {
    opening: [
      paragraph(`Dear ${coBorrower.name},`),
      paragraph(
        `On ${longDate(applicationOn)} ${borrower.name} applied together with you for a ${lender.productName}. After careful review ${ACTIONS[action]}.`,
      ),
    ],
    sections: [
      section(
        'Our reasons',
        paragraph(
          `Our principal reasons stand in the notice that we sent to ${borrower.name}. You will be told them as well if you ask us within 60 days of receiving this notice.`,
        ),
      ),
      ...(report ? [reportUsed(report.bureau, 'Credit reports', ' about an applicant')] : []),
      equalCredit(lender),
      questions(lender),
    ],
  });
}
