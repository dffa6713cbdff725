import { chosenReasons } from '../adverse-action/decline-reasons.ts';
import { noticeOf } from '../adverse-action/notice.ts';
import { civilDate } from '../dates/civil-date.ts';
import { endingDecisions } from '../facts/ends.selectors.ts';
import {
  type Explanation,
  type ExplanationLine,
  type ExplanationSection,
  explanationBy,
} from '../facts/explanation.ts';
import type { Facts } from '../facts/facts.ts';
import { reasonsInWords } from '../reasons/printed-reasons.ts';

/**
 * Explains to staff why an application ended without a line: who decided, and every reason on its notice.
 * @returns undefined while the application is open
 */
export function explainEnd(facts: Facts): (Explanation & { readonly at: string }) | undefined {
  const notice = facts.adverseActionNotice.at(-1);
  if (!notice) return undefined;
  const decided = endingDecisions(facts).map((review): ExplanationLine => {
    const on = facts[review].at(-1)?.at.slice(0, 10);
    return { code: 'ENDED_BY_REVIEW', amounts: { review, ...(on && { on: civilDate(on) }) } };
  });
  const declined = facts.declineDecision ? declineLines(facts.declineDecision) : [];
  return {
    at: notice.at,
    ...explanationBy({}, [
      {
        code: 'END',
        lines: [
          ...decided,
          ...declined,
          { code: 'NOTICE', amounts: { action: notice.action }, isTotal: true },
        ],
      },
      endReasons(facts),
    ]),
  };
}

/** Returns the reasons of a decline outside a review, and its note for colleagues. */
function declineLines({ comments, ...chosen }: NonNullable<Facts['declineDecision']>): ExplanationLine[] {
  return [
    ...chosenReasons(chosen).map(
      ({ code, inFull = code }): ExplanationLine => ({
        code: 'DECLINED_BY_STAFF',
        amounts: { reason: inFull },
      }),
    ),
    ...(comments ? [{ code: 'COMMENTS' as const, amounts: { text: comments } }] : []),
  ];
}

/** Returns the reasons as the notice prints them. The borrower sees these, but not which review declined. */
export function endReasons(facts: Facts): ExplanationSection {
  const notice = noticeOf(facts);
  return {
    code: 'REASONS',
    lines: reasonsInWords(notice.reasonCodes, notice).map(({ code, text }) => ({
      code: 'REASON',
      amounts: { reasonCode: code, ...(code === 'AA24' && { statedReason: text }) },
    })),
  };
}
