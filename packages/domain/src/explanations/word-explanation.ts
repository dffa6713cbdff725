import type { Explanation, ExplanationLine, ExplanationSection, LineOf } from '../facts/explanation.ts';
import type { LineCode } from '../facts/explanation-lines.ts';
import { BORROWER_WORDS } from './borrower-words.ts';
import { REVIEW_TITLES } from './review-titles.ts';
import { offerTitle, type Reader, SECTION_TITLES } from './section-titles.ts';
import { STAFF_WORDS } from './staff-words.ts';
import type { WordedExplanation, WordedLine } from './worded-explanation.ts';
import type { Words, WordsFor } from './words.ts';

/** Returns an explanation in the words of a reader. Leaves out staff-only lines for a borrower. */
export function wordExplanation(explanation: Explanation, reader: Reader): WordedExplanation {
  const { sections, ...versions } = explanation;
  return {
    ...versions,
    sections: sections.map((section) => ({
      ...{ title: titleOf(section, reader), code: section.code },
      ...(section.offer && { offer: section.offer }),
      lines: section.lines.flatMap((line) => wordLine(line, reader) ?? []),
    })),
  };
}

/** Returns a line in the words of a reader; undefined for a line that they do not read. */
export function wordLine(line: ExplanationLine, reader: Reader): WordedLine | undefined {
  const words: Partial<WordsFor<LineCode>> = reader === 'BORROWER' ? BORROWER_WORDS : STAFF_WORDS;
  const { rule, isTotal, addsNothing } = line;
  const worded = wordsOf(words, line);
  return (
    worded && {
      ...worded,
      ...(rule && { rule }),
      ...(isTotal && { isTotal }),
      ...(addsNothing && { addsNothing }),
    }
  );
}

function wordsOf<C extends LineCode>(words: Partial<WordsFor<LineCode>>, line: LineOf<C>): Words | undefined {
  const say = words[line.code] as ((amounts: unknown, line: LineOf<C>) => Words) | undefined;
  return say?.(line.amounts, line);
}

function titleOf({ code, offer, review, title }: ExplanationSection, reader: Reader): string {
  if (title !== undefined) return title;
  if (review) return REVIEW_TITLES[review];
  const words = SECTION_TITLES[reader][code];
  return offer ? `${offerTitle(offer)}: ${words}` : words;
}
