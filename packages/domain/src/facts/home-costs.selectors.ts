import type { HomeCosts } from './credit.facts.ts';
import type { Facts } from './facts.ts';
import { HOME_COST_NAMES } from './home-cost-names.ts';
import { liensAreAnswered } from './liens.selectors.ts';

/** What the home as it is now costs each month, once the borrower has stated it. */
export function statedCosts(facts: Facts): HomeCosts | undefined {
  return liensAreAnswered(facts) ? facts.lienAnswers?.homeCosts : undefined;
}

/** What the home costs each month besides its mortgages, as the borrower stated it: what is part of a mortgage payment is none of it. */
export function homeCosts(facts: Facts) {
  const stated = statedCosts(facts);
  if (!stated) return [];
  return HOME_COST_NAMES.map(([cost, label]) => ({ cost, label, monthlyCents: stated[cost] })).filter(
    ({ monthlyCents }) => monthlyCents > 0,
  );
}
