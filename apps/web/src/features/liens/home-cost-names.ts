import type { HomeCosts } from '@homeline/domain/facts/credit.facts.ts';

/** What the home costs besides its mortgages, as it is asked for and shown. */
export const HOME_COST_NAMES: Readonly<Record<keyof HomeCosts, string>> = {
  propertyTaxCents: 'Property tax, a month',
  insuranceCents: 'Homeowner’s insurance, a month',
  duesCents: 'Association dues, a month',
};
