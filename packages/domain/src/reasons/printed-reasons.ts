import { isReasonCode, REASONS, type ReasonCode } from './reason-codes.ts';
import { MOST_REASONS, printedReasons } from './score-factors.ts';

export type WordedReason = { readonly code: ReasonCode; readonly text: string };

/** The inputs of a notice in addition to the codes. */
export type Wording = {
  /** The texts for `AA24`, one for each reason without a code. */
  readonly statedReasons?: readonly string[];
  readonly inquiriesWereKey?: boolean;
};

/**
 * Returns the reasons as a notice prints them: at most four, each once, plus inquiries as a fifth when they were a key factor. A notice
 * never prints the score itself, which is not specific enough (comment 9(b)(2)-3 to 12 CFR 1002.9).
 */
export function reasonsInWords(
  codes: readonly string[],
  { statedReasons = [], inquiriesWereKey = false }: Wording = {},
): readonly WordedReason[] {
  // AA24 is not a reason without its text.
  const known = codes.filter(isReasonCode).filter((code) => code !== 'AA24' || statedReasons.length > 0);
  const worded = printedReasons(known).flatMap((code): WordedReason[] =>
    code === 'AA24' ? statedReasons.map((text) => ({ code, text })) : [{ code, text: REASONS[code].text }],
  );
  const printed = worded.slice(0, MOST_REASONS);
  const isAdded = inquiriesWereKey && !printed.some(({ code }) => code === 'AA22');
  return isAdded ? [...printed, { code: 'AA22', text: REASONS.AA22.text }] : printed;
}
