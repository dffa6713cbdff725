import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { Address } from '@homeline/domain/facts/home.ts';
import { Parcel } from '@homeline/domain/facts/property.facts.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { SentPerson, WireDollars } from '../wire.ts';
import type { PropertyPort } from './port.ts';

const WireParcel = Parcel.extend({
  recordedLiens: z.array(
    z
      .object({ id: z.string(), holder: z.string(), amount: WireDollars, recordedOn: CivilDateSchema })
      .transform(({ amount, ...lien }) => ({ ...lien, amountCents: amount })),
  ),
});

const LookupWire = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['MATCHED', 'OWNER_MISMATCH']), parcel: WireParcel }),
  z.object({ outcome: z.enum(['NO_MATCH', 'NO_RECORD']) }),
]);

export function propertyOverBridge(provider: Provider): PropertyPort {
  return {
    lookup: bridgeExchange(provider, {
      path: '/lookups',
      body: z.object({ person: SentPerson, address: Address }),
      toWire: ({ owner, address }) => ({ person: owner, address }),
      wire: LookupWire,
      fromWire: ({ outcome, ...rest }) => ({ answer: outcome, ...rest }),
    }),
  };
}
