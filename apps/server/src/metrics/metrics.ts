import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Run } from '../jobs/timer.ts';
import type { Log } from '../log.ts';
import type { Validity } from '../pdf/certificate-validity.ts';
import type { WatchedCall } from '../vendors/watch.ts';
import { applicationsByStep, tasksByState } from './counted-rows.ts';

/** What a monitoring system reads of this server. Labels name calls, steps, tasks, providers and lenders, never a person. */
export type Metrics = {
  providerCalled(call: WatchedCall): void;
  jobRan(run: Run): void;
  /** Times every request to a server. */
  watchRequests(server: FastifyInstance): void;
  /** Returns every metric in the text form of Prometheus. */
  text(): Promise<string>;
  stop(): Promise<void>;
};

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const NANOSECONDS = 1e9;

/**
 * Counts what happens in this process from now on. Queries what the database knows whenever the text is read.
 * @param certificate when the installation's certificate holds; undefined before it has one
 */
export function createMetrics(
  { db, connections }: Pick<Database, 'db' | 'connections'>,
  log: Log,
  certificate: () => Validity | undefined,
): Metrics {
  const reader = new PrometheusExporter({ preventServerStart: true });
  const provider = new MeterProvider({ readers: [reader] });
  const meter = provider.getMeter('homeline');
  const histogram = (name: string, description: string) =>
    meter.createHistogram(name, { description, advice: { explicitBucketBoundaries: SECONDS } });
  const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description });

  const requests = histogram(
    'homeline_request_seconds',
    'Answered requests, by the pattern of their address',
  );
  const calls = histogram('homeline_provider_call_seconds', 'Calls to providers with their retries');
  const runs = histogram('homeline_job_seconds', 'Runs of the repeating jobs');

  const applications = gauge('homeline_applications', 'Applications, by lender and step');
  applications.addCallback(async (result) => {
    for (const { count, ...labels } of await applicationsByStep(db)) result.observe(count, labels);
  });
  const tasks = gauge('homeline_tasks', 'Runs of tasks that have not ended, by state');
  const oldest = gauge('homeline_task_oldest_seconds', 'How long the oldest of these runs has existed');
  meter.addBatchObservableCallback(
    async (result) => {
      for (const { count, oldestSeconds, ...labels } of await tasksByState(db)) {
        result.observe(tasks, count, labels);
        result.observe(oldest, oldestSeconds, labels);
      }
    },
    [tasks, oldest],
  );
  if (connections)
    gauge('homeline_database_connections', 'Connections of this process to the database').addCallback(
      (result) => {
        for (const [state, count] of Object.entries(connections())) result.observe(count, { state });
      },
    );
  gauge('homeline_document_certificate_end_seconds', 'When it ends, in Unix time').addCallback((result) => {
    const until = certificate()?.until.getTime();
    if (until !== undefined) result.observe(until / 1000);
  });
  const delay = monitorEventLoopDelay();
  delay.enable();
  gauge('homeline_event_loop_delay_seconds', 'The 99th percentile since the last reading').addCallback(
    (result) => {
      result.observe(delay.percentile(99) / NANOSECONDS);
      delay.reset();
    },
  );
  gauge('homeline_memory_bytes', 'Resident memory of this process').addCallback((result) =>
    result.observe(process.memoryUsage.rss()),
  );

  return {
    providerCalled({ port, provider: name, failed, tookMs }) {
      calls.record(tookMs / 1000, { port, provider: name, outcome: failed ?? 'ANSWERED' });
    },
    jobRan({ name, tookMs, failure }) {
      runs.record(tookMs / 1000, { job: name, outcome: failure ? 'FAILED' : 'DONE' });
    },
    watchRequests(server) {
      server.addHook(
        'onResponse',
        async ({ method, routeOptions: { url = '*' } }, { statusCode, elapsedTime }) => {
          requests.record(elapsedTime / 1000, { method, route: url, status: String(statusCode) });
        },
      );
      gauge('homeline_sockets', 'Open websockets of pages').addCallback((result) =>
        result.observe(server.websocketServer.clients.size),
      );
    },
    async text() {
      const { resourceMetrics, errors } = await reader.collect();
      // If the database can't be read, the other metrics are still returned.
      for (const error of errors) log.warn({ failure: String(error) }, 'A metric could not be read');
      return new PrometheusSerializer('', false, undefined, true, true).serialize(resourceMetrics);
    },
    async stop() {
      delay.disable();
      await provider.shutdown();
    },
  };
}
