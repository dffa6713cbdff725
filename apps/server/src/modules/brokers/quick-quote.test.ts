// Proves RO-12.

import { randomUUID } from 'node:crypto';
import type { QuickQuote } from '@homeline/contract/brokers/quick-quote.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts';
import { addOriginator } from '../accounts/originators.ts';

const FIGURES = {
  state: 'OH',
  propertyType: 'SINGLE_FAMILY',
  occupancy: 'PRIMARY',
  homeValueCents: toCents(500_000),
  liensCents: toCents(250_000),
  scoreFrom: '760',
  monthlyIncomeCents: toCents(9800),
  monthlyDebtsCents: toCents(2000),
  amountCents: toCents(80_000),
};

let app: TestApp;
let jwt: string;
beforeAll(async () => {
  app = await testApp();
  const email = `${randomUUID()}@broker.example.com`;
  await addOriginator(app.context, {
    ...{ organisation: 'homeline', email, password: PASSWORD, name: 'Olive Originator' },
    ...{ phone: '(555) 555-0177', nmls: '445566', states: ['OH', 'TX'] },
  });
  ({ jwt } = (await app.call('logIn', { body: { email, password: PASSWORD } })).body as { jwt: string });
});
afterAll(() => app.stop());

const quote = (change: object = {}) => app.call('getQuickQuote', { jwt, body: { ...FIGURES, ...change } });

/** The rows of every table that a quote could have written to. */
async function rows() {
  const { rows: counts } = await sql<{ facts: number; applications: number; clients: number; terms: number }>`
    select (select count(*) from fact)::int as facts, (select count(*) from application)::int as applications,
      (select count(*) from originator_client)::int as clients, (select count(*) from terms_ledger)::int as terms`.execute(
    app.context.db,
  );
  return counts;
}

describe('a quick quote of a loan originator', () => {
  it('has each term’s rate, APR and payment by the current rate sheet, and stores nothing', async () => {
    const before = await rows();
    const { status, body } = await quote();
    const { terms, sheet } = body as QuickQuote;
    expect(status).toBe(200);
    expect(sheet).toBe(app.context.rulebooks.get('homeline').sheets.at(-1)?.version);
    expect(terms.map(({ termYears }) => termYears)).toEqual([5, 10, 15, 20, 30]);
    for (const { aprPct, noteRatePct, monthlyPaymentCents } of terms) {
      expect(aprPct).toBeGreaterThan(noteRatePct);
      expect(monthlyPaymentCents).toBeGreaterThan(0);
    }
    expect(await rows()).toEqual(before);
  });

  it.each([
    [{ amountCents: toCents(200_000) }, 'amountCents', /^Must be \$[\d,]+ or less/],
    [{ scoreFrom: '300' }, 'scoreFrom', /^We lend from a score of/],
    [{ homeValueCents: undefined }, 'homeValueCents', /^Required/],
  ])('of %o says what to change', async (change, field, words) => {
    expect(await quote(change)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: { [field]: expect.stringMatching(words) } },
    });
  });

  it('is refused in states without the originator’s license, and to anyone else', async () => {
    expect((await quote({ state: 'WA' })).body).toMatchObject({ code: 'STATE_NOT_LICENSED' });
    const { jwt: borrower } = await app.register();
    expect(await app.call('getQuickQuote', { jwt: borrower, body: FIGURES })).toMatchObject({ status: 404 });
  });
});
