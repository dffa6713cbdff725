import { type DocumentModel, notice, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { borrowers, signatureLines } from '../signing.ts';
import type { SubjectWith } from '../subject.ts';
import { wordsOf } from '../words-of.ts';

/** Writes the right not to close, and the refund of fees when terms changed. Source: 12 CFR 1026.40(d)(2)(ii), (g) and (h). */
export function rightNotToClose(subject: SubjectWith<'loanNumber' | 'borrower' | 'signers'>): DocumentModel {
  const { signers } = subject;
  return frame(subject, 'RIGHTNOTTOCLOSE', {
    opening: [
      notice('You do not have to open this line.', wordsOf(subject, 'RIGHTNOTTOCLOSE', 'notObliged')),
    ],
    sections: [
      section(
        'If a term changed',
        paragraph(
          'If any term that we disclosed to you changed before the plan opens and you therefore decide not to open it, we refund all fees ' +
            'that you paid in connection with your application, to us or to anyone else.',
        ),
      ),
      section(
        'In the first three business days',
        paragraph(
          'A fee for the application is not kept if you decide not to go ahead within three business days after you received our early ' +
            'disclosure and brochure.',
        ),
      ),
      section(
        'How to stop',
        paragraph(wordsOf(subject, 'RIGHTNOTTOCLOSE', 'howToStop')),
        ...signatureLines(borrowers(signers), 'right-not-to-close'),
      ),
    ],
  });
}
