import { isReasonCode, REASONS, type ReasonCode } from './reason-codes.ts';
import { MOST_REASONS, printedReasons } from './score-factors.ts';

export type WordedReason = { readonly code: ReasonCode; readonly text: string };

/** What a notice needs to know besides the codes. */
export type Wording = {
  /** The words of `AA24`, one for each reason that has no code of its own. */
  readonly statedReasons?: readonly string[];
  readonly inquiriesWereKey?: boolean;
};

/**
 * The reasons as a notice prints them: at most four, each once, in order, and inquiries as a fifth when they were a key factor. A reason
 * without a code of its own stands in full; the score itself never stands (comment 9(b)(2)-3 to 12 CFR 1002.9: a failure to reach a score
 * is not reason enough).
 * @returns none when there is nothing that can be printed
 */
export function reasonsInWords(
  codes: readonly string[],
  { statedReasons = [], inquiriesWereKey = false }: Wording = {},
): readonly WordedReason[] {
  // 'Another reason, stated in full' is no reason by itself.
  const known = codes.filter(isReasonCode).filter((code) => code !== 'AA24' || statedReasons.length > 0);
  const worded = printedReasons(known).flatMap((code): WordedReason[] =>
    code === 'AA24' ? statedReasons.map((text) => ({ code, text })) : [{ code, text: REASONS[code].text }],
  );
  const printed = worded.slice(0, MOST_REASONS);
  const isAdded = inquiriesWereKey && !printed.some(({ code }) => code === 'AA22');
  return isAdded ? [...printed, { code: 'AA22', text: REASONS.AA22.text }] : printed;
}
