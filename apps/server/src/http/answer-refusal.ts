import { ERRORS, type ErrorBody } from '@homeline/contract/errors.ts';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { type Refusal, refuse } from '../refusal.ts';

/** Sends a refusal as an error response. */
export function answerRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, message } = ERRORS[refusal.refused];
  const body: ErrorBody = {
    code: refusal.refused,
    errors: [refusal.message ?? message].flat(),
    ...(refusal.fields && { fields: refusal.fields }),
    ...(refusal.step && { step: refusal.step }),
    ...(refusal.current === undefined ? {} : { current: refusal.current }),
  };
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** Returns the refusal for a validation error: the first message of each field. */
export function refusalOf(error: z.ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.') || 'body'] ??= message;
  return refuse('INVALID_INPUT', { fields });
}

// An address that can't be read, or with a longer parameter than any of ours, leads nowhere.
const NO_SUCH_ADDRESS = ['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH'];

const BY_STATUS: Readonly<Record<number, Refusal>> = {
  404: refuse('NOT_FOUND'),
  413: refuse('PAYLOAD_TOO_LARGE'),
  415: refuse('UNSUPPORTED_MEDIA_TYPE'),
};

/** Returns the refusal for an error that Fastify raised about the request; undefined for a defect. */
export function refusalOfFramework({
  code = '',
  statusCode = 500,
}: {
  code?: string;
  statusCode?: number;
}): Refusal | undefined {
  if (NO_SUCH_ADDRESS.includes(code)) return refuse('NOT_FOUND');
  return statusCode >= 400 && statusCode < 500
    ? (BY_STATUS[statusCode] ?? refuse('MALFORMED_REQUEST'))
    : undefined;
}
