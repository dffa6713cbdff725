// Proves IN-08, IN-09, IN-10.

import { CALLS } from '@homeline/contract/calls.ts';
import { type Event, type Exception, parseEnvelope } from '@sentry/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { REGISTRATION } from '../testing/app.ts';
import { builtInPersona } from '../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../testing/journey.ts';
import { createDecider, drive, register } from '../testing/persona-driver.ts';
import { startReceiver } from '../testing/receiver.ts';

const Value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: z.number() }),
]);
const Attributes = z.array(z.strictObject({ key: z.string(), value: Value }));
const id = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));

/** ExportTraceServiceRequest as JSON: https://github.com/open-telemetry/opentelemetry-proto/blob/main/opentelemetry/proto/trace/v1/trace.proto */
const Span = z.strictObject({
  ...{ traceId: id(16), spanId: id(8), parentSpanId: id(8).optional(), flags: z.int() },
  ...{ name: z.string(), kind: z.int(), startTimeUnixNano: z.string(), endTimeUnixNano: z.string() },
  attributes: Attributes,
  ...{ droppedAttributesCount: z.literal(0), events: z.tuple([]), droppedEventsCount: z.literal(0) },
  ...{ links: z.tuple([]), droppedLinksCount: z.literal(0) },
  status: z.strictObject({ code: z.int() }),
});
const Export = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: Attributes, droppedAttributesCount: z.literal(0) }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string(), version: z.string() }),
          spans: z.array(Span),
        }),
      ),
    }),
  ),
});

/** Every attribute of a span. */
const CLOSED = [
  ...['error.type', 'homeline.organisation', 'homeline.port', 'homeline.provider', 'homeline.task'],
  ...['http.request.method', 'http.response.status_code', 'http.route'],
];

const PLANTED = { ssn: '123-45-6789', account: '000123456789', dob: '1981-04-12' };
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
let collector: Receiver;
let errors: Receiver;
const log: string[] = [];
let uuid: string;
let failed: number;

/** A borrower applies until providers have been called. Then the database quotes personal data in the errors of a call and of a task. */
beforeAll(async () => {
  [collector, errors] = await Promise.all([startReceiver(), startReceiver()]);
  const app = await workingApp([], {
    overrides: { logTo: { write: (line: string) => void log.push(line) } },
    environment: {
      ...{ LOG_LEVEL: 'info', LOG_FORMAT: 'json' },
      TRACES_URL: `http://127.0.0.1:${collector.port}/v1/traces`,
      SENTRY_DSN: `http://publickey@127.0.0.1:${errors.port}/42`,
    },
  });
  const decider = await createDecider(app);
  const journey = await register(app, builtInPersona('t01'));
  const second = await register(app, builtInPersona('t02'));
  uuid = journey.uuid;
  await drive(journey, decider, 'OFFER_SELECTION');
  const traced = { traceparent: TRACEPARENT, tracestate: `vendor=${PLANTED.ssn}` };
  await app.call('getStatus', { params: { uuid }, jwt: journey.jwt, headers: traced });
  const query = `?ssn=${PLANTED.ssn}&account=${PLANTED.account}&dob=${PLANTED.dob}`;
  await app.send({ url: `/nowhere/${PLANTED.ssn}${query}` });

  await quoteInErrors(app, 'application');
  failed = (await app.send({ method: 'POST', url: CALLS.register.path + query, payload: REGISTRATION }))
    .status;
  await quoteInErrors(app, 'intent');
  const stuck = drive(second, decider).catch(() => {});
  await vi.waitUntil(() => log.some((line) => line.includes('A task failed')), { timeout: 60_000 });
  await app.stop();
  await stuck;
}, 240_000);
afterAll(async () => {
  await collector.stop();
  await errors.stop();
});

