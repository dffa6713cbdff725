// Proves OR-07.

import type { EstimatedLine } from '@homeline/contract/offers/estimate-line.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const ASKED = { amountCents: toCents(60_000), credit: 'VERY_GOOD', termYears: 15 };
const estimated = (query: object = {}, headers = {}) =>
  app.call('estimateLine', { query: { ...ASKED, ...query } as never, headers });

it('estimates a line for any visitor by the page’s lender’s rules', async () => {
  const own = (await estimated()).body as EstimatedLine;
  const other = (await estimated({}, { 'x-org': 'harborview' })).body as EstimatedLine;
  expect(own.estimate?.aprPct.from).toBeGreaterThan(0);
  expect(other.estimate?.aprPct.from).toBeGreaterThan(0);
  expect(other.estimate).not.toEqual(own.estimate);
});

it('returns no estimate when the lender doesn’t offer the line', async () => {
  expect((await estimated({ amountCents: toCents(400_000), credit: 'LOWER' })).body).not.toHaveProperty(
    'estimate',
  );
});

it('refuses an invalid amount, credit range or term, and says which', async () => {
  for (const wrong of [{ amountCents: 'much' }, { credit: 'PERFECT' }, { termYears: 7 }]) {
    const { status, body } = await estimated(wrong);
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual(Object.keys(wrong));
  }
});
