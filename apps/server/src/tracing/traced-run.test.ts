// Proves IN-08.

import { expect, it } from 'vitest';
import { createTimers } from '../jobs/timer.ts';
import { startReceiver } from '../testing/receiver.ts';
import { createTracing } from './otlp.ts';
import { currentSpan, inSpan } from './span.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

it('traces each run of a repeating job that did something or failed, and none that found nothing to do', async () => {
  const collector = await startReceiver();
  const tracing = createTracing(`http://127.0.0.1:${collector.port}/v1/traces`, '1.0.0', log);
  const runs = new Set<string>();
  const traceOfFailure: (string | undefined)[] = [];
  const error = () => void traceOfFailure.push(currentSpan()?.traceId);
  const timers = createTimers({ ...log, error }, ({ name }) => void runs.add(name), { tracing });
  timers.repeatEvery(60_000, 'idle', async () => {});
  timers.repeatEvery(60_000, 'outbox', () =>
    inSpan({ name: 'transaction', kind: 'TRANSACTION' }, async () => {}),
  );
  timers.repeatEvery(60_000, 'sweep', () => Promise.reject(new TypeError('no')));
  await expect.poll(() => runs.size).toBe(3);
  await timers.stop();
  await tracing.stop();

  const sent = collector.received.flatMap(
    ({ text }) => JSON.parse(text).resourceSpans[0].scopeSpans[0].spans,
  );
  const one = (name: string) => sent.find((span) => span.name === name);
  expect(sent.map(({ name }) => name).toSorted()).toEqual(['job outbox', 'job sweep', 'transaction']);
  expect(one('job outbox')).not.toHaveProperty('parentSpanId');
  expect(one('transaction')).toMatchObject({ parentSpanId: one('job outbox').spanId });
  expect(one('job sweep')).toMatchObject({ status: { code: 2 }, traceId: traceOfFailure[0] });
  expect(one('job sweep').attributes).toEqual([
    { key: 'homeline.job', value: { stringValue: 'sweep' } },
    { key: 'error.type', value: { stringValue: 'TypeError' } },
  ]);
  await collector.stop();
});