/** Makes each new row of a table fail with an error of the database that quotes a person's data. */
async function quoteInErrors({ context }: AppWithProviders, table: string): Promise<void> {
  const { ssn, account, dob } = PLANTED;
  const message = `SSN ${ssn}, account ${account}, born ${dob}: invalid "${dob}"`;
  await sql`create function quote_${sql.raw(table)}() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${message}'; end`)}`.execute(context.db);
  await sql`create trigger quote before insert on ${sql.table(table)}
    for each row execute function quote_${sql.raw(table)}()`.execute(context.db);
}

type SentSpan = z.infer<typeof Span>;
const spans = (): SentSpan[] =>
  collector.received.flatMap(({ text }) =>
    Export.parse(JSON.parse(text)).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const lines = () => log.map((line) => JSON.parse(line) as Record<string, unknown>);
const events = () => errors.received.map(({ text }) => parseEnvelope(text)[1][0]?.[1] as unknown as Event);

describe('a trace', () => {
  it('leads from a request over its transaction and the queued task to the provider', () => {
    const call = spans().find(({ name }) => name === 'provider credit');
    const task = spans().find(({ spanId }) => spanId === call?.parentSpanId);
    const before = spans().find(({ spanId }) => spanId === task?.parentSpanId);
    expect(task).toMatchObject({ name: 'task pullSoftCredit', kind: 5, traceId: call?.traceId });
    expect(before?.traceId).toBe(call?.traceId);
    expect(attributesOf(call as SentSpan)).toMatchObject({
      'homeline.port': 'credit',
      'homeline.provider': 'bridge',
    });
    const root = spans().find(({ traceId, parentSpanId }) => traceId === call?.traceId && !parentSpanId);
    expect(root).toMatchObject({ kind: 2, name: expect.stringMatching(/^(POST|PUT) \/.*:uuid/) });
    const transaction = { name: 'transaction', parentSpanId: root?.spanId };
    expect(spans()).toContainEqual(expect.objectContaining(transaction));
  });

  it('continues the one that a proxy began', () => {
    const request = spans().find(({ traceId }) => traceId === TRACE);
    expect(request).toMatchObject({
      parentSpanId: '00f067aa0ba902b7',
      name: expect.stringContaining('/status'),
    });
  });

  it('names patterns, tasks and ports, and has no attribute but the listed ones', () => {
    const names = new Set(spans().map(({ name }) => name.replace(/^[A-Z]+ \/.*|^GET \*$/, 'route')));
    expect([...names].filter((name) => !/^(route|transaction|(task|provider) \w+)$/.test(name))).toEqual([]);
    const keys = new Set(spans().flatMap((span) => Object.keys(attributesOf(span))));
    expect([...keys].sort()).toEqual(CLOSED);
  });

  it('tells a failed call and a failed task by the class of the error', () => {
    const error = { status: { code: 2 } };
    expect(spans()).toContainEqual(
      expect.objectContaining({ ...error, name: `POST ${CALLS.register.path}` }),
    );
    const task = spans().find((span) => /P0001$/.test(String(attributesOf(span)['error.type'])));
    expect(task).toMatchObject({ ...error, name: expect.stringMatching(/^task /) });
  });
});

describe('a log line', () => {
  it('has time, level and message, and the ids of its request and its trace', () => {
    const answered = lines().find(({ trace_id }) => trace_id === TRACE);
    expect(answered).toEqual({
      ...{ time: expect.stringMatching(/^\d{4}-.*Z$/), level: 'info', message: 'answered' },
      ...{ request_id: expect.stringMatching(/^[0-9a-f-]{36}$/), trace_id: TRACE },
      ...{ span_id: expect.any(String), method: 'GET', route: expect.stringMatching(/:uuid\/status$/) },
      ...{ ip: '127.0.0.1', status: 200, tookMs: expect.any(Number) },
    });
  });

  it('of a task leads to its trace and its report', () => {
    const line = lines().find(({ message }) => message === 'A task failed');
    const span = spans().find(({ spanId }) => spanId === line?.['span_id']);
    expect(span?.name).toBe(`task ${line?.['task']}`);
    expect(events().map(({ event_id }) => event_id)).toContain(line?.['report']);
  });
});

describe('an error report', () => {
  it('arrives as Sentry’s protocol says, with class, place and frames of our own files', () => {
    expect(failed).toBe(500);
    const { path, headers } = errors.received[0] ?? {};
    expect(path).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=publickey/);
    expect(headers?.['content-type']).toBe('application/x-sentry-envelope');
    const event = events().find(({ tags }) => tags?.['route'] === CALLS.register.path);
    expect(event).toMatchObject({
      ...{ level: 'error', platform: 'node', release: expect.stringMatching(/^homeline@\d/) },
      contexts: { trace: { trace_id: expect.any(String) } },
    });
    const [exception] = (event?.exception?.values ?? []) as Exception[];
    expect(Object.keys(exception ?? {}).sort()).toEqual(['stacktrace', 'type']);
    const files = exception?.stacktrace?.frames?.map(({ filename }) => filename) ?? [];
    expect(files).toContain('apps/server/src/facts/begin-application.ts');
    expect(files.filter((file) => !/^(apps|packages)\/(?!.*node_modules)/.test(file ?? ''))).toEqual([]);
  });

  it('is sent for a failed task too', () => {
    expect(events()).toContainEqual(
      expect.objectContaining({ tags: { task: expect.any(String), organisation: 'homeline' } }),
    );
  });
});

it('no trace, log line or report has personal data of messages and addresses', () => {
  const everything = {
    traces: collector.received.map(({ text, headers }) => text + JSON.stringify(headers)).join(),
    reports: errors.received.map(({ text, headers }) => text + JSON.stringify(headers)).join(),
    log: log.join(),
  };
  const personal = [...Object.values(PLANTED), '123456789', 'vendor='];
  for (const [where, text] of Object.entries(everything)) {
    expect(text.length, where).toBeGreaterThan(100);
    expect(
      personal.filter((value) => text.includes(value)),
      where,
    ).toEqual([]);
  }
  expect(everything.traces + everything.reports).not.toContain(uuid);
  expect(everything.log).toContain('SSN …, account …, born …: invalid …');
});
