import { expect, test } from 'vitest';
import { type Facts, noFacts, withFact } from './facts.ts';
import { isManualByLaw, isManualNotary } from './notary.selectors.ts';

const AT = '2026-03-02T15:00:00.000Z';

const homeIn = (state: string): Facts => ({
  ...noFacts(),
  property: { state } as NonNullable<Facts['property']>,
});
const inPerson = (facts: Facts) => withFact(facts, { fact: 'manualNotaryChoice', value: {} }, AT);
const byVideo = (facts: Facts) => withFact(facts, { fact: 'remoteNotaryChoices', value: {} }, AT);

test('a borrower can switch between an in-person and a remote notary more than once', () => {
  const chosen = inPerson(homeIn('OH'));
  expect([chosen, byVideo(chosen), inPerson(byVideo(chosen))].map(isManualNotary)).toEqual([
    true,
    false,
    true,
  ]);
});

test('a borrower cannot switch to a remote notary in a state that requires one in person', () => {
  const home = homeIn('GA');
  expect([isManualByLaw(home), isManualNotary(byVideo(home))]).toEqual([true, true]);
});
