import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { httpExchange } from '../http-exchange.ts';
import type { Provider } from '../request.ts';
import { toWireFile, WireFile } from '../wire.ts';
import type { NotaryEvent, NotaryPort } from './port.ts';

const SessionWire = z.object({ outcome: z.literal('OPENED'), session: z.string(), joinUrl: z.url() });
const AppointmentWire = z.object({
  outcome: z.literal('BOOKED'),
  appointment: z.string(),
  confirmedTime: z.iso.datetime({ offset: true }),
  place: z.string(),
});

export function notaryOverHttp(provider: Provider): NotaryPort {
  return {
    remote: httpExchange(provider, {
      path: '/sessions',
      toWire: ({ signers, document, returnUrl }) => ({ signers, document: toWireFile(document), returnUrl }),
      wire: SessionWire,
      fromWire: ({ session, joinUrl }) => ({ session, joinUrl }),
    }),
    manual: httpExchange(provider, {
      path: '/appointments',
      toWire: ({ signers, document, requestedTime, place }) => ({
        signers,
        document: toWireFile(document),
        requestedTime,
        place,
      }),
      wire: AppointmentWire,
      fromWire: ({ appointment, confirmedTime, place }) => ({ appointment, confirmedTime, place }),
    }),
  };
}

const about = { reference: Uuid, fileNumber: Uuid };
const result = { sealed: z.boolean(), document: WireFile.optional() };

/** The wire format of the notary's webhook. */
export const NotaryWebhook = z
  .discriminatedUnion('event', [
    z.object({ ...about, event: z.literal('SESSION_STARTED'), session: z.string() }),
    z.object({
      ...about,
      ...result,
      event: z.literal('SESSION_ENDED'),
      session: z.string(),
      outcome: z.enum(['COMPLETED', 'FAILED']),
    }),
    z.object({
      ...about,
      ...result,
      event: z.literal('APPOINTMENT_ENDED'),
      appointment: z.string(),
      outcome: z.enum(['SIGNED_RETURNED', 'NO_SHOW']),
    }),
  ])
  .transform((wire): NotaryEvent => {
    if (wire.event === 'SESSION_STARTED') return wire;
    const { document, ...rest } = wire;
    const file = document ? { document } : {};
    if (rest.event === 'SESSION_ENDED') {
      const { outcome, ...fields } = rest;
      return { ...fields, answer: outcome, ...file };
    }
    const { outcome, ...fields } = rest;
    return { ...fields, answer: outcome, ...file };
  });
