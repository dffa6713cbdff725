import { randomUUID } from 'node:crypto';
import type { CALLS } from '@homeline/contract/calls.ts';
import { ChatFileType } from '@homeline/domain/chat/attachments.ts';
import { UPLOAD_TYPES } from '@homeline/domain/documents/file-checks.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Context } from '../context.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { framesOf } from '../error-reports/frames.ts';
import { FileStoreUnavailable } from '../file-store/file-store.ts';
import type { LogFields } from '../log.ts';
import { PdfNotRendered, PdfQueueFull } from '../pdf/pdf-pool.ts';
import { refuse } from '../refusal.ts';
import { spanOf } from '../tracing/traced-requests.ts';
import { answerRefusal, refusalOfFramework } from './answer-refusal.ts';
import { addClockRoute } from './clock-route.ts';
import { compressAnswers } from './compression.ts';
import { limitConnections, proxiesOf } from './connections-by-place.ts';
import { DRAIN_MS, type Drain, drainOnClose } from './draining.ts';
import type { HandlersOf } from './handler.ts';
import { addHealth } from './health.ts';
import { REQUEST_ID } from './log.ts';
import { addOpenApi } from './open-api.ts';
import { limitPipelines } from './pipelines.ts';
import { addRoutes } from './routes.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { TooManyBodies } from './unfinished-bodies.ts';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

const JSON_LIMIT_BYTES = 256 * 1024;
/** The longest time for a whole request: 20 MB on a slow phone. */
const REQUEST_MS = 180_000;
/** The longest time for a request's headers, and how often that is checked. */
const HEADERS_MS = 10_000;
const CHECK_MS = 2000;
const RETRY_SECONDS = 5;
const PDFS_WAIT = 'Many documents are being prepared right now. Please try again in a few seconds.';
const FILES_AWAY = 'We can’t open documents right now. Please try again in a few minutes.';
/** A call that takes files decides by their content. */
const FILE_TYPES = [...new Set([...ChatFileType.options, ...UPLOAD_TYPES])];

/** What the modules serve. */
export type Served = {
  /** The handler of every call. */
  readonly handlers: HandlersOf<typeof CALLS>;
  /** Adds everything besides the calls: flags, websocket, chat webhooks and, last, the pages. */
  readonly addOthers: (server: FastifyInstance, context: Context) => void;
  /** The origins that may show a page of the chat inside theirs. */
  readonly embeddingOrigins: (context: Context, request: FastifyRequest) => readonly string[];
  /** The page that says why an address can't be read; undefined for a call. */
  readonly lostPage: (request: FastifyRequest) => string | undefined;
};

/** Creates the HTTP server: the contract's calls, what the modules serve besides them, and health checks. */
export function httpServer(
  context: Context,
  logger: FastifyBaseLogger,
  drain: Drain,
  served: Served,
): FastifyInstance {
  const answerError = errorAnswers(context);
  const server = Fastify({
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    loggerInstance: logger,
    // Several servers write one log.
    genReqId: () => randomUUID(),
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: REQUEST_MS,
    // Also limits the close hooks: the default would fail a shutdown that still waits for open requests.
    pluginTimeout: 3 * DRAIN_MS,
    trustProxy: context.config.trustProxy,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: REQUEST_ID[context.config.logFormat],
    }),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      const page = served.lostPage(request);
      return page ? reply.redirect(page) : answerError(error, request, reply);
    },
  });

  limitConnections(server.server, proxiesOf(context.config.trustProxy));
  limitPipelines(server);
  warnOfUntrustedProxy(server, context.config);
  drainOnClose(server, drain);
  readBodies(server);
  addSecurityHeaders(server, context.config, (request) => served.embeddingOrigins(context, request));
  compressAnswers(server);
  server.setErrorHandler(answerError);

  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        ...{ method: request.method, route: routeOf(request), ip: request.ip, ...traceOf(request) },
        ...{ status: reply.statusCode, tookMs: Math.round(reply.elapsedTime) },
      },
      'answered',
    );
  });
  if (context.config.healthPort === undefined) addHealth(server, context, drain);
  addOpenApi(server);
  addRoutes(server, context, served.handlers);
  if (context.config.sandbox) addClockRoute(server, context);
  served.addOthers(server, context);
  return server;
}

/** Returns the pattern of a request's address; the address itself may name a person. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? '*';
}

/** An answer is logged outside of what its request began. */
function traceOf(request: FastifyRequest): Pick<LogFields, 'trace_id' | 'span_id'> {
  const span = spanOf(request);
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

type ErrorAnswers = (
  error: Error & { code?: string; statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply;

/** Answers errors raised outside the handlers: bad requests are explained, defects are logged and reported. */
function errorAnswers({ errorReports }: Context): ErrorAnswers {
  return (error, request, reply) => {
    const refusal = refusalOfFramework(error);
    if (refusal) return answerRefusal(reply, refusal);
    if (error instanceof TooManyBodies || error.code === 'FST_ERR_HANDLER_TIMEOUT')
      return answerRefusal(reply.header('retry-after', RETRY_SECONDS), refuse('UNAVAILABLE'));
    if (isDatabaseUnavailable(error)) {
      request.log.error({ failure: error.message }, 'The database is unavailable');
      return answerRefusal(reply.header('retry-after', RETRY_SECONDS), refuse('UNAVAILABLE'));
    }
    if (error instanceof FileStoreUnavailable) {
      request.log.error({ failure: error.message }, 'The file store is unavailable');
      return answerRefusal(
        reply.header('retry-after', RETRY_SECONDS),
        refuse('UNAVAILABLE', { message: FILES_AWAY }),
      );
    }
    if (error instanceof PdfQueueFull)
      return answerRefusal(
        reply.header('retry-after', RETRY_SECONDS),
        refuse('UNAVAILABLE', { message: PDFS_WAIT }),
      );
    const report = errorReports?.send(error, {
      ...{ route: routeOf(request), requestId: request.id, trace: spanOf(request) },
    });
    request.log.error(
      { failure: error.message, stack: framesOf(error).join('\n'), report },
      'A request failed',
    );
    if (error instanceof PdfNotRendered) {
      const message = `We couldn’t prepare “${error.title}” as a PDF. Please try again in a moment.`;
      return answerRefusal(reply.header('retry-after', RETRY_SECONDS), refuse('UNAVAILABLE', { message }));
    }
    return answerRefusal(reply, refuse('UNEXPECTED'));
  };
}

/** Parses JSON and files. Requests keep the raw body for signatures. */
function readBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'ignore');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    parseJson(request, body.toString('utf8'), done);
  });
  // A mail program's one-click unsubscribe posts a form that says nothing more (RFC 8058).
  server.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined),
  );
  server.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    done(null, body);
  });
}
