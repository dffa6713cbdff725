import { Occupancy, PropertyType } from '../facts/property.facts.ts';
import { STATE_CODES } from '../states/us-states.ts';
import type { LimitedBy } from './limits.ts';
import type { PolicyTables } from './policy.ts';

/** A home as far as limits and rates look at it. */
export type Home = Omit<LimitedBy, 'fico'>;

const HOMES: readonly Home[] = PropertyType.options.flatMap((propertyType) =>
  Occupancy.options.flatMap((occupancy) => STATE_CODES.map((state) => ({ propertyType, occupancy, state }))),
);

/** The homes that no rule of a policy refuses for what they are: type, use and state. */
export function lentHomes({ propertyRules }: Pick<PolicyTables, 'propertyRules'>): readonly Home[] {
  return HOMES.filter((home) => propertyRules(home).length === 0);
}
