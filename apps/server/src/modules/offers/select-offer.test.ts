// Proves RU-04, RU-41.

import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import type { WordedExplanation } from '@homeline/domain/explanations/worded-explanation.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { drive, type Journey, register } from '../../testing/persona-driver.ts';
import { recordFacts } from '../../testing/stages.ts';

let app: AppWithProviders;
let journey: Journey;
let offers: Offers;

beforeAll(async () => {
  app = await workingApp();
  const person = builtInPersona('t01');
  journey = await register(app, person);
  await drive(journey, '', 'OFFER_SELECTION');
  offers = await journey.call<Offers>('getOffers');
});
afterAll(() => app.stop());

const put = (form: object, version = offers.version) =>
  app.call('selectOffer', {
    params: { uuid: journey.uuid },
    version,
    body: { termYears: 15, lineCents: toCents(75_000), ...form },
    jwt: journey.jwt,
  });

it('returns the policy’s smallest and largest line for this home and score', async () => {
  const line = ({ smallestLineCents, largestLineCents }: Offers) => [smallestLineCents, largestLineCents];
  expect(line(offers)).toEqual([toCents(15_000), toCents(400_000)]);
  const secondHome = await register(app, builtInPersona('t34'));
  await drive(secondHome, '', 'OFFER_SELECTION');
  expect(line(await secondHome.call<Offers>('getOffers'))).toEqual([toCents(15_000), toCents(250_000)]);
});

it('itemizes every cost, and costs from the draw plus cash equal the line', () => {
  expect(offers.offers.length).toBeGreaterThan(1);
  for (const { terms } of offers.offers) {
    const fromDraw = terms.costs.filter((cost) => cost.fromDraw);
    const taken = fromDraw.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(taken + terms.cashToBorrowerCents).toBe(terms.lineAmountCents);
    expect(terms.costs.map(({ kind }) => kind)).toContain('RECORDING_FEE');
  }
});

it.each([
  [{ lineCents: toCents(14_999) }, { lineCents: 'Must be at least $15,000' }],
  [{ lineCents: toCents(400_001) }, { lineCents: 'Cannot be more than $400,000' }],
  [{ lineCents: toCents(75_050) }, { lineCents: 'Must be a multiple of $100' }],
  [{ termYears: 7 }, { termYears: expect.any(String) }],
  [{ feePct: 5 }, { feePct: 'Cannot be more than 4.99%' }],
  [{ feePct: 1.234 }, { feePct: 'Must be one of the offers' }],
  [
    // Over five years debts limit the line. Without a fee, the rate and payment are higher.
    { termYears: 5, lineCents: toCents(102_100), feePct: 0 },
    { feePct: 'Not available with this amount. Choose another fee or a smaller amount.' },
  ],
  [{ lineCents: undefined }, { lineCents: 'Required' }],
])('refuses %j with the field’s error, and chooses nothing', async (form, fields) => {
  expect(await put(form)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', fields } });
  expect((await journey.facts()).offerSelection).toBeUndefined();
});

it('records shown terms in the ledger once, however often they are shown', async () => {
  const shown = () =>
    app.context.db
      .selectFrom('terms_ledger')
      .select('number')
      .where('application_id', '=', journey.uuid)
      .where('shown_where', '=', 'offers')
      .execute();
  expect(await shown()).toHaveLength(1);
  await journey.call('getOffers');
  expect(await shown()).toHaveLength(1);
});

it('records the checksum of both rules that priced the terms', async () => {
  const { sheet, policy } = (await journey.facts()).initialDecisions.at(-1)?.explanation ?? {};
  const rows = await app.context.db
    .selectFrom('terms_ledger')
    .select(['rates_version', 'rates_sha256', 'policy_version', 'policy_sha256'])
    .where('application_id', '=', journey.uuid)
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row).toEqual({
      rates_version: '2026-01-01',
      rates_sha256: sheet?.sha256,
      policy_version: '2026-01-01',
      policy_sha256: policy?.sha256,
    });
  }
});

