import { expect, test } from 'vitest';
import { toCents } from '../money/cents.ts';
import { AssetsForm } from './assets.facts.ts';

const linked = (checkingSavings: number, retirement: number) =>
  AssetsForm.safeParse({
    answer: 'LINKED',
    checkingSavingsCents: toCents(checkingSavings),
    brokerageCents: toCents(0),
    retirementCents: toCents(retirement),
  });

test('linked assets need a balance above zero in at least one category', () => {
  expect(linked(0, 0).error?.issues).toMatchObject([
    { path: ['checkingSavingsCents'], message: 'Enter at least one amount' },
  ]);
  expect(linked(0, 25_000).success).toBe(true);
  expect(AssetsForm.safeParse({ answer: 'SKIPPED' }).success).toBe(true);
});
