import { Readable } from 'node:stream';
import { answersVersion, type Call, type ServedFile, type ServedZip } from '@homeline/contract/call.ts';
import { CALLS } from '@homeline/contract/calls.ts';
import { LARGEST_COUNT } from '@homeline/contract/counts.ts';
import { languageOf } from '@homeline/domain/language/language.ts';
import { languagesOf } from '@homeline/domain/organisations/spanish-organisation.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { forWaitingPerson } from '../vendors/lender-of-call.ts';
import type { WebhookPort } from '../vendors/webhook.ts';
import { type Admitted, admit, type Named, webhookOf } from './admission.ts';
import { answerRefusal, refusalOf } from './answer-refusal.ts';
import type { Handler, HandlerRequest, HandlersOf, StoredJson } from './handler.ts';
import { oncePerKey } from './idempotency.ts';
import { deviceCookieOf, rememberDevice } from './known-device.ts';
import { siteOf } from './lender-site.ts';
import { noteRejected } from './note-rejected.ts';
import { placeOf } from './place.ts';
import { readInput } from './read-input.ts';
import { isForeignWrite } from './same-origin.ts';
import { createBodyCounter, type Sender } from './unfinished-bodies.ts';
import { unstorableTextIn } from './unstorable-text.ts';

const CONTENT_TYPES = {
  json: 'application/json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
} as const;

const FILE_LIMIT_BYTES = 20 * 1024 * 1024;

/** Adds one route for every call of the contract. */
export function addRoutes(
  server: FastifyInstance,
  context: Context,
  handlers: HandlersOf<typeof CALLS>,
): void {
  const countBody = createBodyCounter();
  const entrances = new WeakMap<FastifyRequest, Entrance>();
  for (const call of Object.values<Call>(CALLS)) {
    const handler = handlers[call.name as keyof typeof handlers] as Handler<Call>;
    server.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      ...bodyLimitOf(call),
      // Admit the caller before reading the body.
      onRequest: async (request, reply) => {
        const entrance = await enter(context, call, request);
        if (isRefusal(entrance)) return answerRefusal(reply, entrance);
        entrances.set(request, entrance);
        return undefined;
      },
      ...((call.body || call.bodyType === 'file') && {
        preParsing: async (request, reply, body) =>
          countBody(body, senderOf(request, entrances.get(request)), reply),
      }),
      ...(call.who === 'PROVIDER' && {
        onResponse: async (request, reply) => noteRejected(context, request, reply.statusCode),
      }),
      handler: async (request, reply) => {
        const entrance = entrances.get(request);
        const answer = entrance
          ? await answerTo(context, call, handler, request, reply, entrance)
          : refuse('UNAUTHENTICATED');
        if (isRefusal(answer)) return answerRefusal(reply, answer);
        if (signsIn(call)) await rememberDevice(context, request, reply, (answer as { jwt: string }).jwt);
        return send(reply, call, answer);
      },
    });
  }
}

/** Returns whether a call's answer has the token of a new session. */
function signsIn({ answer }: Call): boolean {
  return 'shape' in answer && 'jwt' in (answer.shape as object);
}

/** What is known of a request before its body is read. */
type Entrance = { readonly organisation: string; readonly params: unknown; readonly admitted: Admitted };

/** Checks origin, lender, path and caller. */
async function enter(context: Context, call: Call, request: FastifyRequest): Promise<Entrance | Refusal> {
  if (isForeignWrite(request, context.config.publicUrl)) return refuse('FOREIGN_ORIGIN');
  const organisation = organisationOf(context, request);
  if (!organisation) return refuse('UNKNOWN_ORGANISATION');

  const params = call.params && readInput(call.params, request.params);
  // An id that is not a uuid, or that no column can hold, matches nothing.
  if (params && (!params.success || unstorableTextIn(params.data) !== undefined)) return refuse('NOT_FOUND');

  const admitted = await admit(context, call, request, organisation, (params?.data ?? {}) as Named);
  return isRefusal(admitted) ? admitted : { organisation, params: params?.data, admitted };
}

function senderOf(request: FastifyRequest, entrance: Entrance | undefined): Sender {
  const caller = entrance?.admitted.caller;
  if (caller && 'chat' in caller) return { kind: 'KNOWN', name: caller.chat };
  return caller ? { kind: 'KNOWN', name: caller.identity } : { kind: 'STRANGER', name: placeOf(request.ip) };
}

/** Raises the body limit for uploads and for webhooks, which carry files as base64. */
function bodyLimitOf({ bodyType, bodyBytes, who }: Call): { bodyLimit?: number } {
  if (bodyBytes !== undefined) return { bodyLimit: bodyBytes };
  if (who === 'PROVIDER') return { bodyLimit: 2 * FILE_LIMIT_BYTES };
  return bodyType === 'file' ? { bodyLimit: FILE_LIMIT_BYTES } : {};
}

