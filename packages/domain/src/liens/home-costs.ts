import type { HomeCosts } from '../facts/credit.facts.ts';
import type { Facts } from '../facts/facts.ts';

const LABELS: Record<keyof HomeCosts, string> = {
  propertyTaxCents: 'Property tax',
  insuranceCents: 'Homeowner’s insurance',
  duesCents: 'Association dues',
};

/** What the home costs each month besides its mortgages, as the borrower stated it: what is part of a mortgage payment is none of it. */
export function homeCosts(facts: Facts) {
  const stated = facts.lienAnswers?.homeCosts;
  if (!stated) return [];
  return (['propertyTaxCents', 'insuranceCents', 'duesCents'] as const)
    .map((name) => ({ label: LABELS[name], monthlyCents: stated[name] }))
    .filter(({ monthlyCents }) => monthlyCents > 0);
}
