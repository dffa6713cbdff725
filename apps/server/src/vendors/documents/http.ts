import * as z from 'zod';
import { httpExchange } from '../http-exchange.ts';
import type { Provider } from '../request.ts';
import type { DocumentsPort, Envelope } from './port.ts';

const ReadyWire = z.object({ outcome: z.literal('READY'), envelope: z.string() });
const FailedWire = z.object({ outcome: z.literal('FAILED') });

const toWire = ({ documents, signers }: Envelope) => ({ documents, signers });

function fromWire<Outcome>({ outcome, envelope }: { outcome: Outcome; envelope?: string }) {
  return { answer: outcome, ...(envelope === undefined ? {} : { envelope }) };
}

export function documentsOverHttp(provider: Provider): DocumentsPort {
  return {
    summary: httpExchange(provider, { path: '/envelopes/summary', toWire, wire: ReadyWire, fromWire }),
    closing: httpExchange(provider, {
      path: '/envelopes/closing',
      toWire,
      wire: z.discriminatedUnion('outcome', [ReadyWire, FailedWire]),
      fromWire,
    }),
    notary: httpExchange(provider, { path: '/envelopes/notary', toWire, wire: ReadyWire, fromWire }),
    signature: httpExchange(provider, {
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
