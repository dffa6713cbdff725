import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const HEADER = 'x-homeline-signature';
const TOLERANCE_SECONDS = 300;

/** Requests keep their body word for word, since a signature is over its bytes. */
declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}

/** Whether a request was signed with our shared secret within the last five minutes: `t=<unix seconds>,v1=<hex>`. */
export function isFromProvider(request: FastifyRequest, secret: string): boolean {
  const header = request.headers[HEADER];
  const [, at = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(header ?? '')) ?? [];
  if (!at || Math.abs(Date.now() / 1000 - Number(at)) > TOLERANCE_SECONDS) return false;
  const expected = signatureOf(Number(at), request.rawBody ?? Buffer.alloc(0), secret);
  return timingSafeEqual(Buffer.from(given, 'hex'), expected);
}

/** HMAC SHA-256 over the time, a dot, and the body. */
function signatureOf(atSeconds: number, body: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${atSeconds}.`).update(body).digest();
}
