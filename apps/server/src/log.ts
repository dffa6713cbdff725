import type { FastifyBaseLogger } from 'fastify';

/** Where the server writes its log. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
