import * as z from 'zod';
import type { Exchange, Intent, Result } from './exchange.ts';
import { failedResult } from './http-call.ts';
import { lenderOfCall } from './lender-of-call.ts';
import { BRIDGE_VERSION, LENDER_HEADER, type Provider, send, VERSION_HEADER } from './request.ts';

/** The wire format of one kind of request and its answer. The transforms are pure. */
type WireFormat<Request, Body, Wire, Answer> = {
  readonly path: string;
  /** Resend only if the request certainly had no effect. */
  readonly once?: true;
  /** The schema of the body, without reference and file number. It is published, and the compiler holds `toWire` to it. */
  readonly body: z.ZodType<Body>;
  toWire(request: Request): NoInfer<Body>;
  /** The schema of a complete answer. Any other answer is `GARBAGE`. */
  readonly wire: z.ZodType<Wire>;
  /** @param text the answer's body, unparsed */
  fromWire(wire: Wire, text: string): Answer;
};

/** What is published of an exchange. */
export type PublishedExchange = Pick<
  WireFormat<never, unknown, unknown, unknown>,
  'path' | 'once' | 'body' | 'wire'
> & {
  /** Returns the body that is sent for a request. */
  bodyOf(request: Intent): object;
};

/** Returns what comes with every call of the bridge protocol. */
export function bridgeHeaders(): Readonly<Record<string, string>> {
  const lender = lenderOfCall();
  return { [VERSION_HEADER]: BRIDGE_VERSION, ...(lender && { [LENDER_HEADER]: lender }) };
}

export const Envelope = z.object({ reference: z.string(), status: z.enum(['COMPLETED', 'PENDING']) });

/** Returns an exchange that uses the wire format over HTTP. */
export function bridgeExchange<
  Request extends { reference: string; fileNumber?: string | undefined },
  Body extends object,
  Wire,
  Answer,
>(
  provider: Provider,
  format: WireFormat<Request, Body, Wire, Answer>,
): Exchange<Request, Answer> & { readonly published: PublishedExchange } {
  function read(sent: Awaited<ReturnType<typeof send>>, reference: string): Result<Answer> {
    if (!sent.ok) return sent;
    const envelope = Envelope.safeParse(sent.json);
    if (!envelope.success || envelope.data.reference !== reference) return failedResult('GARBAGE', true);
    if (envelope.data.status === 'PENDING') return { ok: true, pending: true };
    const wire = format.wire.safeParse(sent.json);
    return wire.success
      ? { ok: true, answer: format.fromWire(wire.data, sent.text) }
      : failedResult('GARBAGE', true);
  }

  const bodyOf = (request: Request) => {
    const { reference, fileNumber } = request;
    return { reference, ...(fileNumber ? { fileNumber } : {}), ...format.toWire(request) };
  };

  return {
    published: { ...format, bodyOf: bodyOf as unknown as PublishedExchange['bodyOf'] },
    async ask(request) {
      const { reference } = request;
      const sent = await send(provider, {
        method: 'POST',
        path: format.path,
        reference,
        headers: bridgeHeaders(),
        body: bodyOf(request),
        once: format.once ?? false,
      });
      return read(sent, reference);
    },
    async outcome(reference) {
      return read(
        await send(provider, {
          method: 'GET',
          path: `/requests/${reference}`,
          reference,
          headers: bridgeHeaders(),
        }),
        reference,
      );
    },
  };
}
