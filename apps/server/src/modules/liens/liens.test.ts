import { randomUUID } from 'node:crypto';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import type { Status } from '@homeline/contract/applications/status.ts';
import type { Liens } from '@homeline/contract/liens/get-liens.ts';
import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { NO_HOME_COSTS } from '@homeline/domain/testing/borrower-acts.ts';
import type { Persona } from '@homeline/domain/testing/persona.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type WorkingApp, workingApp } from '../../testing/journey.ts';
import { ourPerson } from '../../testing/our-people.ts';
import { aDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';

const oakley = ourPerson('t15');
const OWING_TWICE: Persona = {
  ...oakley,
  ...{ testId: '915-00-2015', email: 'second.lien@example.com' },
  property: { ...oakley.property, street1: '2015 Test Street' },
  credit: { ...oakley.credit, mortgageBalances: [...oakley.credit.mortgageBalances, 20_000] },
};

const happy = ourPerson('t01');
const MISTAKEN: Persona = {
  ...happy,
  ...{ testId: '915-00-2016', email: 'typed.wrong@example.com' },
  property: { ...happy.property, street1: '2016 Test Street' },
};

let app: WorkingApp;
let decider: string;
let journey: Journey;
let mistaken: Journey;

beforeAll(async () => {
  app = await workingApp([OWING_TWICE, MISTAKEN]);
  decider = await aDecider(app);
  journey = await register(app, ourPerson('t26'));
  await drive(journey, decider, 'LIEN_VERIFICATION');
  mistaken = await register(app, MISTAKEN);
}, 60_000);
afterAll(() => app.stop());

it('what the county has recorded on this home cannot be said to be on another', async () => {
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
    body: { fields: { 'liens.1.answer': 'The county has it on record on this home' } },
  });
});

it('the review of a lien that only the county knows says what is owed on it and what it costs a month', async () => {
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
    body: { fields: { decision: expect.stringContaining('what is owed to Old Mill Savings') } },
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

it('what the home costs besides its mortgages is kept as it was answered', async () => {
  expect((await journey.call<Liens>('getLiens')).homeCosts).toEqual(NO_HOME_COSTS);
});

it('another equity loan on a home in Texas cannot be said to stay, and what bought the home can', async () => {
  const owing = await register(app, OWING_TWICE);
  await drive(owing, decider, 'LIEN_VERIFICATION');
  const { liens, version, asksEquityLoan } = await owing.call<Liens>('getLiens');
  expect(asksEquityLoan).toBe(true);
  const answer = (...said: readonly object[]) =>
    app.call('answerLiens', {
      params: { uuid: owing.uuid },
      version,
      body: {
        homeCosts: NO_HOME_COSTS,
        liens: liens.map(({ id }, index) => ({ id, ...said[index] })),
      },
      jwt: owing.jwt,
    });
  const stays = (isEquityLoan: boolean) => ({ answer: 'CONFIRMED', isEquityLoan });
  expect(await answer(stays(false), { answer: 'CONFIRMED' })).toMatchObject({
    status: 400,
    body: { fields: { 'liens.1.isEquityLoan': 'Required' } },
  });
  // The first mortgage as well, where cash was taken out with it.
  for (const wrong of [0, 1]) {
    expect(await answer(stays(wrong === 0), stays(wrong === 1))).toMatchObject({
      status: 400,
      body: {
        fields: {
          [`liens.${wrong}.answer`]:
            'Texas allows one equity loan on a home at a time: your line must pay it off',
        },
      },
    });
  }
  expect(await answer(stays(false), { answer: 'PAY_OFF', isEquityLoan: true })).toMatchObject({
    status: 200,
  });
});

/** The mistaken one says that their mortgage stays, and what the tax on their home costs a month. */
async function answerAnew(propertyTaxCents: number) {
  const { liens, version } = await mistaken.call<Liens>('getLiens');
  return app.call('answerLiens', {
    params: { uuid: mistaken.uuid },
    version,
    body: {
      liens: liens.map(({ id }) => ({ id, answer: 'CONFIRMED' })),
      homeCosts: { ...NO_HOME_COSTS, propertyTaxCents },
    },
    jwt: mistaken.jwt,
  });
}

it('a home cost that was typed wrong is put right where no line fits the income, and the offers come back', async () => {
  await drive(mistaken, decider, 'LIEN_VERIFICATION');
  await answerAnew(toCents(6_000));
  await drive(mistaken, decider, 'ASSETS_PREQUAL');
  expect(await answerAnew(toCents(6_000))).toMatchObject({ status: 200, body: { step: 'ASSETS_PREQUAL' } });
  expect(await answerAnew(toCents(500))).toMatchObject({
    status: 200,
    body: { step: 'WAITING_FOR_INITIAL_OFFERS' },
  });
  for (const step of ['OFFER_SELECTION', 'ADDITIONAL_PROFILE', 'HMDA_COLLECTION'] as const) {
    await drive(mistaken, decider, step);
    expect(await answerAnew(toCents(500))).toMatchObject({ status: 200, body: { step } });
  }
  expect(await answerAnew(toCents(1_500))).toMatchObject({
    status: 200,
    body: { step: 'WAITING_FOR_INITIAL_OFFERS' },
  });
});

it('a line that a home cost leaves out of reach is told with that reason, and is shown as chosen no longer', async () => {
  const { call } = mistaken;
  await drive(mistaken, decider, 'OFFER_SELECTION');
  const { repriced, offers } = await call<Offers>('getOffers');
  expect(repriced?.reason).toBe('HOME_COSTS');
  expect(repriced?.before.lineAmountCents).toBe(toCents(75_000));
  expect(repriced?.after.lineAmountCents).toBeLessThan(toCents(75_000));
  expect(offers.map(({ limitedByIncome }) => limitedByIncome)).toEqual(offers.map(() => true));
  expect((await call<Answers>('getAnswers')).terms).toBeUndefined();
  expect((await call<Status>('getStatus')).progress).toMatchObject({ stage: 'PRODUCT_SELECT' });
  expect((await call<Status>('getStatus')).progress.answer).toBeUndefined();
});

it('of a line that the value of the home keeps from being larger it is said that the income does not', async () => {
  await answerAnew(0);
  await drive(mistaken, decider, 'OFFER_SELECTION');
  const { offers } = await mistaken.call<Offers>('getOffers');
  const limitedOver = (years: number) => offers.find(({ termYears }) => termYears === years)?.limitedByIncome;
  expect([limitedOver(5), limitedOver(30)]).toEqual([true, false]);
});

it('what is owed may be said anew until the application is submitted: the same changes nothing, another answer makes the offers again', async () => {
  const submitting = await register(app, ourPerson('t01'));
  await drive(submitting, decider, 'APP_SUBMISSION');
  const { liens, version } = await submitting.call<Liens>('getLiens');
  const answer = (propertyTaxCents: number) =>
    app.call('answerLiens', {
      params: { uuid: submitting.uuid },
      version,
      body: {
        liens: liens.map(({ id }) => ({ id, answer: 'CONFIRMED' })),
        homeCosts: { ...NO_HOME_COSTS, propertyTaxCents },
      },
      jwt: submitting.jwt,
    });
  expect(await answer(0)).toMatchObject({ status: 200, body: { step: 'APP_SUBMISSION' } });
  expect(await answer(toCents(310))).toMatchObject({
    status: 200,
    body: { step: 'WAITING_FOR_INITIAL_OFFERS' },
  });
  await drive(submitting, decider, 'INCOME_VERIFICATION');
  const late = await answer(toCents(100));
  expect(late).toMatchObject({ status: 409, body: { code: 'WRONG_STEP' } });
});
