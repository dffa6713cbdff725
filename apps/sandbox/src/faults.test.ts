import { expect, it } from 'vitest';
import { type Fault, takeFault } from './faults.ts';

const state = (...credit: Fault[]) => ({ faults: { credit } as Record<string, Fault[]> });

it('a fault counts down and ends', () => {
  const twice = state({ name: 'DOWN', calls: 2, ms: 0 });
  expect(takeFault(twice, 'credit', 'REQUEST')?.name).toBe('DOWN');
  expect(takeFault(twice, 'credit', 'REQUEST')?.name).toBe('DOWN');
  expect(takeFault(twice, 'credit', 'REQUEST')).toBeUndefined();
});

it('a fault is of one port, and of its requests or its webhooks', () => {
  const both = state({ name: 'LATE_WEBHOOK', calls: 1, ms: 0 }, { name: 'SLOW', calls: 1, ms: 50 });
  expect(takeFault(both, 'title', 'REQUEST')).toBeUndefined();
  expect(takeFault(both, 'credit', 'REQUEST')).toMatchObject({ name: 'SLOW', ms: 50 });
  expect(takeFault(both, 'credit', 'REQUEST')).toBeUndefined();
  expect(takeFault(both, 'credit', 'WEBHOOK')?.name).toBe('LATE_WEBHOOK');
});
