import type { FastifyBaseLogger } from 'fastify';

/** The server's logger. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
