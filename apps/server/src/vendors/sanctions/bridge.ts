import { ListedName } from '@homeline/domain/facts/identity.facts.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { SentPerson } from '../wire.ts';
import type { SanctionsPort } from './port.ts';

export function sanctionsOverBridge(provider: Provider): SanctionsPort {
  return {
    screen: bridgeExchange(provider, {
      path: '/screens',
      body: z.object({ person: SentPerson }),
      toWire: ({ person }) => ({ person }),
      wire: z.object({
        outcome: z.enum(['CLEAR', 'POSSIBLE_MATCH']),
        matches: z.array(ListedName).max(50).optional(),
      }),
      fromWire: ({ outcome, matches }) => ({ answer: outcome, ...(matches && { matches }) }),
    }),
  };
}
