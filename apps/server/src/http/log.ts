import { setTimeout as wait } from 'node:timers/promises';
import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { framesOf } from '../error-reports/frames.ts';
import { LOG_FIELDS, type LogFields } from '../log.ts';
import { maskedText } from '../masked-text.ts';
import { currentSpan } from '../tracing/span.ts';

const LONGEST_BACKLOG_BYTES = 1024 * 1024;
const FLUSH_MS = 1000;

/** How lines name time, level and message: as pino does, or as most collectors of logs expect them. */
export type LogFormat = 'pino' | 'json';

const FORMATS = {
  pino: {},
  json: {
    base: null,
    messageKey: 'message',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  },
} satisfies Record<LogFormat, LoggerOptions>;

/** What each format calls the id of a request. */
export const REQUEST_ID = { pino: 'reqId', json: 'request_id' } as const satisfies Record<LogFormat, string>;

const FIELDS: ReadonlySet<string> = new Set(LOG_FIELDS);

/**
 * Creates the logger. Each line is one JSON object with the fields of `LOG_FIELDS` alone. Error messages are masked; a line about a request
 * has its route and outcome, never its address, body or token.
 * @param to the output stream; standard output by default
 */
export function loggerFor(
  { level, format = 'pino', isTraced = false }: { level: string; format?: LogFormat; isTraced?: boolean },
  to?: DestinationStream,
): Logger {
  const { formatters = {}, ...shape }: LoggerOptions = FORMATS[format];
  const options: LoggerOptions = {
    level,
    ...shape,
    formatters: { ...formatters, log: closed },
    serializers: { [shape.messageKey ?? 'msg']: maskedText, failure: maskedText },
    ...(isTraced && { mixin: traceOf }),
  };
  return pino(options, to ?? standardOutput());
}

/** Leaves out every field that isn't ours. The framework logs errors whole. */
function closed({ err, ...fields }: Record<string, unknown>): Record<string, unknown> {
  const known = Object.fromEntries(Object.entries(fields).filter(([field]) => FIELDS.has(field)));
  if (!(err instanceof Error)) return known;
  return { ...known, failure: err.message, stack: framesOf(err).join('\n') };
}

/** The names of OpenTelemetry for logs that aren't sent over its own protocol. */
function traceOf(): Pick<LogFields, 'trace_id' | 'span_id'> {
  const span = currentSpan();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/** Returns standard output without waiting for it: a full disk or a stalled reader loses lines, and never stops the server. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: LONGEST_BACKLOG_BYTES });
  output.on('error', () => {});
  // Otherwise the library waits at the exit until the disk has space.
  process.prependOnceListener('exit', () => output.destroy());
  return output;
}

/** Waits until the log lines are written, but not for ever. */
export async function flushLog(log: Logger): Promise<void> {
  const written = new Promise<void>((resolve) => log.flush(() => resolve()));
  await Promise.race([written, wait(FLUSH_MS, undefined, { ref: false })]);
}
