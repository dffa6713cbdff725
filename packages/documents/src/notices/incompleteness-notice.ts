import { bullets, type DocumentModel, notice, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { SubjectWith } from '../subject.ts';
import { longDate, withArticle } from '../wording.ts';
import { wordsOf } from '../words-of.ts';

/**
 * Writes the notice of missing items, the deadline and the consequence. Source: 12 CFR 1002.9(c)(2).
 * @throws RangeError when no item is missing
 */
export function incompletenessNotice(subject: SubjectWith<'borrower' | 'missing'>): DocumentModel {
  const { lender, borrower, missing } = subject;
  if (missing.items.length === 0) throw new RangeError('The notice names nothing that is missing');
  return frame(subject, 'NOTICE_OF_INCOMPLETENESS', {
    opening: [
      paragraph(`Dear ${borrower.name},`),
      paragraph(
        `Thank you for your application of ${longDate(missing.applicationOn)} for ${withArticle(lender.productName)}. We need more before we can decide on it.`,
      ),
    ],
    sections: [
      section('What we need', bullets(...missing.items)),
      section(
        'By when',
        notice(
          `Please send it by ${longDate(missing.answerBy)}.`,
          'If we do not receive it by then, we cannot give your application further consideration.',
        ),
      ),
      section('How to send it', paragraph(wordsOf(subject, 'NOTICE_OF_INCOMPLETENESS', 'howToSend'))),
    ],
  });
}
