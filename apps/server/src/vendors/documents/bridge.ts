import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import type { DocumentsPort, Envelope } from './port.ts';

const ReadyWire = z.object({ outcome: z.literal('READY'), envelope: z.string() });
const FailedWire = z.object({ outcome: z.literal('FAILED') });

const toWire = ({ documents, signers }: Envelope) => ({ documents, signers });

function fromWire<Outcome>({ outcome, envelope }: { outcome: Outcome; envelope?: string }) {
  return { answer: outcome, ...(envelope === undefined ? {} : { envelope }) };
}

export function documentsOverBridge(provider: Provider): DocumentsPort {
  return {
    summary: bridgeExchange(provider, { path: '/envelopes/summary', toWire, wire: ReadyWire, fromWire }),
    closing: bridgeExchange(provider, {
      path: '/envelopes/closing',
      toWire,
      wire: z.discriminatedUnion('outcome', [ReadyWire, FailedWire]),
      fromWire,
    }),
    notary: bridgeExchange(provider, { path: '/envelopes/notary', toWire, wire: ReadyWire, fromWire }),
    signature: bridgeExchange(provider, {
      path: '/signatures',
      once: true,
      toWire: ({ documents, signer, typedName, signedAt }) => ({ documents, signer, typedName, signedAt }),
      wire: z.discriminatedUnion('outcome', [
        z.object({ outcome: z.literal('SIGNED'), certificate: z.string() }),
        FailedWire,
      ]),
      fromWire: ({ outcome, ...rest }) => ({ answer: outcome, ...rest }),
    }),
  };
}
