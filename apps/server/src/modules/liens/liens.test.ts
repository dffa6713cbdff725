// Proves RU-05, RU-29, RU-30, RU-31, RU-33, RU-58.

import { randomUUID } from 'node:crypto';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import type { Status } from '@homeline/contract/applications/status.ts';
import type { Liens } from '@homeline/contract/liens/get-liens.ts';
import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { NO_HOME_COSTS } from '@homeline/domain/sample-people/borrower-acts.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { journeyAt } from '../../testing/journey-at.ts';
import { createDecider, drive, type Journey } from '../../testing/persona-driver.ts';

const oakley = builtInPersona('t15');
const TWO_MORTGAGES: Persona = {
  ...oakley,
  ...{ testId: '915-00-2015', email: 'second.lien@example.com' },
  property: { ...oakley.property, street1: '2015 Test Street' },
  credit: { ...oakley.credit, mortgageBalances: [...oakley.credit.mortgageBalances, 20_000] },
};

const happy = builtInPersona('t01');
const MISTYPED: Persona = {
  ...happy,
  ...{ testId: '915-00-2016', email: 'typed.wrong@example.com' },
  property: { ...happy.property, street1: '2016 Test Street' },
};

let app: AppWithProviders;
let decider: string;
let journey: Journey;
let mistyped: Journey;

beforeAll(async () => {
  app = await workingApp([TWO_MORTGAGES, MISTYPED]);
  decider = await createDecider(app);
  journey = await journeyAt(app, builtInPersona('t26'), 'LIEN_VERIFICATION');
  mistyped = await journeyAt(app, MISTYPED, 'LIEN_VERIFICATION');
});
afterAll(() => app.stop());

it('rejects the answer that a recorded lien is on another home', async () => {
  const { liens, version } = await journey.call<Liens>('getLiens');
  const answers = liens.map(({ id, source }) => ({
    id,
    answer: source === 'RECORDS' ? 'OTHER_HOME' : 'CONFIRMED',
  }));
  const refused = await app.call('answerLiens', {
    params: { uuid: journey.uuid },
    version,
    body: { liens: answers, homeCosts: NO_HOME_COSTS },
    jwt: journey.jwt,
  });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { 'liens.1.answer': 'County records show this lien on your home' } },
  });
});

it('requires the review of a lien found only in county records to state its balance and payment', async () => {
  await drive(journey, decider, 'LIEN_MISMATCH_REVIEW');
  const [old] = (await journey.call<Liens>('getLiens')).liens.filter(({ source }) => source === 'RECORDS');
  const decide = (given: object) =>
    app.call('decideReview', {
      params: { uuid: journey.uuid },
      body: { step: 'LIEN_MISMATCH_REVIEW', decision: 'MERCHANT_REVIEWED', given },
      headers: { 'idempotency-key': randomUUID() },
      jwt: decider,
    });
  expect(await decide({})).toMatchObject({
    status: 400,
    body: {
      fields: {
        decision: expect.stringContaining(
          'Enter the balance and monthly payment of the debt to Old Mill Savings',
        ),
      },
    },
  });
  const found = { id: old?.id, balanceCents: toCents(38_000), monthlyPaymentCents: toCents(310) };
  expect(await decide({ debts: [{ ...found, monthlyPaymentCents: -1 }] })).toMatchObject({
    status: 400,
    body: { fields: { 'given.debts.0.monthlyPaymentCents': 'Must be 0 or more' } },
  });
  expect(await decide({ debts: [found] })).toMatchObject({ status: 200, body: { step: 'LIEN_ATTESTATION' } });
  const { toAttest } = await journey.call<Liens>('getLiens');
  expect(toAttest).toMatchObject([found]);
});

it('returns the home costs the borrower entered', async () => {
  expect((await journey.call<Liens>('getLiens')).homeCosts).toEqual(NO_HOME_COSTS);
});

it('lets a Texas borrower keep a purchase mortgage but not another equity loan', async () => {
  const borrower = await journeyAt(app, TWO_MORTGAGES, 'LIEN_VERIFICATION');
  const { liens, version, asksEquityLoan } = await borrower.call<Liens>('getLiens');
  expect(asksEquityLoan).toBe(true);
  const answer = (...answers: readonly object[]) =>
    app.call('answerLiens', {
      params: { uuid: borrower.uuid },
      version,
      body: {
        homeCosts: NO_HOME_COSTS,
        liens: liens.map(({ id }, index) => ({ id, ...answers[index] })),
      },
      jwt: borrower.jwt,
    });
  const keep = (isEquityLoan: boolean) => ({ answer: 'CONFIRMED', isEquityLoan });
  expect(await answer(keep(false), { answer: 'CONFIRMED' })).toMatchObject({
    status: 400,
    body: { fields: { 'liens.1.isEquityLoan': 'Required' } },
  });
  // A first mortgage is an equity loan too if the borrower took cash out with it.
  for (const wrong of [0, 1]) {
    expect(await answer(keep(wrong === 0), keep(wrong === 1))).toMatchObject({
      status: 400,
      body: {
        fields: {
          [`liens.${wrong}.answer`]:
            'Texas allows one equity loan on a home at a time, so your line must pay this one off',
        },
      },
    });
  }
  expect(await answer(keep(false), { answer: 'PAY_OFF', isEquityLoan: true })).toMatchObject({
    status: 200,
  });
});

