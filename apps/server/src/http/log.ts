import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';

/**
 * Creates the logger. It logs route and outcome, never body, query or token.
 * @param to the output stream; standard output by default
 */
export function loggerFor(level: string, to?: DestinationStream): FastifyBaseLogger {
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
  return to ? pino(options, to) : pino(options);
}
