import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { OwnershipType, PropertyType } from '@homeline/domain/facts/home.ts';
import { PropertyCondition } from '@homeline/domain/facts/property.facts.ts';
import * as z from 'zod';
import { httpExchange } from '../http-exchange.ts';
import type { Provider } from '../request.ts';
import { WireDollars } from '../wire.ts';
import type { PropertyPort } from './port.ts';

const Parcel = z.object({
  parcelId: z.string(),
  propertyType: PropertyType,
  ownership: OwnershipType,
  condition: PropertyCondition,
  county: z.string(),
  countyFips: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  ownedSince: CivilDateSchema,
  recordedLiens: z.array(
    z
      .object({ id: z.string(), holder: z.string(), amount: WireDollars, recordedOn: CivilDateSchema })
      .transform(({ amount, ...lien }) => ({ ...lien, amountCents: amount })),
  ),
});

const LookupWire = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['MATCHED', 'OWNER_MISMATCH']), parcel: Parcel }),
  z.object({ outcome: z.enum(['NO_MATCH', 'NO_RECORD']) }),
]);

export function propertyOverHttp(provider: Provider): PropertyPort {
  return {
    lookup: httpExchange(provider, {
      path: '/lookups',
      toWire: ({ owner, address }) => ({ person: owner, address }),
      wire: LookupWire,
      fromWire: ({ outcome, ...rest }) => ({ answer: outcome, ...rest }),
    }),
  };
}