/** Confirms the mortgage and enters a monthly property tax. */
async function enterPropertyTax(propertyTaxCents: number) {
  const { liens, version } = await mistyped.call<Liens>('getLiens');
  return app.call('answerLiens', {
    params: { uuid: mistyped.uuid },
    version,
    body: {
      liens: liens.map(({ id }) => ({ id, answer: 'CONFIRMED' })),
      homeCosts: { ...NO_HOME_COSTS, propertyTaxCents },
    },
    jwt: mistyped.jwt,
  });
}

it('lets the borrower correct a home cost that left no offer, and computes new offers', async () => {
  await enterPropertyTax(toCents(6_000));
  await drive(mistyped, decider, 'ASSETS_PREQUAL');
  expect(await enterPropertyTax(toCents(6_000))).toMatchObject({
    status: 200,
    body: { step: 'ASSETS_PREQUAL' },
  });
  expect(await enterPropertyTax(toCents(500))).toMatchObject({
    status: 200,
    body: { step: 'WAITING_FOR_INITIAL_OFFERS' },
  });
  for (const step of ['OFFER_SELECTION', 'ADDITIONAL_PROFILE', 'HMDA_COLLECTION'] as const) {
    await drive(mistyped, decider, step);
    expect(await enterPropertyTax(toCents(500))).toMatchObject({ status: 200, body: { step } });
  }
  expect(await enterPropertyTax(toCents(1_500))).toMatchObject({
    status: 200,
    body: { step: 'WAITING_FOR_INITIAL_OFFERS' },
  });
});

it('reoffers a smaller line with the reason HOME_COSTS and clears the chosen terms', async () => {
  const { call } = mistyped;
  await drive(mistyped, decider, 'OFFER_SELECTION');
  const { repriced, offers } = await call<Offers>('getOffers');
  expect(repriced?.reason).toBe('HOME_COSTS');
  expect(repriced?.before.lineAmountCents).toBe(toCents(75_000));
  expect(repriced?.after.lineAmountCents).toBeLessThan(toCents(75_000));
  expect(offers.map(({ limitedByIncome }) => limitedByIncome)).toEqual(offers.map(() => true));
  expect((await call<Answers>('getAnswers')).terms).toBeUndefined();
  expect((await call<Status>('getStatus')).progress).toMatchObject({ stage: 'PRODUCT_SELECT' });
  expect((await call<Status>('getStatus')).progress.answer).toBeUndefined();
});

it('marks only offers that income limits, not those limited by the home’s value', async () => {
  await enterPropertyTax(0);
  await drive(mistyped, decider, 'OFFER_SELECTION');
  const { offers } = await mistyped.call<Offers>('getOffers');
  const limitedByIncome = (years: number) =>
    offers.find(({ termYears }) => termYears === years)?.limitedByIncome;
  expect([limitedByIncome(5), limitedByIncome(30)]).toEqual([true, false]);
});

it('accepts changed lien answers until submission: new answers compute new offers, identical ones change nothing', async () => {
  const borrower = await journeyAt(app, builtInPersona('t01'), 'APP_SUBMISSION');
  const { liens, version } = await borrower.call<Liens>('getLiens');
  const answer = (propertyTaxCents: number) =>
    app.call('answerLiens', {
      params: { uuid: borrower.uuid },
      version,
      body: {
        liens: liens.map(({ id }) => ({ id, answer: 'CONFIRMED' })),
        homeCosts: { ...NO_HOME_COSTS, propertyTaxCents },
      },
      jwt: borrower.jwt,
    });
  expect(await answer(0)).toMatchObject({ status: 200, body: { step: 'APP_SUBMISSION' } });
  expect(await answer(toCents(310))).toMatchObject({
    status: 200,
    body: { step: 'WAITING_FOR_INITIAL_OFFERS' },
  });
  await drive(borrower, decider, 'INCOME_VERIFICATION');
  const late = await answer(toCents(100));
  expect(late).toMatchObject({ status: 409, body: { code: 'WRONG_STEP' } });
});
