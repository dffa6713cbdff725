import type { Facts } from './facts.ts';
import { HOME_COST_NAMES } from './home-cost-names.ts';
import type { HomeCosts } from './liens.facts.ts';
import { liensAreAnswered } from './liens.selectors.ts';

/** Returns the monthly costs that the borrower stated for the current property. */
export function statedCosts(facts: Facts): HomeCosts | undefined {
  return liensAreAnswered(facts) ? facts.lienAnswers?.homeCosts : undefined;
}

/** Returns the stated monthly costs above zero, without costs included in a mortgage payment. */
export function homeCosts(facts: Facts) {
  const stated = statedCosts(facts);
  if (!stated) return [];
  return HOME_COST_NAMES.map(([cost, label]) => ({ cost, label, monthlyCents: stated[cost] })).filter(
    ({ monthlyCents }) => monthlyCents > 0,
  );
}
