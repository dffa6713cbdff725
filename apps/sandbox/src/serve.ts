import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from './desk.ts';
import { takeFault } from './faults.ts';
import { mask } from './mask.ts';
import type { Provider, ProviderCall } from './provider.ts';
import type { LogEntry, Order, Store } from './state.ts';

type Options = { providers: readonly Provider[]; desk: Desk; store: Store; tick: () => void };

const NOT_AN_ANSWER = '<html><body>upstream connect error or disconnect/reset before headers</body></html>';

/** Serves every provider's calls: what they have in common is here, what they differ in is their table. */
export function serveProviders(app: FastifyInstance, { providers, desk, store, tick }: Options): void {
  for (const provider of providers) {
    for (const call of provider.calls) {
      app.post(`/${provider.port}/${call.path}`, (request, reply) => take(provider, call, request, reply));
    }
    app.get<{ Params: { reference: string } }>(`/${provider.port}/requests/:reference`, (request, reply) =>
      tell(provider, request.params.reference, request, reply),
    );
  }

  /** Takes a request: acts once for a reference, and answers the same however often it comes. */
  async function take(
    { port, ...rest }: Provider,
    call: ProviderCall,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const said = log(port, call.path, request.body);
    if (!isKeyHolder(request)) return refuse(reply, said, 401, 'A bearer key is needed');
    const fault = await meet(port, said);
    if (fault?.name === 'DOWN') return refuse(reply, said, 503, 'Down for maintenance');
    const read = call.read(request.body);
    if ('refused' in read) return refuse(reply, said, 400, read.refused);
    const { reference } = read.request;
    if (request.headers['idempotency-key'] !== reference) {
      return refuse(reply, said, 400, 'Idempotency-Key must be the reference');
    }
    const known = desk.orderOf(port, reference);
    const order = known ?? desk.act({ port, ...rest }, call, read.request, read.answer);
    said.acted = !known;
    return answer(reply, said, order, fault);
  }

  /** Tells what became of a reference. */
  async function tell({ port }: Provider, reference: string, request: FastifyRequest, reply: FastifyReply) {
    const order = desk.orderOf(port, reference);
    const said = log(port, 'requests', { reference, fileNumber: order?.fileNumber });
    if (!isKeyHolder(request)) return refuse(reply, said, 401, 'A bearer key is needed');
    const fault = await meet(port, said);
    if (fault?.name === 'DOWN') return refuse(reply, said, 503, 'Down for maintenance');
    if (!order) return refuse(reply, said, 404, 'Never received');
    return answer(reply, said, order, fault);
  }

  async function meet(port: string, said: LogEntry) {
    const fault = takeFault(desk.state, port, 'REQUEST');
    if (fault) said.fault = fault.name;
    await wait(desk.state.latencyMs[port] ?? 0, undefined, { ref: false });
    return fault;
  }

  async function answer(
    reply: FastifyReply,
    said: LogEntry,
    order: Order,
    fault: Awaited<ReturnType<typeof meet>>,
  ) {
    const who = desk.whoIs(order.fileNumber);
    const status = order.answer.status === 'PENDING' ? 202 : 200;
    Object.assign(said, { status, outcome: order.answer.outcome }, who ? { who } : {});
    await store.save();
    if (order.next) setImmediate(tick);
    if (fault?.name === 'SLOW') await wait(fault.ms, undefined, { ref: false });
    if (fault?.name === 'CUT') {
      reply.hijack();
      reply.raw.socket?.destroy();
      return reply;
    }
    if (fault?.name === 'GARBAGE') return reply.type('text/html').send(NOT_AN_ANSWER);
    return reply
      .code(status)
      .send({ reference: order.reference, fileNumber: order.fileNumber, ...order.answer });
  }

  function refuse(reply: FastifyReply, said: LogEntry, status: number, error: string) {
    said.status = status;
    return reply.code(status).send({ error });
  }

  function log(port: string, call: string, body: unknown): LogEntry {
    const { reference, fileNumber } = (body ?? {}) as { reference?: string; fileNumber?: string };
    const entry: LogEntry = {
      at: desk.clock.now(),
      port,
      call,
      ...(reference ? { reference } : {}),
      ...(fileNumber ? { fileNumber } : {}),
      body: mask(body),
      status: 0,
      acted: false,
    };
    desk.state.log.push(entry);
    return entry;
  }
}

function isKeyHolder(request: FastifyRequest): boolean {
  return /^Bearer \S+$/.test(request.headers.authorization ?? '');
}
