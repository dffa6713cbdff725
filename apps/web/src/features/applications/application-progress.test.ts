import { expect, test } from 'vitest';
import { progressItems } from './application-progress.tsx';

const stages = [
  'INITIAL',
  'PRODUCT_SELECT',
  'MORE_INFO',
  'LINK_INCOME',
  'ID_UPLOAD',
  'SIGNING',
  'ENOTARY',
  'COMPLETE',
] as const;

test('the sidebar shows seven steps, the current one and the answers of those that are done', () => {
  const items = progressItems({
    stage: 'MORE_INFO',
    stages: [...stages],
    done: [
      { stage: 'INITIAL', answer: 'Avery Happy' },
      { stage: 'PRODUCT_SELECT', answer: '$75,000 over 15 years' },
    ],
  });
  expect(items.map(({ title, state }) => [title, state])).toEqual([
    ['Basic Info', 'DONE'],
    ['Select Offer', 'DONE'],
    ['Provide More Info', 'CURRENT'],
    ['Link Income Sources', 'AHEAD'],
    ['Verify Identity', 'AHEAD'],
    ['Sign Documents', 'AHEAD'],
    ['Talk to eNotary', 'AHEAD'],
  ]);
  expect(items[1]?.answer).toBe('$75,000 over 15 years');
});

test('a manual notary takes the place of the remote one', () => {
  const manual = stages.map((stage) => (stage === 'ENOTARY' ? 'MANUAL_NOTARY' : stage));
  expect(progressItems({ stage: 'INITIAL', stages: manual, done: [] }).at(-1)?.title).toBe(
    'Schedule Notary Session',
  );
});

test('at the end every step is done', () => {
  expect(
    progressItems({ stage: 'COMPLETE', stages: [...stages], done: [] }).every(
      ({ state }) => state === 'DONE',
    ),
  ).toBe(true);
});
