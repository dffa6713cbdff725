import { formatUs } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { releaseDayFrom } from '../funding/rescission-period.ts';
import type { ReviewContext } from '../reviews/review-evidence.ts';
import { reviewChecks } from './review-checks.ts';

/** What follows if funding is approved today, and what is then approved although it doesn’t hold. */
export type ApprovalWords = { readonly effect: string; readonly caution?: string };

/** Returns what a funding officer reads before they approve: the day of the money, and each check that they pass over. */
export function fundingApprovalWords(facts: Facts, context: ReviewContext): ApprovalWords {
  const failing = reviewChecks('FUNDING_DECISION', facts, context).filter(({ holds }) => !holds);
  const day = formatUs(releaseDayFrom(context.today, facts));
  const effect = `The money goes out on the release day, ${day} if you approve today.`;
  if (failing.length === 0) return { effect };
  const named = failing.map(({ label, value, from }) => `${label}: ${value}${from ? ` (${from})` : ''}.`);
  return { effect, caution: ['Funding goes ahead although this doesn’t hold.', ...named].join(' ') };
}