/** Checks a provider's signature and the input, then runs the handler. */
async function answerTo(
  context: Context,
  call: Call,
  handler: Handler<Call>,
  request: FastifyRequest,
  reply: FastifyReply,
  { organisation, params, admitted }: Entrance,
): Promise<unknown> {
  const webhook =
    call.who === 'PROVIDER' ? webhookOf(context, request, (params as { port: WebhookPort }).port) : undefined;
  if (call.who === 'PROVIDER' && !webhook) return refuse('UNAUTHENTICATED');
  if (admitted.renewedToken) reply.header('authorization', `Bearer ${admitted.renewedToken}`);

  const query = call.query && readInput(call.query, request.query);
  if (query && !query.success) return refusalOf(query.error);
  const isWrongType =
    call.body !== undefined &&
    (request.body === undefined || Buffer.isBuffer(request.body)) &&
    request.headers['content-type'];
  if (isWrongType) return refuse('UNSUPPORTED_MEDIA_TYPE');
  const body = call.body && readInput(call.body, request.body ?? {});
  if (body && !body.success) return refusalOf(body.error);

  const unstorable = unstorableTextIn({ ...(query?.data as object), ...(body?.data as object) });
  if (unstorable) return refuse('INVALID_INPUT', { fields: { [unstorable]: 'Cannot be read as text' } });

  const version = call.versioned ? versionIn(request) : undefined;
  if (isRefusal(version)) return version;

  const lender = context.organisations.get(organisation);
  const handlerRequest = {
    params,
    query: query?.data,
    body: call.bodyType === 'file' ? fileOf(request) : body?.data,
    version,
    organisation,
    caller: webhook ?? admitted.caller,
    site: siteOf(lender, request, context.config.publicUrl),
    language: languageOf(languagesOf(lender), undefined, request.headers['accept-language']),
    optsOutOfTracking: request.headers['dnt'] === '1' || request.headers['sec-gpc'] === '1',
    deviceCookie: deviceCookieOf(request),
    origin: { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, 400) ?? '' },
  } as HandlerRequest<Call>;
  if (call.bodyType === 'file' && !handlerRequest.body) return refuse('UNSUPPORTED_MEDIA_TYPE');
  return keyed(context, call, request, handlerRequest, () =>
    forWaitingPerson(organisation, () => handler(handlerRequest, context)),
  );
}

/** Returns the version of the form from `If-Match: "<version>"`. */
function versionIn(request: FastifyRequest): number | Refusal {
  const header = request.headers['if-match'];
  if (header === undefined) return refuse('VERSION_REQUIRED');
  const [, version] = /^"(\d{1,15})"$/.exec(header) ?? [];
  if (version === undefined) {
    return refuse('INVALID_INPUT', { fields: { 'if-match': 'Must be a version in quotes, such as "5"' } });
  }
  // A version counts facts or drafts, so it fits the database's integer.
  return Number(version) > LARGEST_COUNT ? refuse('STALE_VERSION') : Number(version);
}

/** Returns the organisation of the host, else from the header, else from the query, else the default. */
function organisationOf(context: Context, request: FastifyRequest): string | undefined {
  const { orgCode } = request.query as { orgCode?: string };
  const code = request.headers['x-org']?.toString() || orgCode;
  return context.organisations.forRequest({ code, host: request.hostname })?.code;
}

async function keyed(
  context: Context,
  call: Call,
  request: FastifyRequest,
  handlerRequest: HandlerRequest<Call>,
  act: () => Promise<unknown>,
): Promise<unknown | Refusal> {
  if (!call.oncePerKey) return act();
  const sent = request.headers['idempotency-key']?.toString();
  if (sent === undefined && call.oncePerKey === 'IF_SENT') return act();
  const key = sent ?? '';
  if (!/^[\w-]{8,128}$/.test(key)) {
    return refuse('INVALID_INPUT', {
      fields: { 'idempotency-key': 'Required: 8 to 128 letters, digits or hyphens' },
    });
  }
  const { organisation, caller, params, query, body, version } = handlerRequest;
  const who = caller && 'identity' in caller ? caller.identity : 'ANYONE';
  return oncePerKey(
    context,
    { organisation, caller: who, call: call.name, key, input: { params, query, body, version } },
    act,
  );
}

function fileOf(request: FastifyRequest): { contentType: string; bytes: Uint8Array } | undefined {
  if (!Buffer.isBuffer(request.body)) return undefined;
  return { contentType: request.headers['content-type']?.split(';')[0] ?? '', bytes: request.body };
}

/** Sends the answer, stripped to the contract's schema. */
function send(reply: FastifyReply, call: Call, answer: unknown): FastifyReply {
  const status = call.status ?? 200;
  if (status === 204) return reply.code(204).send();
  const type = call.answerType ?? 'json';
  reply.code(status).header('cache-control', 'no-store');
  if (answersVersion(call)) reply.header('etag', `"${(answer as { version: number }).version}"`);
  if (type === 'file') {
    const { contentType, fileName, bytes } = answer as ServedFile;
    return toSave(reply.type(contentType), fileName).send(Buffer.from(bytes));
  }
  if (type === 'zip') {
    const { fileName, chunks } = answer as ServedZip;
    return toSave(reply.type('application/zip'), fileName).send(Readable.from(chunks));
  }
  reply.type(CONTENT_TYPES[type]);
  return reply.send(type === 'json' ? jsonOf(call, answer) : answer);
}

/** Names an answer as a file to be saved: pages read its bytes, and no browser opens it by itself. */
function toSave(reply: FastifyReply, fileName: string): FastifyReply {
  const ascii = fileName.replace(/[^\w. -]/g, '_');
  return reply.header(
    'content-disposition',
    `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, '_')}`,
  );
}

function jsonOf(call: Call, answer: unknown): string {
  const isStored = typeof answer === 'object' && answer !== null && 'storedJson' in answer;
  return isStored ? (answer as StoredJson).storedJson : JSON.stringify(call.answer.parse(answer));
}
