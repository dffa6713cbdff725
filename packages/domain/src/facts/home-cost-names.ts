import type { HomeCosts } from './credit.facts.ts';

type HomeCost = keyof HomeCosts;

/** What a home costs each month besides its mortgages, in the order in which it is asked for and shown. */
export const HOME_COST_NAMES: readonly (readonly [HomeCost, string])[] = [
  ['propertyTaxCents', 'Property tax'],
  ['insuranceCents', 'Homeowner’s insurance'],
  ['duesCents', 'Association dues'],
];
