import { formatUs } from '../dates/civil-date.ts';
import { wordLine } from '../explanations/word-explanation.ts';
import { disbursementAccount } from '../facts/bank.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { fundingChecks } from '../funding/funding-checks.ts';
import { releaseDayFrom } from '../funding/rescission-period.ts';
import { formatDollars } from '../money/cents.ts';
import type { ReviewContext } from '../reviews/review-evidence.ts';

/** The effect of approving funding today, and a caution about the failing checks that the approval passes over. */
export type ApprovalWords = {
  readonly effect: string;
  readonly effectLines: readonly { readonly label: string; readonly value: string }[];
  readonly caution?: string;
};

/** Returns what a funding officer reads before they approve: when, how much and where to, and each check that they pass over. */
export function fundingApprovalWords(facts: Facts, { today }: ReviewContext): ApprovalWords {
  const account = disbursementAccount(facts);
  const amount = currentTerms(facts)?.cashToBorrowerCents;
  const failing = fundingChecks(facts, today).filter(({ holds }) => !holds);
  const problems = failing.map(({ line, problem }) => {
    const { value } = wordLine(line, 'STAFF') ?? {};
    return `${problem}${value ? ` (now: ${value})` : ''}`;
  });
  return {
    effect: 'If you approve today, the money goes out:',
    effectLines: [
      { label: 'Release date', value: formatUs(releaseDayFrom(today, facts)) },
      ...(amount === undefined ? [] : [{ label: 'Amount', value: formatDollars(amount) }]),
      ...(account ? [{ label: 'Account', value: `${account.bankName} ··${account.mask}` }] : []),
    ],
    ...(problems.length > 0 && {
      caution: `You approve although ${problems.join('; ')}. Say why in the comments, or cure it first.`,
    }),
  };
}
