import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import type { WordedExplanation } from '@homeline/domain/explanations/worded-explanation.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type WorkingApp, workingApp } from '../../testing/journey.ts';
import { ourPerson } from '../../testing/our-people.ts';
import { drive, type Journey, register } from '../../testing/persona-driver.ts';
import { tell } from '../../testing/stages.ts';

let app: WorkingApp;
let journey: Journey;
let offers: Offers;

beforeAll(async () => {
  app = await workingApp();
  const person = ourPerson('t01');
  journey = await register(app, person);
  await drive(journey, '', 'OFFER_SELECTION');
  offers = await journey.call<Offers>('getOffers');
}, 60_000);
afterAll(() => app.stop());

const put = (form: object, version = offers.version) =>
  app.call('selectOffer', {
    params: { uuid: journey.uuid },
    version,
    body: { termYears: 15, lineCents: toCents(75_000), ...form },
    jwt: journey.jwt,
  });

it('the smallest and the largest line are those of the policy for this home and this score', async () => {
  const line = ({ smallestLineCents, largestLineCents }: Offers) => [smallestLineCents, largestLineCents];
  expect(line(offers)).toEqual([toCents(15_000), toCents(400_000)]);
  const secondHome = await register(app, ourPerson('t34'));
  await drive(secondHome, '', 'OFFER_SELECTION');
  expect(line(await secondHome.call<Offers>('getOffers'))).toEqual([toCents(15_000), toCents(250_000)]);
});

it('every cost is itemised, and what is taken from the draw adds up to the line', () => {
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
    // Over five years debts limit the line: without a fee its rate is higher, and so is its payment.
    { termYears: 5, lineCents: toCents(102_100), feePct: 0 },
    { feePct: 'Cannot be had with this amount: choose another fee, or a smaller amount' },
  ],
  [{ lineCents: undefined }, { lineCents: 'Required' }],
])('%j is refused, naming the field, and nothing is chosen', async (form, fields) => {
  expect(await put(form)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', fields } });
  expect((await journey.facts()).offerSelection).toBeUndefined();
});

it('what was shown is in the ledger once, however often it is shown', async () => {
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

it('the ledger says by which texts of the rules they were priced', async () => {
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

it('a choice is explained line by line, down to the rate that it is quoted', async () => {
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

it('what the explanation of the decision shows is in the ledger once, with its versions', async () => {
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

it('a page’s own terms are not taken: the server prices the choice', async () => {
  const forged = { terms: { noteRatePct: 0.1, aprPct: 0.1 }, noteRatePct: 0.1 };
  expect(await put(forged)).toMatchObject({ status: 200 });
  const chosen = (await journey.facts()).offerSelection?.terms;
  expect(chosen?.lineAmountCents).toBe(toCents(75_000));
  expect(chosen?.noteRatePct).toBeGreaterThan(5);
});

it('a form that showed an older choice is refused with what stands now', async () => {
  const stale = await put({});
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'STALE_VERSION', current: { offerSelection: expect.anything() } },
  });
});

it('a fee that was chosen is where the next choice begins, and the one that is offered first goes without saying', async () => {
  const wantedAt = async (feePct: number) => {
    const { version } = await journey.call<Offers>('getOffers');
    expect(await put({ feePct }, version)).toMatchObject({ status: 200 });
    return (await journey.call<Offers>('getOffers')).wanted?.feePct;
  };
  expect(await wantedAt(0)).toBe(0);
  expect(await wantedAt(2.99)).toBeUndefined();
});

it('until it is submitted the line can be priced and chosen anew', async () => {
  const choice = { termYears: 15, lineCents: toCents(60_000) };
  expect(await journey.call('quoteOffer', { body: choice })).toMatchObject({
    lineAmountCents: choice.lineCents,
  });
  const { version } = await journey.call<Offers>('getOffers');
  expect(await put(choice, version)).toMatchObject({ status: 200 });
  expect((await journey.facts()).offerSelection?.terms.lineAmountCents).toBe(choice.lineCents);
});

it('terms that were chosen among offers that have expired are shown no more, and noted under no other version', async () => {
  const before = await journey.call<Offers>('getOffers');
  expect(before.chosen).toMatchObject({ lineAmountCents: toCents(60_000) });
  const made = (await journey.facts()).initialDecisions.length;
  await tell(app, journey, 'DATE', { fact: 'offerExpiries', value: {} });
  await vi.waitUntil(async () => (await journey.facts()).initialDecisions.length > made, { timeout: 10_000 });
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
