// Proves IN-16.

import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CALLS } from '@homeline/contract/calls.ts';
import { createBucket, serveS3 } from '@homeline/sandbox/s3/s3.ts';
import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REGISTRATION } from '../../apps/server/src/testing/app.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { startReceiver } from '../../apps/server/src/testing/receiver.ts';
import { ROOT } from '../../scripts/processes.ts';
import { people } from '../personas/people.ts';
import { type Installation, startInstallation } from './installation.ts';
import { completeApplication } from './traveller.ts';

const TIMEOUT_MS = 280_000;
const FAILING = `create function fail_application() returns trigger language plpgsql as
  $$begin raise exception 'born 1981-04-12'; end$$;
  create trigger fail before insert on application for each row execute function fail_application()`;

describe.runIf(process.env['TEST_LONG'])('the build with everything that watches it, and a bucket', () => {
  const bucket = createBucket('files');
  const s3 = Fastify({ bodyLimit: 40_000_000, forceCloseConnections: true });
  let build: string;
  let collector: Awaited<ReturnType<typeof startReceiver>>;
  let reports: Awaited<ReturnType<typeof startReceiver>>;
  let installation: Installation;
  let settings: Record<string, string>;
  let health: string;
  let log = '';
  beforeAll(async () => {
    build = join(mkdtempSync(join(tmpdir(), 'homeline-build-')), 'homeline');
    cpSync(join(ROOT, 'dist'), build, { recursive: true });
    serveS3(s3, bucket);
    [collector, reports] = await Promise.all([startReceiver(), startReceiver()]);
    const healthPort = await freePort();
    health = `http://127.0.0.1:${healthPort}`;
    settings = {
      ...{ LOG_LEVEL: 'info', LOG_FORMAT: 'json', METRICS: 'on', HEALTH_PORT: String(healthPort) },
      TRACES_URL: `http://127.0.0.1:${collector.port}/v1/traces`,
      SENTRY_DSN: `http://publickey@127.0.0.1:${reports.port}/42`,
      S3_URL: `${await s3.listen({ port: 0, host: '127.0.0.1' })}/s3/files`,
      S3_ACCESS_KEY_ID: bucket.keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.keys.secretAccessKey,
    };
    const onLog = (text: string) => {
      log += text;
    };
    installation = await startInstallation('postgres', settings, { startsServer: false, build, onLog });
    await installation.startServer(health);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await installation?.stop();
    await s3.close();
    await collector?.stop();
    await reports?.stop();
  });

  it(
    'takes a borrower to a funded line, tells each watcher what it should, and its audit reads the bucket',
    async () => {
      const person = people.find(({ id }) => id === 'T01') ?? expect.fail();
      expect((await completeApplication(installation, person)).steps.at(-1)).toBe('COMPLETE');
      await expect.poll(() => bucket.objects.size).toBeGreaterThan(20);
      for (const { bytes } of bucket.objects.values()) expect(bytes.includes('%PDF')).toBe(false);

      await runSql(FAILING);
      const init = {
        method: 'POST',
        body: JSON.stringify(REGISTRATION),
        headers: { 'content-type': 'application/json' },
      };
      expect((await fetch(installation.url + CALLS.register.path, init)).status).toBe(500);
      await expect.poll(() => reports.received.length).toBeGreaterThan(0);
      // An envelope's lines: its header, the header of its item, the event.
      const event = JSON.parse(reports.received[0]?.text.split('\n')[2] ?? '');
      const files = event.exception.values[0].stacktrace.frames.map(
        ({ filename }: { filename: string }) => filename,
      );
      expect(files.length).toBeGreaterThan(0);
      expect(files.filter((file: string) => !/^programs\/[\w-]+\.js$/.test(file))).toEqual([]);
      expect(reports.received.map(({ text }) => text).join()).not.toContain('1981-04-12');

      const metrics = await (await fetch(`${health}/metrics`)).text();
      expect(metrics).toMatch(/^homeline_\w+\{.*\} [1-9]/m);
      const env = { ...process.env, ...settings, ...installation.sharedSettings() };
      await installation.stopServer();
      const audited = await promisify(execFile)(join(build, 'bin/homeline'), ['audit'], {
        env: { ...env, DATA_DIR: installation.dataDir() },
      });
      expect(audited.stdout).toMatch(/homeline: applications 1, events \d{2,}.*[\s\S]*, findings 0\n$/);

      const sent = collector.received.flatMap(
        ({ text }) => JSON.parse(text).resourceSpans[0].scopeSpans[0].spans,
      );
      const names = new Set(sent.map(({ name }) => name));
      expect([...names]).toEqual(
        expect.arrayContaining(['provider credit', 'task pullSoftCredit', 'transaction']),
      );
      expect([...names].filter((name) => name.startsWith('job '))).not.toEqual([]);
      const lines = log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      for (const line of lines)
        expect(line).toMatchObject({
          time: expect.any(String),
          level: expect.any(String),
          message: expect.any(String),
        });
      const traced = new Set(sent.map(({ traceId }) => traceId));
      expect(lines.filter(({ trace_id }) => traced.has(trace_id)).length).toBeGreaterThan(50);
    },
    TIMEOUT_MS,
  );

  async function runSql(statements: string): Promise<void> {
    const client = new pg.Client(installation.sharedSettings()['DATABASE_URL']);
    await client.connect();
    await client.query(statements);
    await client.end();
  }
});
