import type {
  Explanation,
  ExplanationLine,
  ExplanationSection,
  LineOf,
  SectionCode,
} from '../facts/explanation.ts';
import type { LineCode } from '../facts/explanation-lines.ts';
import { BORROWER_WORDS } from './borrower-words.ts';
import { REVIEW_TITLES } from './review-titles.ts';
import { STAFF_WORDS } from './staff-words.ts';
import type { WordedExplanation, WordedLine } from './worded-explanation.ts';
import type { Words, WordsFor } from './words.ts';

/** Who reads an explanation. Each reader has different words. */
export type Reader = 'BORROWER' | 'STAFF';

/** Returns an explanation in the words of a reader. Leaves out staff-only lines for a borrower. */
export function wordExplanation(explanation: Explanation, reader: Reader): WordedExplanation {
  const { sections, ...versions } = explanation;
  return {
    ...versions,
    sections: sections.map((section) => ({
      title: titleOf(section, reader),
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
  const words = TITLES[reader][code];
  if (!offer) return words;
  return `${offer.product === 'FIXED_TERM' ? `${offer.termYears} years` : 'Interest only'}: ${words}`;
}

const TITLES: Readonly<Record<Reader, Readonly<Record<SectionCode, string>>>> = {
  BORROWER: {
    BASIS: 'What we looked at',
    INCOME: 'Your monthly income',
    DEBTS: 'Your monthly debts',
    LIENS: 'Loans that stay on your home',
    POLICY_LIMITS: 'What we require',
    VALUE_FOUND: 'Your home’s new value',
    HOME: 'Your home',
    DECISION: 'Our decision',
    TERMS_REFUSED: 'Terms we can’t offer',
    LINE_SIZE: 'How large your line can be',
    RATE: 'Interest rate',
    PAYMENT: 'Payment and APR',
    CASH: 'Cash in hand',
    RECORDING: 'Recording costs, from your draw',
    REVIEW: 'Review',
    END: 'How your application ended',
    REASONS: 'Reasons',
    RECORDED: 'Details',
  },
  STAFF: {
    BASIS: 'Decision inputs',
    INCOME: 'Monthly income',
    DEBTS: 'Monthly debts',
    LIENS: 'Retained liens',
    POLICY_LIMITS: 'Policy requirements',
    VALUE_FOUND: 'New property value',
    HOME: 'Property eligibility',
    DECISION: 'Decision',
    TERMS_REFUSED: 'Terms not offered',
    LINE_SIZE: 'Maximum line',
    RATE: 'Note rate',
    PAYMENT: 'Payment and APR',
    CASH: 'Cash to borrower',
    RECORDING: 'Recording costs, from the draw',
    REVIEW: 'Review',
    END: 'How the application ended',
    REASONS: 'Adverse action reasons',
    RECORDED: 'Details',
  },
};
