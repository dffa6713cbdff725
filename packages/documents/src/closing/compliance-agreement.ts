import { bullets, type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { borrowers, signatureLines, signerNames } from '../signing.ts';
import type { SubjectWith } from '../subject.ts';
import { longDate } from '../wording.ts';
import { wordsOf } from '../words-of.ts';

/**
 * Writes the agreement to correct clerical errors in the closing documents. It gives the lender no way to change a term: only 12 CFR
 * 1026.40(f)(3) does, and it isn't a ground to end the plan (1026.40(f)(2)). It leaves no blank to fill in later: Texas Constitution,
 * article XVI, section 50(a)(6)(Q)(iii).
 * For counsel: whether a buyer of the line asks for a wider one, and how a corrected material disclosure affects the right to cancel (12 CFR
 * 1026.15(a)(3)).
 */
export function complianceAgreement(
  subject: SubjectWith<'loanNumber' | 'borrower' | 'property' | 'signers' | 'opening'>,
): DocumentModel {
  const { lender, signers, opening } = subject;
  return frame(subject, 'COMPLIANCE_AGREEMENT', {
    opening: [
      paragraph(
        `This agreement is between ${lender.name} (“we”) and ${signerNames(borrowers(signers))} (“you”). It is about clerical errors and omissions in the documents of your line of ${longDate(opening.openedOn)}.`,
      ),
    ],
    sections: [
      section('What you agree to', paragraph(wordsOf(subject, 'COMPLIANCE_AGREEMENT', 'agreement'))),
      section(
        'What a clerical error is',
        bullets(
          'a misspelled name, a wrong date, number or address, or an error in adding or copying;',
          'a missing page, signature or initial, or a notary’s certificate that is incomplete; or',
          'a legal description that doesn’t match the deed of your home.',
        ),
      ),
      section(
        'What it never covers',
        bullets(
          'A correction makes the documents say what was agreed. It never raises the rate, a fee, a payment or the credit limit, shortens the plan, or adds property or a person who owes.',
          'You sign no document with blanks, and give nobody power to sign for you.',
          'A correction shortens no right to cancel. You may ask us first to explain it, and show it to an adviser.',
          'If you disagree, tell us why. Not signing a correction is no reason for us to end the plan, stop draws or charge you.',
        ),
      ),
      section('Signatures', ...signatureLines(borrowers(signers), 'compliance')),
    ],
  });
}