it('explains a choice line by line down to its quoted rate', async () => {
  const choice = { termYears: 10, lineCents: toCents(60_000), feePct: 1.99 };
  const explained = await journey.call<WordedExplanation>('explainOffer', { body: choice });
  const quoted = await journey.call<Terms>('quoteOffer', { body: choice });
  const rate = explained.sections.find(({ title }) => title === 'Interest rate')?.lines ?? [];
  expect(rate.at(-1)).toEqual({
    label: 'Interest rate, fixed',
    value: formatPct(quoted.noteRatePct, 2),
    isTotal: true,
  });
  expect(rate.find(({ label }) => label === 'Term')).toEqual({
    label: 'Term',
    value: '−0.15%',
    from: '10 years',
    rule: { table: 'Term', row: 2 },
  });
});

it('records the decision’s explanation in the ledger once, with its rule versions', async () => {
  const shown = () =>
    app.context.db
      .selectFrom('terms_ledger')
      .select(['terms', 'rates_version', 'policy_version'])
      .where('application_id', '=', journey.uuid)
      .where('shown_where', '=', 'decision')
      .execute();
  expect(await shown()).toEqual([]);
  const explained = await journey.call<WordedExplanation>('explainDecision');
  await journey.call('explainDecision');
  expect(await shown()).toMatchObject([
    { terms: { explained }, rates_version: '2026-01-01', policy_version: '2026-01-01' },
  ]);
});

it('ignores terms in the request and prices the choice itself', async () => {
  const forged = { terms: { noteRatePct: 0.1, aprPct: 0.1 }, noteRatePct: 0.1 };
  expect(await put(forged)).toMatchObject({ status: 200 });
  const chosen = (await journey.facts()).offerSelection?.terms;
  expect(chosen?.lineAmountCents).toBe(toCents(75_000));
  expect(chosen?.noteRatePct).toBeGreaterThan(5);
});

it('refuses a form with an outdated choice, and returns the current version', async () => {
  const stale = await put({});
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'STALE_VERSION', current: { offerSelection: expect.anything() } },
  });
});

it('preselects a fee that the borrower changed, and none for the one offered first', async () => {
  const wantedAt = async (feePct: number) => {
    const { version } = await journey.call<Offers>('getOffers');
    expect(await put({ feePct }, version)).toMatchObject({ status: 200 });
    return (await journey.call<Offers>('getOffers')).wanted?.feePct;
  };
  expect(await wantedAt(0)).toBe(0);
  expect(await wantedAt(2.99)).toBeUndefined();
});

it('prices and accepts another line until submission', async () => {
  const choice = { termYears: 15, lineCents: toCents(60_000) };
  expect(await journey.call('quoteOffer', { body: choice })).toMatchObject({
    lineAmountCents: choice.lineCents,
  });
  const { version } = await journey.call<Offers>('getOffers');
  expect(await put(choice, version)).toMatchObject({ status: 200 });
  expect((await journey.facts()).offerSelection?.terms.lineAmountCents).toBe(choice.lineCents);
});

it('hides terms chosen from expired offers, and doesn’t record them under newer rules', async () => {
  const before = await journey.call<Offers>('getOffers');
  expect(before.chosen).toMatchObject({ lineAmountCents: toCents(60_000) });
  const made = (await journey.facts()).initialDecisions.length;
  await recordFacts(app, journey, 'DATE', { fact: 'offerExpiries', value: {} });
  await vi.waitUntil(async () => (await journey.facts()).initialDecisions.length > made, { timeout: 60_000 });
  const { chosen, wanted } = await journey.call<Offers>('getOffers');
  expect(chosen).toBeUndefined();
  expect(wanted).toEqual({ product: 'FIXED_TERM', termYears: 15, lineAmountCents: toCents(60_000) });
  const noted = await app.context.db
    .selectFrom('terms_ledger')
    .select('terms')
    .where('application_id', '=', journey.uuid)
    .where('shown_where', '=', 'offers')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  expect(noted.terms).not.toHaveProperty('chosen');
});
