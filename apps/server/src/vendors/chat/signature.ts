import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookRequest } from './port.ts';

/** Returns a header that is there once. */
export function headerOf({ headers }: Pick<WebhookRequest, 'headers'>, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Compares a signature with the right one, in constant time. */
export function isSignatureValid(
  given: string | undefined,
  { algorithm, secret, text, encoding }: Signed,
): boolean {
  const right = Buffer.from(createHmac(algorithm, secret).update(text, 'utf8').digest(encoding));
  const sent = Buffer.from(given ?? '');
  return sent.length === right.length && timingSafeEqual(sent, right);
}

type Signed = {
  readonly algorithm: 'sha1' | 'sha256';
  readonly secret: string;
  readonly text: string;
  readonly encoding: 'base64' | 'hex';
};

/** Parses the JSON of a verified webhook; undefined for anything else. */
export function jsonOf({ rawBody }: Pick<WebhookRequest, 'rawBody'>): unknown {
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
}
