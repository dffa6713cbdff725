// Proves DS-10, IN-04.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { type AppWithProviders, workingApp } from '../testing/journey.ts';

const PACKAGING = join(import.meta.dirname, '../../../../packaging');

let app: AppWithProviders;
let address: string;
beforeAll(async () => {
  app = await workingApp([], { environment: { HEALTH_PORT: '0', METRICS: 'on' } });
  address = (await app.health?.listen({ host: '127.0.0.1', port: 0 })) ?? '';
});
afterAll(() => app.stop());

const read = async () => (await fetch(`${address}/metrics`)).text();
const lineOf = async (start: RegExp) => (await read()).split('\n').find((line) => start.test(line));

describe('the metrics', () => {
  it('count requests by route pattern and status', async () => {
    await app.call('getStatus', { params: { uuid: crypto.randomUUID() } });
    expect(await lineOf(/^homeline_request_seconds_count.*uuid\/status.*status="401"/)).toMatch(/ 1$/);
  });

  it('report applications by step, provider responses and queued tasks', async () => {
    const { uuid, jwt } = await app.register();
    await app.call('getStatus', { params: { uuid }, jwt });
    expect(await lineOf(/^homeline_applications\{organisation="homeline"/)).toMatch(/ 1$/);
    await app.context.jobs.enqueuePoll(app.context.db, 'pullSoftCredit', {
      ...{ organisation: 'homeline', applicationId: uuid, enteredSeq: 1 },
    });
    expect(await read()).toContain('# TYPE homeline_tasks gauge');
    app.context.activity.providerCalled({
      ...{ port: 'credit', provider: 'bridge', failed: 'TIMEOUT', tookMs: 1200, isCharged: false },
    });
    expect(await lineOf(/^homeline_provider_call_seconds_sum.*TIMEOUT/)).toMatch(/ 1\.2$/);
  });

  it('tell when the certificate that signs documents ends', async () => {
    const { certificate } = await app.context.documentSeal();
    const line = await lineOf(/^homeline_document_certificate_end_seconds /);
    expect(Number(line?.split(' ')[1])).toBe(certificate.validity.until.getTime() / 1000);
  });

  it('contain no personal data', async () => {
    const { uuid } = await app.register({ email: 'somebody@example.com' });
    const text = await read();
    for (const personal of [uuid, 'somebody', 'Avery']) expect(text).not.toContain(personal);
  });

  it('have every metric name used by the dashboard and alerts', async () => {
    const known = new Set((await read()).match(/^homeline_\w+/gm));
    // The embedded database has no connections to count.
    if (!app.context.database.connections) known.add('homeline_database_connections');
    const asked = globSync(`${PACKAGING}/{grafana,prometheus}/*`).flatMap(
      (file) => readFileSync(file, 'utf8').match(/homeline_\w+/g) ?? [],
    );
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it('are served even without a database', async () => {
    const closed = await testApp({}, { HEALTH_PORT: '0', METRICS: 'on' });
    const url = await closed.health?.listen({ host: '127.0.0.1', port: 0 });
    await closed.context.database.close();
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('homeline_memory_bytes');
    await closed.stop().catch(() => {});
  });

  it('are off by default', async () => {
    const off = await testApp({}, { HEALTH_PORT: '0' });
    const url = await off.health?.listen({ host: '127.0.0.1', port: 0 });
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    await off.stop();
  });
});
