// Proves LW-10.

import { expect, it } from 'vitest';
import { noFacts, withFact } from './facts.ts';
import { floodInsuranceIsRequired } from './flood.selectors.ts';

it.each([
  [
    'in a community that takes part',
    { answer: 'SPECIAL_HAZARD', zone: 'AE', communityParticipates: true },
    true,
  ],
  [
    'not in a community outside the program',
    { answer: 'SPECIAL_HAZARD', zone: 'AE', communityParticipates: false },
    false,
  ],
  ['when nobody said whether it takes part', { answer: 'SPECIAL_HAZARD', zone: 'AE' }, true],
  ['not outside a hazard area', { answer: 'OUT_OF_ZONE' }, false],
] as const)('flood insurance is required %s (42 USC 4012a(b)(1))', (_, value, isRequired) => {
  const facts = withFact(noFacts(), { fact: 'floodDeterminations', value }, '2026-03-10T17:00:00.000Z');
  expect(floodInsuranceIsRequired(facts)).toBe(isRequired);
});
