import { Verification } from '@homeline/domain/facts/verification.facts.ts';
import * as z from 'zod';
import { httpExchange } from '../http-exchange.ts';
import type { Provider } from '../request.ts';
import { toWireFile } from '../wire.ts';
import type { IdentityPort } from './port.ts';

export function identityOverHttp(provider: Provider): IdentityPort {
  return {
    check: httpExchange(provider, {
      path: '/checks',
      toWire: ({ person, type, image }) => ({ person, documentType: type, image: toWireFile(image) }),
      wire: z.object({ outcome: Verification }),
      fromWire: ({ outcome }) => ({ answer: outcome }),
    }),
  };
}
