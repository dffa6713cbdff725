import { PolicyShortfall } from '@homeline/domain/facts/policy-shortfall.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { toDollars, toWireFile } from '../wire.ts';
import type { InsurancePort, PolicyLookup } from './port.ts';

const order = ({ holder, address, neededCoverageCents, inFloodZone }: PolicyLookup) => ({
  person: holder,
  address,
  neededCoverage: toDollars(neededCoverageCents),
  inFloodZone,
});

export function insuranceOverBridge(provider: Provider): InsurancePort {
  return {
    lookup: bridgeExchange(provider, {
      path: '/lookups',
      toWire: order,
      wire: z.object({ outcome: z.enum(['NO_POLICY_ON_FILE', 'IN_FORCE']) }),
      fromWire: ({ outcome }) => ({ answer: outcome }),
    }),
    check: bridgeExchange(provider, {
      path: '/checks',
      toWire: (check) => ({ ...order(check), proofs: check.proofs.map(toWireFile) }),
      wire: z.object({
        outcome: z.enum(['COVERED', 'NOT_COVERED']),
        shortfalls: z.array(PolicyShortfall).optional(),
      }),
      fromWire: ({ outcome, shortfalls }) => ({ answer: outcome, ...(shortfalls && { shortfalls }) }),
    }),
  };
}
