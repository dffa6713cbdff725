import { randomUUID } from 'node:crypto';
import {
  createEventEnvelope,
  createTransport,
  type Event,
  type Exception,
  getEnvelopeEndpointWithUrlEncodedAuth,
  makeDsn,
} from '@sentry/core';
import { errorClass } from '../jobs/timer.ts';
import type { Log } from '../log.ts';
import { currentSpan } from '../tracing/span.ts';
import type { ErrorPlace, ErrorReports } from './error-reports.ts';
import { ownFrames } from './frames.ts';

/** Reports under way to a slow service. Further ones are dropped. */
const MOST_WAITING = 32;
const SEND_MS = 5000;
const LAST_SEND_MS = 2000;
/** The same error is reported once in so long. */
const AGAIN_MS = 60_000;
const MOST_KNOWN = 200;
/** Errors that caused one another. */
const MOST_CAUSES = 3;

/**
 * Reports errors with the official parts of Sentry's protocol. Sentry's own client isn't used, since it collects more than we send: a
 * report has the class and code of an error, frames of our own files, and names of ours. Its message stays in our log, since it may quote data.
 * @throws Error if the DSN can't be read
 */
export function createErrorReports(dsnText: string, version: string, log: Log): ErrorReports {
  const dsn = makeDsn(dsnText);
  if (!dsn) throw new Error('SENTRY_DSN can’t be read');
  const url = getEnvelopeEndpointWithUrlEncodedAuth(dsn);
  const transport = createTransport({ bufferSize: MOST_WAITING, recordDroppedEvent() {} }, ({ body }) =>
    post(url, body),
  );
  const sentMs = new Map<string, number>();
  let isAway = false;

  const isRepeat = (exceptions: readonly Exception[]) => {
    const nowMs = performance.now();
    const key = exceptions
      .map(({ type, stacktrace }) => `${type} ${JSON.stringify(stacktrace?.frames?.at(-1))}`)
      .join();
    if (nowMs - (sentMs.get(key) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return true;
    if (sentMs.size >= MOST_KNOWN) sentMs.clear();
    sentMs.set(key, nowMs);
    return false;
  };

  return {
    send(error, place) {
      const exceptions = exceptionsOf(error);
      if (isRepeat(exceptions)) return undefined;
      const event = eventOf(exceptions, place, version);
      const sent = transport.send(createEventEnvelope(event, dsn));
      Promise.resolve(sent).then(
        () => {
          isAway = false;
        },
        (failure: Error) => {
          if (!isAway) log.warn({ failure: errorClass(failure) }, 'Errors can’t be reported');
          isAway = true;
        },
      );
      return event.event_id;
    },
    stop: async () => void (await transport.flush(LAST_SEND_MS)),
  };
}

function eventOf(
  values: Exception[],
  { trace = currentSpan(), ...tags }: ErrorPlace,
  version: string,
): Event & { readonly event_id: string } {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: (performance.timeOrigin + performance.now()) / 1000,
    platform: 'node',
    level: 'error',
    release: `homeline@${version}`,
    exception: { values },
    tags,
    ...(trace && { contexts: { trace: { trace_id: trace.traceId, span_id: trace.spanId } } }),
  };
}

/** Returns an error with those that caused it, the first cause first. */
function exceptionsOf(error: unknown): Exception[] {
  const chain: Exception[] = [];
  for (let next = error; next instanceof Error && chain.length < MOST_CAUSES; next = next.cause)
    chain.unshift({ type: errorClass(next), stacktrace: { frames: ownFrames(next) } });
  return chain.length > 0 ? chain : [{ type: 'Error' }];
}

async function post(url: string, body: string | Uint8Array) {
  const { status, headers } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body: body as string,
    redirect: 'error',
    signal: AbortSignal.timeout(SEND_MS),
  });
  return {
    statusCode: status,
    headers: {
      'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
      'retry-after': headers.get('retry-after'),
    },
  };
}
