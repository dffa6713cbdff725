import { isListenedTo } from '@homeline/domain/client-state/polling.ts';
import { STEPS } from '@homeline/domain/workflow/steps.ts';
import { expect, test } from 'vitest';
import { OWNER_WORDS, WAIT_WORDS } from './wait-words.ts';

const waits = STEPS.filter(({ kind }) => isListenedTo({ kind, pollWaiting: false, skipsPolling: false }));

test('every wait and review has words, and nothing else has', () => {
  expect(Object.keys(WAIT_WORDS).toSorted()).toEqual(waits.map(({ id }) => id).toSorted());
});

test('everyone who may act has a name', () => {
  expect(waits.filter((step) => !('owner' in step) || !OWNER_WORDS[step.owner])).toEqual([]);
});
