import { expect, it } from 'vitest';
import { loggerFor } from '../http/log.ts';
import { createTimers } from './timer.ts';

const log = loggerFor({ level: 'silent' });

it('waits for the run in progress on stop, and starts no other', async () => {
  const running = Promise.withResolvers<void>();
  const runs: string[] = [];
  const timers = createTimers(log, ({ name }) => void runs.push(name));
  timers.repeatEvery(1, 'slow', () => running.promise);
  const stopped = timers.stop();
  expect(runs).toEqual([]);
  running.resolve();
  await stopped;
  expect(runs).toEqual(['slow']);
});

it('signals a long run to end early on stop', async () => {
  const timers = createTimers(log, () => {});
  const told = Promise.withResolvers<void>();
  timers.repeatEvery(1, 'long', (stopped) => {
    stopped.addEventListener('abort', () => told.resolve());
    return told.promise;
  });
  await timers.stop();
  await told.promise;
});

it('gives up on a run that never ends on stop', async () => {
  const timers = createTimers(log, () => {}, {}, 1);
  timers.repeatEvery(1, 'endless', () => new Promise(() => {}));
  await timers.stop();
});
