import { createHash } from 'node:crypto';
import { FLAG_KEYS, type FlagKey, isFlagKey } from '@homeline/domain/flags/flags.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { secondsUntilNextQuestion } from './ask-flags.ts';
import type { FlagUser } from './evaluate.ts';
import { readFlag } from './experiments.ts';

const PATH = '/ofrep/v1/evaluate/flags';
const QUESTION_BYTES = 16 * 1024;

const Body = z.object({
  context: z.looseObject({ targetingKey: z.string().max(200).optional() }).default({}),
});

const NOT_A_CONTEXT = {
  errorCode: 'INVALID_CONTEXT',
  errorDetails: 'context must be an object, and targetingKey a text',
};

/** The body and status of an answer of the protocol. */
type Answer = {
  readonly status: 200 | 304 | 400 | 404 | 429;
  readonly body?: object;
  readonly etag?: string;
};

/**
 * Serves the flags by the OpenFeature remote evaluation protocol (https://github.com/open-feature/protocol), for the lender's other
 * programs. Asking counts nobody in an experiment.
 */
export function addOfrep(server: FastifyInstance, context: Context): void {
  const options = { bodyLimit: QUESTION_BYTES, errorHandler: answerProtocolError };
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    evaluate: (organisation: string, user: FlagUser) => Promise<Answer>,
  ) => {
    const seconds = secondsUntilNextQuestion(context, request.ip);
    if (seconds > 0)
      return send(reply.header('retry-after', seconds), {
        status: 429,
        body: { errorDetails: 'Too many requests' },
      });
    const lender = lenderOf(context, request);
    if (!lender) return send(reply, { status: 404, body: { errorDetails: 'No private label data found.' } });
    const body = Body.safeParse(request.body ?? {});
    if (!body.success) {
      const { key } = request.params as { key?: string };
      return send(reply, { status: 400, body: { ...(key && { key }), ...NOT_A_CONTEXT } });
    }
    return send(reply, await evaluate(lender, userOf(lender, body.data.context)));
  };

  server.post(`${PATH}/:key`, options, (request, reply) =>
    answer(request, reply, async (organisation, user) => {
      const { key } = request.params as { key: string };
      if (!isFlagKey(key))
        return {
          status: 404,
          body: { key, errorCode: 'FLAG_NOT_FOUND', errorDetails: `There is no flag ${key}` },
        };
      return { status: 200, body: await evaluated(context, organisation, key, user) };
    }),
  );
  server.post(PATH, options, (request, reply) =>
    answer(request, reply, async (organisation, user) => {
      const flags = await Promise.all(FLAG_KEYS.map((key) => evaluated(context, organisation, key, user)));
      const etag = `"${createHash('sha256').update(JSON.stringify(flags)).digest('base64url').slice(0, 22)}"`;
      const isKnown = request.headers['if-none-match']
        ?.split(',')
        .some((tag) => tag.trim().replace(/^W\//, '') === etag);
      return isKnown ? { status: 304, etag } : { status: 200, etag, body: { flags } };
    }),
  );
}

async function evaluated(
  context: Context,
  organisation: string,
  key: FlagKey,
  user: FlagUser,
): Promise<object> {
  const { value, variant, reason } = await readFlag(context, organisation, key, user);
  return { key, value, variant, reason };
}

/** Returns the person that a caller names in the protocol's context, which can't change the lender. Keeps texts, numbers and booleans for rules. */
function userOf(organisation: string, { targetingKey, ...given }: z.infer<typeof Body>['context']): FlagUser {
  const plain = Object.entries(given).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return {
    trackerId: targetingKey,
    attributes: { ...(Object.fromEntries(plain) as FlagUser['attributes']), organization: organisation },
  };
}

function lenderOf({ organisations }: Context, request: FastifyRequest): string | undefined {
  const { orgCode } = request.query as { orgCode?: string };
  const code = request.headers['x-org']?.toString() || orgCode;
  return organisations.forRequest({ code, host: request.hostname })?.code;
}

function send(reply: FastifyReply, { status, body, etag }: Answer): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (etag) reply.header('etag', etag);
  return body ? reply.type('application/json; charset=utf-8').send(body) : reply.send();
}

/** Answers an error as the protocol does: a body that can't be read, or a failed evaluation. */
function answerProtocolError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { key } = request.params as { key?: string };
  const { statusCode = 500 } = error;
  if (statusCode >= 500) {
    request.log.error({ failure: error.message }, 'A flag couldn’t be evaluated');
    return reply.code(500).send({ errorDetails: 'The flags can’t be evaluated now' });
  }
  const errorDetails = statusCode === 413 ? 'The request is too large' : 'The request could not be read';
  return reply.code(statusCode).send({ ...(key && { key }), errorCode: 'PARSE_ERROR', errorDetails });
}
