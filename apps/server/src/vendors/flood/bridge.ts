import { Uuid } from '@homeline/domain/facts/fact.ts';
import { Address } from '@homeline/domain/facts/home.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import type { FloodEvent, FloodPort } from './port.ts';

const Determination = {
  outcome: z.enum(['OUT_OF_ZONE', 'SPECIAL_HAZARD', 'PENDING']),
  zone: z.string().optional(),
  /** Whether the community takes part in the National Flood Insurance Program. */
  communityParticipates: z.boolean().optional(),
};

type DeterminationWire = z.infer<ReturnType<typeof z.object<typeof Determination>>>;

/** The notice to the borrower names the zone and says whether the community takes part (42 USC 4104a, 12 CFR 22.9(b)). */
const supportsNotice = ({ outcome, zone, communityParticipates }: DeterminationWire) =>
  outcome !== 'SPECIAL_HAZARD' || (zone !== undefined && communityParticipates !== undefined);

const DeterminationWire = z
  .object(Determination)
  .refine(supportsNotice, 'SPECIAL_HAZARD needs zone and communityParticipates');

const fromWire = ({ outcome, zone, communityParticipates }: DeterminationWire) => ({
  answer: outcome,
  ...(zone === undefined ? {} : { zone }),
  ...(communityParticipates === undefined ? {} : { communityParticipates }),
});

export function floodOverBridge(provider: Provider): FloodPort {
  return {
    determination: bridgeExchange(provider, {
      path: '/determinations',
      body: z.object({ address: Address }),
      toWire: ({ address }) => ({ address }),
      wire: DeterminationWire,
      fromWire,
    }),
  };
}

/** The wire format of the flood provider's webhook. */
export const FloodWebhook = z
  .object({ ...Determination, event: z.literal('DETERMINED'), reference: Uuid, fileNumber: Uuid })
  .refine(supportsNotice, 'SPECIAL_HAZARD needs zone and communityParticipates')
  .transform(
    ({ reference, fileNumber, ...wire }): FloodEvent => ({
      reference,
      fileNumber,
      determination: fromWire(wire),
    }),
  );
