import { bullets, type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { acceptance } from '../signing.ts';
import type { SubjectWith } from '../subject.ts';
import { wordsOf } from '../words-of.ts';

/**
 * Writes the written instruction to obtain consumer reports. Source: 15 USC 1681b(a)(2).
 * For counsel: that agreeing on a page is the “written instructions” of the consumer, by 15 USC 7001(a)(1).
 */
export function creditAuthorization(subject: SubjectWith<'borrower'>): DocumentModel {
  const { lender, borrower } = subject;
  return frame(subject, 'CREDIT_AUTHORIZATION', {
    sections: [
      section(
        'What you authorize',
        paragraph(
          `I authorize ${lender.name} to obtain my consumer reports from one or more consumer reporting agencies, to decide on this ` +
            'application, to verify what I stated, and, if the plan opens, to review and collect it.',
        ),
        bullets(
          'The full report is a hard inquiry. Others who read my report can see it, and it may lower my score.',
          'The soft inquiry that I consented to earlier did not affect my score.',
          'I may ask whether a report was obtained, and from whom.',
        ),
        ...(borrower.ssnLast4
          ? [
              paragraph(
                `My Social Security number or ITIN, which ends in ${borrower.ssnLast4}, may be used to find my report.`,
              ),
            ]
          : []),
      ),
      section(
        'What else you authorize',
        paragraph(wordsOf(subject, 'CREDIT_AUTHORIZATION', 'confirmations')),
      ),
      acceptance(
        'Each person authorizes their own report in their own application, where they agree to the full credit check. The borrower agrees again on the page that gives this document to read.',
      ),
    ],
  });
}
