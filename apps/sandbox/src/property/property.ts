import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { ownedSince, recordedLiensOf } from '../mortgages.ts';
import type { Profile } from '../profile.ts';
import { call, noDetails, type Provider } from '../provider.ts';
import { Address, Order, Person } from '../request-schemas.ts';
import { countyOf } from './counties.ts';

const Lookup = Order.extend({ person: Person, address: Address });

function parcel({ person, today }: { person: Profile; today: CivilDate }) {
  const { property } = person;
  const county = countyOf(property);
  return {
    parcel: {
      parcelId: `010-${property.zip.slice(0, 5)}-${property.street1.replace(/\D/g, '').padStart(4, '0')}`,
      propertyType: property.propertyType,
      ownership: property.ownership,
      condition: property.condition ?? 'AVERAGE',
      county: county.name,
      ...(county.fips && { countyFips: county.fips }),
      ownedSince: ownedSince(person, today),
      recordedLiens: recordedLiensOf(person, today),
    },
  };
}

export const property: Provider = {
  port: 'property',
  description: 'County property records by address',
  calls: [
    call({
      path: 'lookups',
      body: Lookup,
      answers: { MATCHED: parcel, NO_MATCH: noDetails, NO_RECORD: noDetails, OWNER_MISMATCH: parcel },
    }),
  ],
};
