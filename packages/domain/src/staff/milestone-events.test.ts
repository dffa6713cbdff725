// Proves CO-16.

import { expect, it } from 'vitest';
import { MILESTONES } from './cohorts.ts';
import { eventsReaching } from './milestone-events.ts';

it('counts an application at every milestone before the one it reached', () => {
  const [, ...later] = MILESTONES;
  for (const [index, milestone] of later.entries()) {
    const earlier = later[index - 1];
    if (earlier)
      expect(eventsReaching(earlier)).toEqual(expect.arrayContaining([...eventsReaching(milestone)]));
  }
});

it('doesn’t count an end or a referral as progress', () => {
  const events = MILESTONES.flatMap(eventsReaching);
  for (const step of [
    'DECLINED',
    'CANCELLED',
    'RESCINDED',
    'INACTIVE',
    'ON_HOLD',
    'UNKNOWN',
    'CREDIT_SCORE_DECLINE',
  ])
    expect(events).not.toContain(`step ${step}`);
});

it('counts recording as funded, and a submission declined immediately as submitted', () => {
  expect(eventsReaching('FUNDED')).toEqual(['step RECORDING', 'step COMPLETE']);
  expect(eventsReaching('SUBMITTED')).toContain('fact applicationSubmission');
});
