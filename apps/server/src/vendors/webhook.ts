import { createHmac, timingSafeEqual } from 'node:crypto';
import { DisbursementWebhook } from './disbursement/http.ts';
import { FloodWebhook } from './flood/http.ts';
import { NotaryWebhook } from './notary/http.ts';

/** What each provider that calls back tells us. */
const WEBHOOKS = { flood: FloodWebhook, notary: NotaryWebhook, disbursement: DisbursementWebhook };

export type WebhookPort = keyof typeof WEBHOOKS;
export type WebhookEvent<Port extends WebhookPort> = ReturnType<(typeof WEBHOOKS)[Port]['parse']>;

/** How far the time of a signature may be from ours. */
const TOLERANCE_SECONDS = 300;

type Received = {
  readonly secret: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as it came, byte for byte. */
  readonly rawBody: string;
  /** Real time, not business time: a signature's life does not follow a moved clock. */
  readonly nowMs: number;
};

/**
 * Checks that a webhook is the provider's and fresh. The same id may arrive again: keep it, and act on it once.
 * @returns the webhook's id, or nothing when it is not to be trusted
 */
export function verifyWebhook({ secret, headers, rawBody, nowMs }: Received): string | undefined {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map(
    (name) => headers[`x-webhook-${name}`],
  );
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string')
    return undefined;
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return undefined;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return undefined;
  const right = createHmac('sha256', secret).update(`${id}.${timestamp}.${rawBody}`).digest();
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? id : undefined;
}

/** Reads what a verified webhook says. Nothing when it speaks for another port or in words that we do not know. */
export function readWebhook<Port extends WebhookPort>(
  port: Port,
  rawBody: string,
): WebhookEvent<Port> | undefined {
  const body = parseJson(rawBody);
  if ((body as { port?: unknown } | undefined)?.port !== port) return undefined;
  const read = WEBHOOKS[port].safeParse(body);
  return read.success ? (read.data as WebhookEvent<Port>) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
