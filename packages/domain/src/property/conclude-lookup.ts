import { type CivilDate, daysBetween } from '../dates/civil-date.ts';
import type { Facts, FactValue, FactWrite } from '../facts/facts.ts';
import { propertyFailures, reasonsOf, statedFor } from '../underwriting/eligibility.ts';
import type { CreditPolicy } from '../underwriting/policy.ts';

/**
 * The records' answer as a fact, with the property rules that the parcel fails.
 * @param lookedUpOn the day of the answer, at the property
 */
export function concludeLookup(
  facts: Facts,
  policy: CreditPolicy,
  found: Pick<FactValue<'propertyLookups'>, 'answer' | 'parcel'>,
  lookedUpOn: CivilDate,
): FactWrite {
  const { property } = facts;
  const { answer, parcel } = found;
  const failures =
    parcel && property
      ? propertyFailures(policy, {
          state: property.state,
          occupancy: property.occupancy,
          listedForSale: property.listedForSale,
          propertyType: parcel.propertyType,
          ownership: parcel.ownership,
          condition: parcel.condition,
          daysSinceTransfer: daysBetween(parcel.ownedSince, lookedUpOn),
        })
      : [];
  return {
    fact: 'propertyLookups',
    value: {
      answer,
      lookedUpOn,
      ...(parcel && { parcel }),
      ineligible: [...reasonsOf(failures)],
      statedReasons: [...statedFor(failures)],
    },
  };
}
