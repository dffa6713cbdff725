import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const get = (url: string, encodings?: string) =>
  app.http.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

describe('an answer of over 1 kB', () => {
  it('is compressed for a client that accepts gzip, and holds the same', async () => {
    const [plain, packed] = [await get('/openapi.json'), await get('/openapi.json', 'br, gzip;q=0.8')];
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload);
    expect(Number(packed.headers['content-length'])).toBeLessThan(plain.payload.length / 5);
  });

  it.each([undefined, 'identity', 'gzip;q=0', 'br'])('is sent as it is for “%s”', async (encodings) => {
    const { headers, payload } = await get('/openapi.json', encodings);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toBe('accept-encoding');
    expect(JSON.parse(payload)).toBeTruthy();
  });
});

it('leaves a short answer as it is', async () => {
  const { headers, payload } = await get('/healthz', 'gzip');
  expect([headers['content-encoding'], JSON.parse(payload)]).toEqual([undefined, { status: 'alive' }]);
});
