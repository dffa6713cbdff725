import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { lineAutopayTerms } from '../autopay-wording.ts';
import { type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { signatureLines } from '../signing.ts';
import type { SubjectWith } from '../subject.ts';
import { longDate } from '../wording.ts';
import { wordsOf } from '../words-of.ts';

/** Writes the authorization to collect payments from an account. Source: 12 CFR 1005.10(b) to (e). */
export function autopayAuthorization(
  subject: SubjectWith<'borrower' | 'signers' | 'line' | 'opening' | 'autopay'>,
): DocumentModel {
  const { lender, autopay, line, opening, borrower, signers } = subject;
  return frame(subject, 'AUTOPAY_AUTHORIZATION', {
    sections: [
      section(
        'What you authorize',
        paragraph(
          `I authorize ${lender.name} to collect my monthly payment by electronic transfer from this account on each due date, and to correct a transfer made in error.`,
        ),
        definitions(
          ['Account holder', borrower.name],
          ['Bank', autopay.bankName],
          ['Account', `Ending in ${autopay.accountMask}`],
          ['First transfer', longDate(opening.firstDueOn)],
          [
            'Amount',
            `The minimum payment of the bill, ${formatDollars(line.terms.monthlyPaymentCents)}${isInterestOnly(line.terms) ? ' in an average month' : ''} while the line is drawn as it opens`,
          ],
        ),
      ),
      section(
        'When the amount changes',
        paragraph(wordsOf(subject, 'AUTOPAY_AUTHORIZATION', 'changedAmount')),
      ),
      section('How to stop', paragraph(wordsOf(subject, 'AUTOPAY_AUTHORIZATION', 'howToStop'))),
      section(
        'Your choice',
        paragraph(wordsOf(subject, 'AUTOPAY_AUTHORIZATION', 'yourChoice')),
        ...lineAutopayTerms(line).map((text) => paragraph(text)),
        ...signatureLines(
          signers.filter(({ role }) => role === 'BORROWER'),
          'autopay',
        ),
      ),
    ],
  });
}
