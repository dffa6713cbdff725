import { Remark } from '@homeline/domain/facts/fact.ts';
import { Verification } from '@homeline/domain/facts/identity.facts.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { toWireFile } from '../wire.ts';
import type { IdentityPort } from './port.ts';

export function identityOverBridge(provider: Provider): IdentityPort {
  return {
    check: bridgeExchange(provider, {
      path: '/checks',
      toWire: ({ person, type, image, back }) => ({
        person,
        documentType: type,
        image: toWireFile(image),
        ...(back && { backImage: toWireFile(back) }),
      }),
      wire: z.object({ outcome: Verification, remark: Remark }),
      fromWire: ({ outcome, remark }) => ({ answer: outcome, ...(remark && { remark }) }),
    }),
  };
}
