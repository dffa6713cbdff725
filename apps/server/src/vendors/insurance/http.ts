import * as z from 'zod';
import { httpExchange } from '../http-exchange.ts';
import type { Provider } from '../request.ts';
import { toDollars, toWireFile } from '../wire.ts';
import type { InsurancePort } from './port.ts';

export function insuranceOverHttp(provider: Provider): InsurancePort {
  return {
    lookup: httpExchange(provider, {
      path: '/lookups',
      toWire: ({ holder, address }) => ({ person: holder, address }),
      wire: z.object({ outcome: z.enum(['NO_POLICY_ON_FILE', 'IN_FORCE']) }),
      fromWire: ({ outcome }) => ({ answer: outcome }),
    }),
    check: httpExchange(provider, {
      path: '/checks',
      toWire: ({ holder, address, proofs, neededCoverageCents, inFloodZone }) => ({
        person: holder,
        address,
        proofs: proofs.map(toWireFile),
        neededCoverage: toDollars(neededCoverageCents),
        inFloodZone,
      }),
      wire: z.object({ outcome: z.enum(['COVERED', 'NOT_COVERED']) }),
      fromWire: ({ outcome }) => ({ answer: outcome }),
    }),
  };
}
