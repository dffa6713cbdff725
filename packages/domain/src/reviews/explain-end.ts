import { noticeOf } from '../adverse-action/notice.ts';
import { endingDecisions } from '../facts/ends.selectors.ts';
import {
  type Explanation,
  type ExplanationLine,
  type ExplanationSection,
  explanationBy,
} from '../facts/explanation.ts';
import type { Facts } from '../facts/facts.ts';
import { reasonsInWords } from '../reasons/printed-reasons.ts';
import { decisionInWords, reasonText } from '../underwriting/rule-lines.ts';
import { REVIEW_EVIDENCE } from './review-evidence.ts';

/**
 * Why an application ended without a line: who decided, and every reason that its notice gives. For the ends that no pricing explains:
 * no credit file, a home that cannot be taken, a person's refusal. For the lender's own people.
 * @returns undefined while it goes on
 */
export function explainEnd(facts: Facts): (Explanation & { readonly at: string }) | undefined {
  const notice = facts.adverseActionNotice.at(-1);
  if (!notice) return undefined;
  const decided = endingDecisions(facts).map((name): ExplanationLine => {
    const on = facts[name].at(-1)?.at.slice(0, 10);
    return { label: REVIEW_EVIDENCE[name].about, value: 'A person decided', ...(on && { from: on }) };
  });
  const stated: ExplanationLine[] = facts.declineDecision
    ? [{ label: 'Declined by a person', value: reasonText(facts.declineDecision.reason) }]
    : [];
  return {
    at: notice.at,
    ...explanationBy({}, [
      {
        title: 'How it ended',
        lines: [
          ...decided,
          ...stated,
          { label: 'Notice', value: decisionInWords(notice.action), isTotal: true },
        ],
      },
      endReasons(facts),
    ]),
  };
}

/** The reasons alone, as the notice gives them: all that the borrower is told. Which desk refused stays with us, and nobody is accused. */
export function endReasons(facts: Facts): ExplanationSection {
  const notice = noticeOf(facts);
  const reasons = reasonsInWords(notice.reasonCodes, notice);
  return { title: 'Reasons', lines: reasons.map(({ text, code }) => ({ label: text, value: code })) };
}
