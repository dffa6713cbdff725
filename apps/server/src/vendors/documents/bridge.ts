import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { SentSigner } from '../wire.ts';
import type { DocumentsPort, Envelope } from './port.ts';

const ReadyWire = z.object({ outcome: z.literal('READY'), envelope: z.string() });
const FailedWire = z.object({ outcome: z.literal('FAILED') });

const documents = z
  .array(
    z.object({ uuid: Uuid, type: z.string(), title: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  )
  .readonly();
const Body = z.object({ documents, signers: z.array(SentSigner).readonly() });

const toWire = ({ documents, signers }: Envelope) => ({ documents, signers });

function fromWire<Outcome>({ outcome, envelope }: { outcome: Outcome; envelope?: string }) {
  return { answer: outcome, ...(envelope === undefined ? {} : { envelope }) };
}

export function documentsOverBridge(provider: Provider): DocumentsPort {
  return {
    summary: bridgeExchange(provider, {
      path: '/envelopes/summary',
      body: Body,
      toWire,
      wire: ReadyWire,
      fromWire,
    }),
    closing: bridgeExchange(provider, {
      path: '/envelopes/closing',
      body: Body,
      toWire,
      wire: z.discriminatedUnion('outcome', [ReadyWire, FailedWire]),
      fromWire,
    }),
    notary: bridgeExchange(provider, {
      path: '/envelopes/notary',
      body: Body,
      toWire,
      wire: ReadyWire,
      fromWire,
    }),
    signature: bridgeExchange(provider, {
      path: '/signatures',
      once: true,
      body: z.object({
        documents,
        signer: SentSigner,
        typedName: z.string(),
        signedAt: z.iso.datetime(),
      }),
      toWire: ({ documents, signer, typedName, signedAt }) => ({ documents, signer, typedName, signedAt }),
      wire: z.discriminatedUnion('outcome', [
        z.object({ outcome: z.literal('SIGNED'), certificate: z.string() }),
        FailedWire,
      ]),
      fromWire: ({ outcome, ...rest }) => ({ answer: outcome, ...rest }),
    }),
  };
}
