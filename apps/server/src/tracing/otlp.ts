import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';
import type { Span, SpanAttributes, SpanStart, Tracing } from './span.ts';

/** Spans that wait for a slow collector. Further ones are dropped. */
const MOST_WAITING = 2048;
const MOST_AT_ONCE = 512;
const EVERY_MS = 5000;
const EXPORT_MS = 10_000;
const LAST_EXPORT_MS = 2000;

/** The names of OpenTelemetry's semantic conventions, and ours. */
const NAMES: Readonly<Record<keyof SpanAttributes, string>> = {
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',
  organisation: 'homeline.organisation',
  task: 'homeline.task',
  job: 'homeline.job',
  port: 'homeline.port',
  provider: 'homeline.provider',
};

const KINDS: Readonly<Record<SpanStart['kind'], SpanKind>> = {
  REQUEST: SpanKind.SERVER,
  TASK: SpanKind.CONSUMER,
  JOB: SpanKind.INTERNAL,
  TRANSACTION: SpanKind.INTERNAL,
  PROVIDER_CALL: SpanKind.CLIENT,
};

/**
 * Sends traces to a collector (OTLP over HTTP). Spans wait in memory, within a bound, so a collector that is slow or away costs nobody time.
 * @param url the collector's whole address, such as http://127.0.0.1:4318/v1/traces
 */
export function createTracing(url: string, version: string, log: Log): Tracing {
  const exporter = withOutages(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'homeline',
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: MOST_WAITING,
        maxExportBatchSize: MOST_AT_ONCE,
        scheduledDelayMillis: EVERY_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('homeline', version);

  function open({ name, kind, attributes = {} }: SpanStart, parent: Context): Span {
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: named(attributes) }, parent);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceId,
      spanId,
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      begin: (start) => open(start, trace.setSpan(ROOT_CONTEXT, span)),
      set: (more) => void span.setAttributes(named(more)),
      fail(error) {
        span.setAttribute('error.type', error);
        span.setStatus({ code: SpanStatusCode.ERROR });
      },
      end: () => span.end(),
    };
  }

  return {
    begin(start, traceparent) {
      const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
      return open(
        start,
        parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT,
      );
    },
    async stop() {
      const sent = provider.shutdown().catch(() => {});
      await Promise.race([sent, wait(LAST_EXPORT_MS, undefined, { ref: false })]);
    },
  };
}

function named(attributes: SpanAttributes): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [NAMES[key as keyof SpanAttributes], value]),
  );
}

/** Logs when the collector stops taking traces and when it takes them again. */
function withOutages(exporter: SpanExporter, log: Log): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const isLost = result.code === ExportResultCode.FAILED;
        if (isLost && !isAway)
          log.warn({ failure: result.error?.message ?? '' }, 'The collector takes no traces: they are lost');
        if (!isLost && isAway) log.info({}, 'The collector takes traces again');
        isAway = isLost;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
