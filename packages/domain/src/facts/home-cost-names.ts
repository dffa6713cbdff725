import type { HomeCosts } from './liens.facts.ts';

type HomeCost = keyof HomeCosts;

/** The monthly costs of a home other than its mortgages, in display order. */
export const HOME_COST_NAMES: readonly (readonly [HomeCost, string])[] = [
  ['propertyTaxCents', 'Property tax'],
  ['insuranceCents', 'Homeowners insurance'],
  ['duesCents', 'HOA dues'],
];
