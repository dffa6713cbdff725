import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compressed = promisify(gzip);

/** Smaller answers fit into one packet anyway. */
const SMALLEST_BYTES = 1024;
const TEXT = /^(application\/json|text\/)/;
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/;

/**
 * Compresses JSON and text answers of over 1 kB. Files of the web app are compressed when it is built. A page of another site
 * can't make a request with our bearer token, so the size of an answer tells it nothing (BREACH).
 */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || payload.length < SMALLEST_BYTES || reply.hasHeader('content-encoding')) return payload;
    if (!TEXT.test(String(reply.getHeader('content-type')))) return payload;
    reply.header('vary', 'accept-encoding');
    if (!ACCEPTS_GZIP.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compressed(payload);
  });
}
