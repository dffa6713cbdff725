import { Transform } from 'node:stream';
import type { FastifyReply, RequestPayload } from 'fastify';

const MIB = 1024 * 1024;

/** The most bytes of unanswered requests that a process holds, in all and of one sender. */
const MOST_BYTES = {
  STRANGER: { all: 96 * MIB, each: 48 * MIB },
  KNOWN: { all: 256 * MIB, each: 64 * MIB },
} as const;

/** The most requests of one sender whose bodies haven't arrived whole or aren't answered: more than an office's browsers send at once. */
const MOST_REQUESTS = 100;

export type Sender = {
  readonly kind: keyof typeof MOST_BYTES;
  /** Who sends: the identity of a caller, the address of a stranger. */
  readonly name: string;
};

/** The process holds too many unanswered bodies. */
export class TooManyBodies extends Error {
  override readonly name = 'TooManyBodies';
}

/** Passes a body on while it counts its bytes, until the request is answered. */
export type CountBody = (body: RequestPayload, sender: Sender, reply: FastifyReply) => RequestPayload;

/** Limits the requests and the memory that unfinished bodies take, so that many slow senders can't exhaust them. */
export function createBodyCounter(most = MOST_BYTES, mostRequests = MOST_REQUESTS): CountBody {
  const heldBy = new Map<string, number>();
  const add = (key: string, bytes: number): number => {
    const held = (heldBy.get(key) ?? 0) + bytes;
    if (held > 0) heldBy.set(key, held);
    else heldBy.delete(key);
    return held;
  };
  return (body, { kind, name }, reply) => {
    let received = 0;
    const ofSender = `${kind} ${name} requests`;
    if (add(ofSender, 1) > mostRequests) {
      add(ofSender, -1);
      throw new TooManyBodies('Too many unfinished requests');
    }
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        received += chunk.length;
        Object.assign(counted, { receivedEncodedLength: received });
        const isTooMuch = add(kind, chunk.length) > most[kind].all;
        const isTooMuchOfOne = add(`${kind} ${name}`, chunk.length) > most[kind].each;
        done(isTooMuch || isTooMuchOfOne ? new TooManyBodies('Too many unfinished bodies') : null, chunk);
      },
    });
    reply.raw.once('close', () => {
      add(ofSender, -1);
      add(kind, -received);
      add(`${kind} ${name}`, -received);
    });
    body.once('error', (error) => counted.destroy(error));
    return Object.assign(body.pipe(counted), { receivedEncodedLength: 0 });
  };
}
