import { reasonsInWords } from '@homeline/domain/reasons/printed-reasons.ts';
import { type Block, bullets, type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { AdverseAction, SubjectWith } from '../subject.ts';
import { joinWords, longDate, withArticle } from '../wording.ts';
import { ACTIONS, contactSection, equalCreditSection, reportSection, scoreSection } from './action-taken.ts';

/**
 * Writes the notice of action taken for the primary applicant. It gives at most four reasons, and inquiries as a fifth when they were a
 * key factor.
 * Source: 12 CFR 1002.9(a)(2), (b) and (f), form C-1 of Appendix C; when a consumer report was used, 15 USC 1681m(a).
 * @throws RangeError when no reason can be printed; staff must then state one in full
 */
export function adverseActionNotice(subject: SubjectWith<'borrower' | 'adverseAction'>): DocumentModel {
  const { lender, borrower, adverseAction } = subject;
  const { report } = adverseAction;
  return frame(subject, 'ADVERSE_ACTION_NOTICE', {
    opening: [
      paragraph(`Dear ${borrower.name},`),
      paragraph(
        `Thank you for your application of ${longDate(adverseAction.applicationOn)} for ${withArticle(lender.productName)}. After careful review ${ACTIONS[adverseAction.action]}.`,
      ),
      ...jointApplicantsParagraph(adverseAction.coBorrowers),
    ],
    sections: [
      section('Our principal reasons', bullets(...reasonsOf(adverseAction))),
      ...(report ? [reportSection(report.bureau, 'Your credit report')] : []),
      ...(report?.score ? [scoreSection(report.score)] : []),
      section(
        'Information from others',
        paragraph(
          'If our credit decision was based in whole or in part on information obtained from an affiliate or from an outside source other than a consumer reporting agency, under the Fair Credit Reporting Act, you have the right to make a written request, no later than 60 days after you receive this notice, for disclosure of the nature of this information.',
        ),
      ),
      equalCreditSection(lender),
      contactSection(lender),
    ],
  });
}

/** Returns the paragraph that names the co-borrowers, who each get their own notice. Source: 12 CFR 1002.9(f). */
function jointApplicantsParagraph(coBorrowers: readonly string[]): readonly Block[] {
  if (coBorrowers.length === 0) return [];
  const names = joinWords(coBorrowers);
  return [
    paragraph(
      `You applied together with ${names}. This notice is for all of you; we write to ${names} as well.`,
    ),
  ];
}

function reasonsOf({ reasonCodes, ...wording }: AdverseAction): string[] {
  const texts = reasonsInWords(reasonCodes, wording).map(({ text }) => text);
  if (texts.length === 0) throw new RangeError('The notice has no reason that can be printed');
  return texts;
}
