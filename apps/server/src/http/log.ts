import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

const LONGEST_BACKLOG_BYTES = 1024 * 1024;
const FLUSH_MS = 1000;

/**
 * Creates the logger. It logs route and outcome, never body, query or token.
 * @param to the output stream; standard output by default
 */
export function loggerFor(level: string, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: [
      'req.headers',
      'headers',
      'authorization',
      'password',
      'ssn',
      'dob',
      'email',
      'membershipNumber',
      'body',
    ],
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
    },
  };
  return pino(options, to ?? standardOutput());
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
