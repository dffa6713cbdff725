import { OUTSIDE_PROVIDERS } from '@homeline/domain/chat/chat-providers.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { FAULTS } from '../faults.ts';
import { maskPersonalData } from '../mask-personal-data.ts';
import { STAND_IN_NAMES } from '../named-providers.ts';
import type { OrderProcessor } from '../order-processor.ts';
import type { Provider } from '../provider.ts';
import type { Store } from '../state.ts';
import { controlPage } from './control.page.ts';

const SLOW_MS = 60_000;

type Options = { providers: readonly Provider[]; orders: OrderProcessor; store: Store };

/** Serves the controls and records: faults, latency, requests, messages, webhooks and people. */
export function serveControl(app: FastifyInstance, { providers, orders, store }: Options): void {
  const { state } = store;
  const ports = [...providers.map(({ port }) => port), ...OUTSIDE_PROVIDERS, ...STAND_IN_NAMES];
  const Port = z.enum(['*', ...ports]);
  const Latency = z.object({ port: Port, ms: z.coerce.number().int().min(0).max(600_000) });
  const NewFault = z.object({
    port: Port,
    fault: z.enum(FAULTS),
    calls: z.coerce.number().int().min(1).default(1),
    ms: z.coerce.number().int().min(0).default(SLOW_MS),
  });
  const named = (port: string) => (port === '*' ? ports : [port]);

  app.get('/', (_, reply) => reply.type('text/html').send(controlPage(orders, providers)));

  set('/control/latency', Latency, ({ port, ms }) => {
    for (const each of named(port)) state.latencyMs[each] = ms;
  });
  set('/control/faults', NewFault, ({ port, fault, calls, ms }) => {
    for (const each of named(port)) {
      state.faults[each] = [...(state.faults[each] ?? []), { name: fault, calls, ms }];
    }
  });
  set('/control/healthy', z.object({}).optional(), () => {
    state.faults = {};
    state.latencyMs = {};
  });
  /** Each bank at Plaid wants the person to sign in again, as after they changed their password. */
  set('/control/bank-logins-ended', z.object({}).optional(), () => {
    for (const item of Object.values(state.plaid.items)) item.needsLogin = true;
  });
  app.post('/control/reset', async (_, reply) => {
    await store.clear();
    return reply.redirect('/', 303);
  });

  app.get('/control/faults', () => ({ faults: state.faults, latencyMs: state.latencyMs }));
  app.get<{ Querystring: { port?: string; fileNumber?: string } }>('/control/requests', ({ query }) =>
    state.log.filter(
      ({ port, fileNumber }) =>
        (query.port ?? port) === port && (query.fileNumber ?? fileNumber) === fileNumber,
    ),
  );
  app.get<{ Querystring: { to?: string } }>('/control/messages', ({ query }) =>
    state.messages.filter(({ to }) => (query.to ?? to) === to),
  );
  /** Counts what the named providers have created. A repeated request creates nothing. */
  app.get('/control/made', () => ({
    reports: state.mismo.length,
    items: Object.keys(state.plaid.items).length,
    connections: state.truv.links.length,
    incomeReports: Object.keys(state.truv.reports).length,
    sessions: state.stripe.sessions.length,
    verifiedIds: state.stripe.sessions.filter(({ status }) => status === 'verified').length,
    redactedIds: state.stripe.sessions.filter(({ isRedacted }) => isRedacted).length,
    texts: state.twilioMessages.length,
  }));
  app.get('/control/webhooks', () =>
    state.webhooks.map((hook) => ({ ...hook, body: maskPersonalData(JSON.parse(hook.body)) })),
  );
  app.get<{ Querystring: { fileNumber?: string } }>('/control/hosted', ({ query }) =>
    Object.values(state.hosted)
      .filter(({ fileNumber }) => (query.fileNumber ?? fileNumber) === fileNumber)
      .map(({ id, port, kind, reference, fileNumber, ended }) => ({
        id,
        port,
        kind,
        reference,
        fileNumber,
        ended,
      })),
  );
  app.get('/control/people', () => orders.people);

  /** Adds a setting's route: PUT for programs, POST for the page's forms. */
  function set<S extends z.ZodType>(url: string, schema: S, apply: (given: z.infer<S>) => void): void {
    app.route({
      method: ['PUT', 'POST'],
      url,
      async handler(request, reply) {
        const given = schema.safeParse(request.body ?? undefined);
        if (!given.success) return reply.code(400).send({ error: z.prettifyError(given.error) });
        apply(given.data);
        await store.save();
        return request.method === 'POST' ? reply.redirect('/', 303) : reply.code(204).send();
      },
    });
  }
}
