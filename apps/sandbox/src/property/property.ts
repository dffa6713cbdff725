import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type * as z from 'zod';
import { ownedSince, recordedLiensOf } from '../mortgages.ts';
import type { Profile } from '../profile.ts';
import { call, noDetails, type Provider } from '../provider.ts';
import { Address, Order, Person } from '../request-schemas.ts';
import { countyOf } from './counties.ts';

const Lookup = Order.extend({ person: Person, address: Address });

type Found = {
  readonly body: z.infer<typeof Lookup>;
  readonly person: Profile;
  readonly today: CivilDate;
};

function recordOf({ person, today }: Found, owner: string) {
  const { property, coOwner } = person;
  const county = countyOf(property);
  return {
    parcel: {
      parcelId: `010-${property.zip.slice(0, 5)}-${property.street1.replace(/\D/g, '').padStart(4, '0')}`,
      propertyType: property.propertyType,
      ownership: property.ownership,
      owners: [owner, ...(property.ownership === 'JOINT' && coOwner ? [coOwner] : [])].map((name) =>
        name.toUpperCase(),
      ),
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
      answers: {
        MATCHED: (found) => recordOf(found, `${found.body.person.firstName} ${found.body.person.lastName}`),
        ...{ NO_MATCH: noDetails, NO_RECORD: noDetails },
        OWNER_MISMATCH: (found) => recordOf(found, 'Pat Neighbor'),
      },
    }),
  ],
};
