import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { SentFile, SentSigner, toWireFile, WireFile } from '../wire.ts';
import type { NotaryDocument, NotaryEvent, NotaryPort } from './port.ts';

const SessionWire = z.object({ outcome: z.literal('OPENED'), session: z.string(), joinUrl: z.url() });
const AppointmentWire = z.object({
  outcome: z.literal('BOOKED'),
  appointment: z.string(),
  confirmedTime: z.iso.datetime({ offset: true }),
  place: z.string(),
});

const CancellationWire = z.object({ outcome: z.enum(['CANCELED', 'ENDED']), appointment: z.string() });

const signers = z.array(SentSigner).readonly();
const documents = z.array(SentFile.extend({ id: Uuid }));

const sentDocuments = (sent: readonly NotaryDocument[]) =>
  sent.map((document) => ({ id: document.uuid, ...toWireFile(document) }));

export function notaryOverBridge(provider: Provider): NotaryPort {
  return {
    remote: bridgeExchange(provider, {
      path: '/sessions',
      body: z.object({ signers, documents, returnUrl: z.url() }),
      toWire: ({ signers, documents, returnUrl }) => ({
        signers,
        documents: sentDocuments(documents),
        returnUrl,
      }),
      wire: SessionWire,
      fromWire: ({ session, joinUrl }) => ({ session, joinUrl }),
    }),
    manual: bridgeExchange(provider, {
      path: '/appointments',
      body: z.object({
        signers,
        documents,
        requestedTime: z.iso.datetime(),
        place: z.string(),
      }),
      toWire: ({ signers, documents, requestedTime, place }) => ({
        signers,
        documents: sentDocuments(documents),
        requestedTime,
        place,
      }),
      wire: AppointmentWire,
      fromWire: ({ appointment, confirmedTime, place }) => ({ appointment, confirmedTime, place }),
    }),
    cancellation: bridgeExchange(provider, {
      path: '/cancellations',
      body: z.object({ appointment: z.string() }),
      toWire: ({ appointment }) => ({ appointment }),
      wire: CancellationWire,
      fromWire: ({ outcome, appointment }) => ({ answer: outcome, appointment }),
    }),
  };
}

const about = { reference: Uuid, fileNumber: Uuid };
const sealed = z.boolean();
const Returned = z
  .object({ id: Uuid })
  .and(WireFile)
  .transform(({ id, ...file }) => ({ uuid: id, ...file }));

/** The wire format of the notary's webhook. */
export const NotaryWebhook = z
  .discriminatedUnion('event', [
    z.object({ ...about, event: z.literal('SESSION_STARTED'), session: z.string() }),
    z.object({
      ...about,
      event: z.literal('SESSION_ENDED'),
      sealed,
      documents: z.array(Returned).default([]),
      // Sessions opened before 0.3 had the deed alone.
      document: WireFile.optional(),
      session: z.string(),
      outcome: z.enum(['COMPLETED', 'FAILED']),
    }),
    z.object({
      ...about,
      event: z.literal('APPOINTMENT_ENDED'),
      sealed,
      signedAt: z.iso.datetime({ offset: true }).optional(),
      declinedBy: z.email().optional(),
      documents: z.array(Returned).default([]),
      appointment: z.string(),
      outcome: z.enum(['SIGNED_RETURNED', 'NO_SHOW']),
    }),
  ])
  .transform((wire): NotaryEvent => {
    if (wire.event === 'SESSION_STARTED') return wire;
    if (wire.event === 'APPOINTMENT_ENDED') {
      const { outcome, ...fields } = wire;
      return { ...fields, answer: outcome };
    }
    const { outcome, document, ...fields } = wire;
    return { ...fields, answer: outcome, ...(document && { document }) };
  });
