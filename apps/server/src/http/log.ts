import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';

/**
 * Logs say what was asked and how it ended, never what was said: no body, no query, no token.
 * @param to where the lines go; standard output unless said
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
