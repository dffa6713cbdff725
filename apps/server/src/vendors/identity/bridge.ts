import { Remark } from '@homeline/domain/facts/fact.ts';
import { IdentityDocumentType, Verification } from '@homeline/domain/facts/identity.facts.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Intent } from '../exchange.ts';
import { failedResult } from '../http-call.ts';
import type { Party } from '../parties.ts';
import type { Provider } from '../request.ts';
import { SentFile, SentPerson, toWireFile } from '../wire.ts';
import type { CapturedId, IdentityPort } from './port.ts';

export function identityOverBridge(provider: Provider): IdentityPort {
  const check = bridgeExchange(provider, {
    path: '/checks',
    body: z.object({
      person: SentPerson,
      documentType: IdentityDocumentType,
      image: SentFile,
      backImage: SentFile.optional(),
    }),
    toWire: ({ person, type, image, back }: Intent & { readonly person: Party } & CapturedId) => ({
      person,
      documentType: type,
      image: toWireFile(image),
      ...(back && { backImage: toWireFile(back) }),
    }),
    wire: z.object({ outcome: Verification, remark: Remark }),
    fromWire: ({ outcome, remark }) => ({ answer: outcome, ...(remark && { remark }) }),
  });
  return {
    check: {
      ...check,
      // The lender left the provider whose page the person visited: they show us their ID instead.
      ask: async (request) =>
        'hosted' in request ? { ok: true, answer: { answer: 'FAILED_VERIFICATION' } } : check.ask(request),
    },
    hosted: {
      ask: async () => failedResult('REFUSED', false),
      outcome: async () => failedResult('NOT_RECEIVED', false),
    },
  };
}
