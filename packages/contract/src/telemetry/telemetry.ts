import { Uuid } from '@homeline/domain/facts/fact.ts';
import { TelemetrySessionKey } from '@homeline/domain/telemetry/session-key.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { CallContext } from '../call-context.ts';

/** Body limit: telemetry events are small. */
const TELEMETRY_BYTES = 16 * 1024;

const EventText = z.string('Required').trim().min(1, 'Required').max(100);

const ContextParams = z.object({ context: CallContext });

const Pixels = z.int().min(0).max(20_000);
const Size = z.object({ width: Pixels, height: Pixels });
/** Versions are numbers alone: `1.4.0`. */
const Version = z.string().regex(/^\d{1,3}(\.\d{1,3}){0,2}$/, 'Must be a version, such as 1.4.0');

/** From the URL; only the listed parameters are stored. */
const QueryParams = z
  .record(z.string().max(100), z.string().max(500))
  .refine((query) => Object.keys(query).length <= 50, 'Cannot be more than 50');

export const startTelemetrySession = call({
  name: 'startTelemetrySession',
  method: 'POST',
  path: '/ft/{context}/session',
  who: 'ANYONE',
  summary:
    'Starts a visit, or continues one of the last day. Stores nothing about a person whose browser asks not to be tracked.',
  params: ContextParams,
  body: z.object({
    platform: z.literal('WEB'),
    libVersion: Version,
    appVersion: Version,
    /** Only the host is used, to classify the referrer. */
    referrer: z.string().max(2000).optional(),
    queryParams: QueryParams.default({}),
    screen: Size,
    window: Size,
    /** The visit that the browser remembers. */
    sessionKey: TelemetrySessionKey.optional(),
  }),
  bodyBytes: TELEMETRY_BYTES,
  answer: z.object({ sessionKey: TelemetrySessionKey }),
  errors: ['TOO_MANY_ATTEMPTS', 'TELEMETRY_SESSION_FAILED'],
});

export const sendTelemetryEvent = call({
  name: 'sendTelemetryEvent',
  method: 'POST',
  path: '/ft/{context}/event',
  who: 'ANYONE',
  summary: 'Keeps an event of a visit with its properties, without personal data. A repeat counts once.',
  params: ContextParams,
  body: z.object({
    /** The host of the page. */
    domain: z.string().max(253),
    queryParams: QueryParams.default({}),
    pagePath: z.string().startsWith('/').max(500),
    /** Any name; our own pages send `PAGE_VIEW` and `STEP_ENTERED`. A name with an unknown word is kept as a hash. */
    event: EventText,
    eventType: EventText,
    sessionKey: TelemetrySessionKey,
    identityId: Uuid.optional(),
    applicationUuid: Uuid.optional(),
    productType: z.literal('HELOC'),
    /** Only names and values of known words, short numbers, and yes or no are kept: nothing that a person typed. */
    eventProperties: z
      .record(z.string().max(100), z.union([z.string().max(500), z.number(), z.boolean()]))
      .refine((properties) => Object.keys(properties).length <= 20, 'Cannot be more than 20')
      .default({}),
    /** Every repeat counts. */
    dontDedupe: z.boolean().default(false),
    /** A repeat counts if this property has another value. */
    dedupeProperty: z.string().min(1).max(100).optional(),
  }),
  bodyBytes: TELEMETRY_BYTES,
  answer: z.undefined(),
  status: 204,
  errors: ['TOO_MANY_ATTEMPTS'],
});
