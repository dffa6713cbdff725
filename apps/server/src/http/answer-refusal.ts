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

const BY_FASTIFY_CODE: Record<string, Refusal> = {
  FST_ERR_CTP_INVALID_JSON_BODY: refuse('MALFORMED_REQUEST'),
  FST_ERR_CTP_EMPTY_JSON_BODY: refuse('MALFORMED_REQUEST'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refuse('MALFORMED_REQUEST'),
  FST_ERR_CTP_BODY_TOO_LARGE: refuse('PAYLOAD_TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refuse('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_BAD_URL: refuse('NOT_FOUND'),
};

/** Returns the refusal for an error that Fastify raised about the request; undefined for a defect. */
export function refusalOfFramework(error: { code?: string; statusCode?: number }): Refusal | undefined {
  const known = error.code === undefined ? undefined : BY_FASTIFY_CODE[error.code];
  return known ?? (error.statusCode === 400 ? refuse('MALFORMED_REQUEST') : undefined);
}
