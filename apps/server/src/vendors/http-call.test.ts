// Proves PR-16, PR-45.

import { afterEach, expect, it } from 'vitest';
import { RETRY_DEFAULTS, sendHttp } from './http-call.ts';
import { forLender, forWaitingPerson, timeoutOfCall } from './lender-of-call.ts';
import { type Recorder, startRecorder } from './testing/recorder.ts';

let provider: Recorder | undefined;
afterEach(() => provider?.stop());

const DATE = 'Tue, 01 Dec 2026 20:00:00 GMT';

/** Calls a provider that limits calls once, and returns the pauses made, with the failure if there is one. */
async function limitedWith(headers: Readonly<Record<string, string>>) {
  provider = await startRecorder(() =>
    provider?.requests.length === 1 ? { status: 429, headers: { date: DATE, ...headers } } : {},
  );
  const waited: number[] = [];
  const patience = { ...RETRY_DEFAULTS, pause: async (ms: number) => waited.push(ms) };
  const sent = await sendHttp({ method: 'POST', url: provider.url, body: {}, once: true }, patience);
  return { waited, failure: sent.ok ? undefined : sent.failure };
}

it.each([
  ['seconds', { 'retry-after': '3' }, 3000],
  ['a date', { 'retry-after': 'Tue, 01 Dec 2026 20:00:04 GMT' }, 4000],
  ['less than our own pause', { 'retry-after': '0' }, 200],
  ['nothing', {}, 200],
  ['a date that has passed', { 'retry-after': 'Tue, 01 Dec 2026 19:00:00 GMT' }, 200],
  ['words', { 'retry-after': 'soon' }, 200],
] as const)('waits before the next attempt as the provider asks, by %s', async (_, headers, pauseMs) => {
  expect(await limitedWith(headers)).toEqual({ waited: [pauseMs], failure: undefined });
});

it('takes as long as the provider is given, but at most 20 seconds while a person waits', () => {
  expect(forLender('homeline', () => timeoutOfCall(90_000))).toBe(90_000);
  expect(forWaitingPerson('homeline', () => timeoutOfCall(90_000))).toBe(20_000);
  expect(forWaitingPerson('homeline', () => timeoutOfCall(5000))).toBe(5000);
  // What a page starts goes on as a task, which nobody waits for.
  expect(forWaitingPerson('homeline', () => forLender('homeline', () => timeoutOfCall(90_000)))).toBe(90_000);
});

it('doesn’t hold a request for longer than five seconds, and reports the pause that the provider asks for', async () => {
  expect(await limitedWith({ 'retry-after': '5' })).toMatchObject({ waited: [5000] });
  expect(await limitedWith({ 'retry-after': '6' })).toEqual({
    waited: [],
    failure: { failed: 'UNREACHABLE', mayHaveActed: false, waitMs: 6000 },
  });
});
