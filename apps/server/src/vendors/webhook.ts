import { createHmac, timingSafeEqual } from 'node:crypto';
import { DisbursementWebhook } from './disbursement/bridge.ts';
import { FloodWebhook } from './flood/bridge.ts';
import { parseJson } from './http-call.ts';
import { TextWebhook } from './messaging/bridge.ts';
import { NotaryWebhook } from './notary/bridge.ts';

/** The wire format of each provider's webhook. */
export const WEBHOOKS = {
  flood: FloodWebhook,
  notary: NotaryWebhook,
  disbursement: DisbursementWebhook,
  messaging: TextWebhook,
};

export type WebhookPort = keyof typeof WEBHOOKS;
export type WebhookEvent<Port extends WebhookPort> = ReturnType<(typeof WEBHOOKS)[Port]['parse']>;

/** The largest accepted clock skew of a signature. */
const TOLERANCE_SECONDS = 300;

type SignedRequest = {
  /** The present one, and the one from before while both may sign. */
  readonly secrets: readonly string[];
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body, byte for byte. */
  readonly rawBody: string | Buffer;
  /** Real time: a signature's lifetime doesn't follow the business clock. */
  readonly nowMs: number;
};

type SentHeaders = SignedRequest['headers'];

/**
 * Returns whether a request has the headers of a signature that could still be valid.
 * @param nowMs real time
 */
export function hasSignatureHeaders(headers: SentHeaders, nowMs: number): boolean {
  return signatureIn(headers, nowMs) !== undefined;
}

function signatureIn(headers: SentHeaders, nowMs: number) {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map(
    (name) => headers[`x-webhook-${name}`],
  );
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string')
    return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(id)) return undefined;
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return undefined;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return undefined;
  return { id, timestamp, signature };
}

/**
 * Verifies the signature and age of a webhook. Store the id to process a repeat only once.
 * @returns the webhook's id; undefined if it can't be trusted
 */
export function verifyWebhook({ secrets, headers, rawBody, nowMs }: SignedRequest): string | undefined {
  const signed = signatureIn(headers, nowMs);
  if (!signed) return undefined;
  const { id, timestamp, signature } = signed;
  const given = Buffer.from(signature, 'hex');
  const isRight = secrets.some((secret) =>
    timingSafeEqual(
      createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(rawBody).digest(),
      given,
    ),
  );
  return isRight ? id : undefined;
}

/** Parses a verified webhook. Undefined if it is for another port or doesn't match the port's format. */
export function readWebhook<Port extends WebhookPort>(
  port: Port,
  rawBody: string,
): WebhookEvent<Port> | undefined {
  const body = parseJson(rawBody);
  if ((body as { port?: unknown } | undefined)?.port !== port) return undefined;
  const read = WEBHOOKS[port].safeParse(body);
  return read.success ? (read.data as WebhookEvent<Port>) : undefined;
}
