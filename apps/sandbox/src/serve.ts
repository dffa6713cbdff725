import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOUR_LIMIT, takeFault } from './faults.ts';
import { maskPersonalData } from './mask-personal-data.ts';
import { newerPayload } from './newer-payload.ts';
import type { OrderProcessor } from './order-processor.ts';
import type { Provider, ProviderCall } from './provider.ts';
import type { LogEntry, Order, Store } from './state.ts';

type Options = { providers: readonly Provider[]; orders: OrderProcessor; store: Store; tick: () => void };

const GARBAGE_BODY = '<html><body>upstream connect error or disconnect/reset before headers</body></html>';

/** Serves the calls of every provider. */
export function serveProviders(app: FastifyInstance, { providers, orders, store, tick }: Options): void {
  for (const provider of providers) {
    for (const call of provider.calls) {
      app.post(`/${provider.port}/${call.path}`, (request, reply) =>
        handleRequest(provider, call, request, reply),
      );
    }
    app.get<{ Params: { reference: string } }>(`/${provider.port}/requests/:reference`, (request, reply) =>
      handleStatusRequest(provider, request.params.reference, request, reply),
    );
  }

  /** Handles a request. A repeated reference gets the first answer and has no further effect. */
  async function handleRequest(
    { port, ...rest }: Provider,
    call: ProviderCall,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const entry = log(port, call.path, request.body);
    if (!hasKeyOf(port, request)) return refuse(reply, entry, 401, 'The bearer key is missing or wrong');
    const fault = await startFault(port, entry);
    if (fault?.name === 'DOWN') return refuse(reply, entry, 503, 'Down for maintenance');
    if (fault?.name === 'LIMITED')
      return refuse(reply.header('retry-after', 1), entry, 429, 'Too many requests');
    if (fault?.name === 'LIMITED_FOR_AN_HOUR')
      return refuse(reply.headers(HOUR_LIMIT), entry, 429, 'Too many requests');
    if (fault?.name === 'REJECTED') return refuse(reply, entry, 400, 'Rejected');
    const read = call.read(request.body);
    if ('refused' in read) return refuse(reply, entry, 400, read.refused);
    const { reference } = read.request;
    if (request.headers['idempotency-key'] !== reference) {
      return refuse(reply, entry, 400, 'Idempotency-Key must be the reference');
    }
    const known = orders.orderOf(port, reference);
    const order = known ?? orders.process({ port, ...rest }, call, read.request, read.answer);
    entry.acted = !known;
    return answer(reply, entry, order, fault);
  }

  /** Answers with the outcome of the request that has this reference. */
  async function handleStatusRequest(
    { port }: Provider,
    reference: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const order = orders.orderOf(port, reference);
    const entry = log(port, 'requests', { reference, fileNumber: order?.fileNumber });
    if (!hasKeyOf(port, request)) return refuse(reply, entry, 401, 'The bearer key is missing or wrong');
    const fault = await startFault(port, entry);
    if (fault?.name === 'DOWN') return refuse(reply, entry, 503, 'Down for maintenance');
    if (fault?.name === 'LIMITED')
      return refuse(reply.header('retry-after', 1), entry, 429, 'Too many requests');
    if (fault?.name === 'LIMITED_FOR_AN_HOUR')
      return refuse(reply.headers(HOUR_LIMIT), entry, 429, 'Too many requests');
    if (!order) return refuse(reply, entry, 404, 'Never received');
    return answer(reply, entry, order, fault);
  }

  async function startFault(port: string, entry: LogEntry) {
    const fault = takeFault(orders.state, port, 'REQUEST');
    if (fault) entry.fault = fault.name;
    await wait(orders.state.latencyMs[port] ?? 0, undefined, { ref: false });
    return fault;
  }

  async function answer(
    reply: FastifyReply,
    entry: LogEntry,
    order: Order,
    fault: Awaited<ReturnType<typeof startFault>>,
  ) {
    const who = orders.nameOf(order.fileNumber);
    const status = order.answer.status === 'PENDING' ? 202 : 200;
    Object.assign(entry, { status, outcome: order.answer.outcome }, who ? { who } : {});
    await store.save();
    if (order.next) setImmediate(tick);
    if (fault?.name === 'SLOW') await wait(fault.ms, undefined, { ref: false });
    if (fault?.name === 'CUT') {
      reply.hijack();
      reply.raw.socket?.destroy();
      return reply;
    }
    if (fault?.name === 'ACTED_THEN_DOWN') return refuse(reply, entry, 503, 'Down for maintenance');
    if (fault?.name === 'GARBAGE') return reply.type('text/html').send(GARBAGE_BODY);
    const body = { reference: order.reference, fileNumber: order.fileNumber, ...order.answer };
    if (fault?.name === 'NEWER')
      return reply
        .code(status)
        .type('application/json')
        .send(newerPayload(JSON.stringify(body)));
    return reply.code(status).send(body);
  }

  function refuse(reply: FastifyReply, entry: LogEntry, status: number, error: string) {
    entry.status = status;
    return reply.code(status).send({ error });
  }

  function log(port: string, call: string, body: unknown): LogEntry {
    const { reference, fileNumber } = (body ?? {}) as { reference?: string; fileNumber?: string };
    const entry: LogEntry = {
      at: orders.clock.now(),
      port,
      call,
      ...(reference ? { reference } : {}),
      ...(fileNumber ? { fileNumber } : {}),
      body: maskPersonalData(body),
      status: 0,
      acted: false,
    };
    orders.state.log.push(entry);
    return entry;
  }
}

/** Returns whether a request has the key that the server sends a sandbox's port. */
function hasKeyOf(port: string, { headers }: FastifyRequest): boolean {
  return headers.authorization === `Bearer sandbox-${port}`;
}

/** Returns whether a request has any bearer key. Services that aren’t ports accept every key. */
export function hasBearerKey(request: FastifyRequest): boolean {
  return /^Bearer \S+$/.test(request.headers.authorization ?? '');
}
