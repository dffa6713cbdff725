// Proves RU-20, RU-41.

import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { currentDecision } from '@homeline/domain/facts/current-decision.selectors.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { drive, type Journey, register } from '../../testing/persona-driver.ts';

/** Earns less than stated: five years is too short for even the smallest line, longer terms aren't. */
const kerry = builtInPersona('t37');
const EARNING_LESS: Persona = {
  ...kerry,
  testId: '937-00-2037',
  email: 'kerry.less@example.com',
  property: { ...kerry.property, street1: '2037 Test Street' },
  income: { ...kerry.income, verifiedMonthlyGross: 6000 },
  request: { amount: 75_000, termYears: 5 },
};

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp([EARNING_LESS]);
});
afterAll(() => app.stop());

const lines = ({ offers }: Pick<Offers, 'offers'>) =>
  offers.map(({ termYears, maximumCents, terms }) => [termYears, maximumCents, terms.dtiPct]);

async function latestShownOffers({ uuid }: Journey): Promise<Offers> {
  const row = await app.context.db
    .selectFrom('terms_ledger')
    .select('terms')
    .where('application_id', '=', uuid)
    .where('shown_where', '=', 'offers')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  return row.terms as unknown as Offers;
}

describe('a winback after a decline for DTI on verified income', () => {
  let journey: Journey;
  let shown: Offers;
  beforeAll(async () => {
    journey = await register(app, EARNING_LESS);
    await drive(journey, '', 'PREQUAL_WINBACK');
    shown = await journey.call<Offers>('getOffers');
  });

  it('shows and records only offers that the verified income supports', async () => {
    const [stated] = (await journey.facts()).initialDecisions;
    expect(stated?.offers.map(({ termYears }) => termYears)).toContain(5);
    expect(shown.offers.map(({ termYears }) => termYears)).toEqual([10, 15, 20, 30]);
    expect(Math.max(...shown.offers.map(({ maximumCents }) => maximumCents))).toBeLessThan(toCents(75_000));
    expect(lines(await latestShownOffers(journey))).toEqual(lines(shown));
  });

  it('gives the notice’s reasons for the decline, and preselects no fee', () => {
    // No fee: the first fee of a withdrawn term wasn't chosen for another term.
    expect(shown.wanted).toEqual({
      product: 'FIXED_TERM',
      termYears: 5,
      lineAmountCents: toCents(75_000),
    });
    expect(shown.declinedFor).toEqual(['Your monthly obligations are too high for your income']);
    expect(shown.chosen).toBeUndefined();
  });

  it('leads to exactly the offers it showed, priced on the verified income', async () => {
    await journey.call('answerWinback', { body: { answer: 'ACCEPTED' } });
    await drive(journey, '', 'OFFER_SELECTION');
    const { repriced, declinedFor, ...offered } = await journey.call<Offers>('getOffers');
    expect(lines(offered)).toEqual(lines(shown));
    expect(repriced).toMatchObject({ before: { termYears: 5 }, reason: 'VERIFIED_INCOME' });
    expect(declinedFor).toBeUndefined();
    expect(currentDecision(await journey.facts())).toEqual({
      uwDecision: 'SELECT',
      uwSubDecision: 'VERIFIED_DTI_LIMITED',
    });
  });
});

it('a winback after leaving the offers shows the same offers and gives no reasons', async () => {
  const journey = await register(app, builtInPersona('t40'));
  await drive(journey, '', 'OFFER_SELECTION');
  const stood = await journey.call<Offers>('getOffers');
  await drive(journey, '', 'PREQUAL_WINBACK');
  const shown = await journey.call<Offers>('getOffers');
  expect(shown.offers).toEqual(stood.offers);
  expect(shown.declinedFor).toBeUndefined();
});
