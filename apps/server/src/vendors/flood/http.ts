import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { httpExchange } from '../http-exchange.ts';
import type { Provider } from '../request.ts';
import type { FloodEvent, FloodPort } from './port.ts';

const DeterminationWire = z.object({
  outcome: z.enum(['OUT_OF_ZONE', 'SPECIAL_HAZARD', 'PENDING']),
  zone: z.string().optional(),
});

const fromWire = ({ outcome, zone }: z.infer<typeof DeterminationWire>) => ({
  answer: outcome,
  ...(zone === undefined ? {} : { zone }),
});

export function floodOverHttp(provider: Provider): FloodPort {
  return {
    determination: httpExchange(provider, {
      path: '/determinations',
      toWire: ({ address }) => ({ address }),
      wire: DeterminationWire,
      fromWire,
    }),
  };
}

/** The wire format of the flood provider's webhook. */
export const FloodWebhook = DeterminationWire.extend({
  event: z.literal('DETERMINED'),
  reference: Uuid,
  fileNumber: Uuid,
}).transform(
  ({ reference, fileNumber, ...wire }): FloodEvent => ({
    reference,
    fileNumber,
    determination: fromWire(wire),
  }),
);
