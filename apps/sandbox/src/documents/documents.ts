import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { call, noDetails, type Provider } from '../provider.ts';
import { Order, Signer } from '../request-schemas.ts';

const Document = z.object({
  uuid: z.guid(),
  type: z.string(),
  title: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const Envelope = Order.extend({ documents: z.array(Document).min(1), signers: z.array(Signer) });
const Signature = Order.extend({
  documents: z.array(Document).min(1),
  signer: Signer,
  typedName: z.string().min(1),
  signedAt: z.iso.datetime(),
});

const envelope = () => ({ envelope: randomUUID() });

export const documents: Provider = {
  port: 'documents',
  description: 'Electronic vault and signature',
  calls: [
    call({ path: 'envelopes/summary', call: 'SUMMARY', body: Envelope, answers: { READY: envelope } }),
    call({
      path: 'envelopes/closing',
      call: 'CLOSING',
      body: Envelope,
      answers: { READY: envelope, FAILED: noDetails },
    }),
    call({ path: 'envelopes/notary', call: 'NOTARY', body: Envelope, answers: { READY: envelope } }),
    call({
      path: 'signatures',
      call: 'SIGNATURE',
      body: Signature,
      answers: { SIGNED: () => ({ certificate: randomUUID() }), FAILED: noDetails },
    }),
  ],
};
