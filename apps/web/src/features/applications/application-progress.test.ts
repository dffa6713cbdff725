// Proves SH-06.

import { expect, test } from 'vitest';
import { progressItems as itemsOf } from './application-progress.tsx';

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

type Progress = Parameters<typeof itemsOf>[0]['status']['progress'];

const progressItems = (progress: Progress, page = 'start/hmda', returnTo?: string) =>
  itemsOf({ uuid: 'one', page, status: { page: 'start/hmda', kind: 'BORROWER_ACTION', progress } }, returnTo);

test('shows seven steps, the current one, and the answers of each completed step', () => {
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

const asked: Progress = {
  stage: 'MORE_INFO',
  stages: [...stages],
  done: [
    { stage: 'INITIAL', answer: 'Avery Happy' },
    { stage: 'PRODUCT_SELECT', answer: '$75,000 over 15 years' },
  ],
};

test('links a completed step to its answers, and those back to the page they were opened from', () => {
  const opened = (items: ReturnType<typeof progressItems>) => items.map(({ to }) => to);
  expect(opened(progressItems(asked)).slice(0, 4)).toEqual([
    '/one/answers/initial?returnTo=start%2Fhmda',
    '/one/answers/product-select?returnTo=start%2Fhmda',
    undefined,
    undefined,
  ]);
  expect(opened(progressItems(asked, 'answers/initial', 'start/contact')).slice(1, 3)).toEqual([
    '/one/answers/product-select?returnTo=start%2Fcontact',
    '/one/start/hmda',
  ]);
});

test('shows Select Offer on the offers page, also after a later step was reached', () => {
  const shown = (page: string) => progressItems(asked, page).find(({ isShown }) => isShown)?.title;
  expect(shown('product/select')).toBe('Select Offer');
  expect(shown('start/hmda')).toBe('Provide More Info');
  expect(shown('answers/initial')).toBe('Basic Info');
});

test('shows the manual notary instead of the remote one', () => {
  const manual = stages.map((stage) => (stage === 'ENOTARY' ? 'MANUAL_NOTARY' : stage));
  expect(progressItems({ stage: 'INITIAL', stages: manual, done: [] }).at(-1)?.title).toBe(
    'Schedule Notary Session',
  );
});

test('shows every step as completed at the end', () => {
  expect(
    progressItems({ stage: 'COMPLETE', stages: [...stages], done: [] }).every(
      ({ state }) => state === 'DONE',
    ),
  ).toBe(true);
});

test('names what the page asks for where the stage’s name doesn’t say it', () => {
  const at = (page: string) => {
    const status = {
      page,
      kind: 'BORROWER_ACTION',
      progress: { ...asked, stage: 'LINK_INCOME' },
    } as const;
    return itemsOf({ uuid: 'one', page, status }).flatMap(({ title, part }) => (part ? [[title, part]] : []));
  };
  expect(at('bank/disburse')).toEqual([['Link Income Sources', 'Bank account']]);
  expect(at('income/review')).toEqual([]);
});
