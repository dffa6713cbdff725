import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({}, { HEALTH_PORT: '0' });
});
afterAll(() => app.stop());

it('serves the health checks only on their own port', async () => {
  const url = await app.health?.listen({ host: '127.0.0.1', port: 0 });
  const ask = async (path: string) => (await fetch(`${url}${path}`)).json();
  expect(await ask('/healthz')).toEqual({ status: 'alive' });
  expect(await ask('/readyz')).toEqual({ status: 'ready', uploads: 'ENOUGH' });
  expect((await fetch(`${url}/openapi.json`)).status).toBe(404);
  expect((await app.send({ url: '/readyz' })).body).not.toMatchObject({ status: 'ready' });
});

it('reports an unavailable database without details', async () => {
  const closed = await testApp({}, { HEALTH_PORT: '0' });
  const url = await closed.health?.listen({ host: '127.0.0.1', port: 0 });
  await closed.context.database.close();
  const answer = await fetch(`${url}/readyz`);
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(await answer.json()).toEqual({ status: 'unavailable' });
  await closed.stop().catch(() => {});
});
