import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { pino } from 'pino';

/** Logs say what was asked and how it ended, never what was said: no body, no query, no token. */
export function loggerFor(level: string): FastifyBaseLogger {
  return pino({
    level,
    redact: ['req.headers', 'headers', 'authorization', 'password', 'ssn', 'dob', 'email', 'body'],
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
    },
  });
}
