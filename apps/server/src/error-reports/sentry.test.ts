// Proves IN-10.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { startReceiver } from '../testing/receiver.ts';
import { createErrorReports } from './sentry.ts';

const MOST_WAITING = 32;

let service: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  service = await startReceiver();
});
afterEach(() => service.stop());

function reportsTo(port: number) {
  const logged: string[] = [];
  const line = (_fields: object, message: string) => void logged.push(message);
  const log = { info: line, warn: line, error: line };
  return { logged, reports: createErrorReports(`http://key@127.0.0.1:${port}/7`, '1.0.0', log) };
}

/** Returns an error of a class of its own. */
const errorNamed = (name: string, cause?: Error) => Object.assign(new Error('secret', { cause }), { name });

it('reports an error with its causes, and the same one once a minute', async () => {
  const { reports } = reportsTo(service.port);
  const error = errorNamed('Outer', errorNamed('Inner'));
  expect(reports.send(error, { job: 'sweep' })).toMatch(/^[0-9a-f]{32}$/);
  expect(reports.send(error, { job: 'sweep' })).toBeUndefined();
  await reports.stop();
  expect(service.received).toHaveLength(1);
  const [header, item, event] = (service.received[0]?.text ?? '').split('\n').map((line) => JSON.parse(line));
  expect([header.event_id, item.type]).toEqual([event.event_id, 'event']);
  expect(event.exception.values.map(({ type }: { type: string }) => type)).toEqual(['Inner', 'Outer']);
  expect(service.received[0]?.text).not.toContain('secret');
});

it('sends nothing while the service asks to wait', async () => {
  service.behave({ status: 429, headers: { 'retry-after': '60' } });
  const { reports } = reportsTo(service.port);
  reports.send(errorNamed('First'), {});
  await reports.stop();
  reports.send(errorNamed('Second'), {});
  await reports.stop();
  expect(service.received).toHaveLength(1);
});

it('drops reports for a service that never answers', async () => {
  service.behave('SILENT');
  const { reports } = reportsTo(service.port);
  for (let count = 0; count < 150; count += 1) reports.send(errorNamed(`Error${count}`), {});
  await reports.stop();
  expect(service.received.length).toBeGreaterThan(0);
  expect(service.received.length).toBeLessThanOrEqual(MOST_WAITING);
});

it('says once in the log that errors can’t be reported', async () => {
  const { logged, reports } = reportsTo(await freePort());
  for (const name of ['First', 'Second']) {
    reports.send(errorNamed(name), {});
    await reports.stop();
  }
  expect(logged).toEqual(['Errors can’t be reported']);
});
