import { Occupancy, PropertyType } from '../facts/home.ts';
import { STATE_CODES } from '../states/us-states.ts';
import type { PolicyTables } from './credit-policy.ts';
import type { Home } from './limits.ts';
import { TEXAS_HOME_EQUITY } from './texas.ts';

const HOMES: readonly Home[] = PropertyType.options.flatMap((propertyType) =>
  Occupancy.options.flatMap((occupancy) => STATE_CODES.map((state) => ({ propertyType, occupancy, state }))),
);

/** Returns every combination of property type, occupancy and state that no property rule declines. */
export function eligibleHomes({ propertyRules }: Pick<PolicyTables, 'propertyRules'>): readonly Home[] {
  return HOMES.filter((home) => propertyRules(home).length === 0);
}

/** Returns the eligible homes that Texas law also allows. */
export function lawfulHomes(policy: Pick<PolicyTables, 'propertyRules'>): readonly Home[] {
  return eligibleHomes(policy).filter(
    ({ state, occupancy }) => state !== 'TX' || TEXAS_HOME_EQUITY.occupancies.includes(occupancy),
  );
}
