import { Address } from '@homeline/domain/facts/home.ts';
import { PolicyShortfall } from '@homeline/domain/facts/policy-shortfall.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { SentDollars, SentFile, SentPerson, toDollars, toWireFile } from '../wire.ts';
import type { InsurancePort, PolicyLookup } from './port.ts';

const Order = z.object({
  person: SentPerson,
  address: Address,
  neededCoverage: SentDollars,
  inFloodZone: z.boolean(),
});

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
      body: Order,
      toWire: order,
      wire: z.object({ outcome: z.enum(['NO_POLICY_ON_FILE', 'IN_FORCE']) }),
      fromWire: ({ outcome }) => ({ answer: outcome }),
    }),
    check: bridgeExchange(provider, {
      path: '/checks',
      body: Order.extend({ proofs: z.array(SentFile) }),
      toWire: (check) => ({ ...order(check), proofs: check.proofs.map(toWireFile) }),
      wire: z.object({
        outcome: z.enum(['COVERED', 'NOT_COVERED']),
        shortfalls: z.array(PolicyShortfall).optional(),
      }),
      fromWire: ({ outcome, shortfalls }) => ({ answer: outcome, ...(shortfalls && { shortfalls }) }),
    }),
  };
}
