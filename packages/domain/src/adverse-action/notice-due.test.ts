import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { noticeDueBy } from './notice-due.ts';

describe('the clock of a notice, 12 CFR 1002.9', () => {
  it.each([
    ['COMPLETED_APPLICATION', '2026-04-01'],
    ['INCOMPLETE_APPLICATION', '2026-04-01'],
    ['COUNTER_OFFER', '2026-05-31'],
    ['ADVERSE_ACTION_ON_ACCOUNT', '2026-04-01'],
  ] as const)('%s on 2026-03-02 is due by %s', (clock, dueBy) => {
    expect(noticeDueBy(clock, civilDate('2026-03-02'))).toBe(dueBy);
  });
});
