// Proves CH-18.

import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { type Recorder, startRecorder } from '../testing/recorder.ts';
import { ask } from './request.ts';

const DATE = 'Tue, 01 Dec 2026 20:00:00 GMT';
const SECONDS = Date.parse(DATE) / 1000;

let provider: Recorder;
afterEach(() => provider.stop());

/** Returns how long we wait after an answer with these headers. */
async function waitAfter(headers: Record<string, string>, status = 429): Promise<number | undefined> {
  provider = await startRecorder(() => ({ status, headers: { date: DATE, ...headers } }));
  const reply = await ask({ url: provider.url, method: 'GET', headers: {} }, z.object({}));
  expect(reply).toMatchObject({ ok: false, failure: { failed: 'UNAVAILABLE', status } });
  return reply.ok ? undefined : reply.failure.waitMs;
}

it.each([
  ['seconds of Retry-After', { 'retry-after': '7' }],
  ['a date of Retry-After', { 'retry-after': 'Tue, 01 Dec 2026 20:00:07 GMT' }],
  ['X-RateLimit-Reset, as Stream sends it', { 'x-ratelimit-reset': String(SECONDS + 7) }],
])('waits as long as a provider requests by %s', async (_, headers) => {
  expect(await waitAfter(headers)).toBe(7000);
});

it.each([
  ['doesn’t say', {}],
  ['says nothing that we understand', { 'retry-after': 'soon', 'x-ratelimit-reset': '1, 1' }],
  ['names a time that has passed', { 'retry-after': 'Tue, 01 Dec 2026 19:00:00 GMT' }],
  ['names a time far away', { 'x-ratelimit-reset': String(SECONDS + 86_400) }],
])('uses its own backoff when a provider %s', async (_, headers) => {
  expect(await waitAfter(headers)).toBeUndefined();
});

it('ignores Stream’s quota headers on other errors', async () => {
  expect(await waitAfter({ 'x-ratelimit-reset': String(SECONDS + 7) }, 503)).toBeUndefined();
});
