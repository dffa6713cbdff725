// Proves IN-08.

import { expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { startReceiver } from '../testing/receiver.ts';
import { createTracing } from './otlp.ts';

const START = { name: 'task sampled', kind: 'TASK' } as const;
const MOST_WAITING = 2048;
const AT_ONCE = 512;

function tracingTo(port: number) {
  const logged: string[] = [];
  const line = (_fields: object, message: string) => void logged.push(message);
  const log = { info: line, warn: line, error: line };
  return { logged, tracing: createTracing(`http://127.0.0.1:${port}/v1/traces`, '1.0.0', log) };
}

it('keeps a bounded number of spans for a collector that never answers, and stops all the same', async () => {
  const collector = await startReceiver();
  collector.behave('SILENT');
  const { tracing } = tracingTo(collector.port);
  const startedMs = performance.now();
  for (let count = 0; count < 20_000; count += 1) tracing.begin(START).end();
  expect(performance.now() - startedMs).toBeLessThan(5000);
  await tracing.stop();
  const sent = collector.received.reduce((sum, { text }) => sum + (text.match(/"spanId"/g)?.length ?? 0), 0);
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(MOST_WAITING + AT_ONCE);
  await collector.stop();
});

it('says once in the log that nobody takes the traces', async () => {
  const { logged, tracing } = tracingTo(await freePort());
  for (let count = 0; count < 2 * AT_ONCE; count += 1) tracing.begin(START).end();
  await expect.poll(() => logged.length, { timeout: 20_000 }).toBe(1);
  expect(logged).toEqual(['The collector takes no traces: they are lost']);
  await tracing.stop();
});

it('starts a new trace if the header is invalid, and names its spans to those who continue it', () => {
  const { tracing } = tracingTo(9);
  for (const traceparent of ['', 'anything', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])
    expect(tracing.begin(START, traceparent).traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  const unsampled = tracing.begin(START, '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00');
  expect(unsampled.traceparent).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-00$/);
});
