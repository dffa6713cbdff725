// Proves RU-47, RU-58.

import { randomUUID } from 'node:crypto';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import type { Liens } from '@homeline/contract/liens/get-liens.ts';
import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';

const { dates: _, ...oakley } = builtInPersona('t15');
const HIDDEN_LIEN: Persona = {
  ...oakley,
  ...{ testId: '915-00-2115', email: 'later.shown@example.com' },
  property: { ...oakley.property, street1: '2115 Test Street' },
  credit: {
    ...oakley.credit,
    onFullReportAlone: { balance: 20_000, monthlyPayment: 210, openedOn: '2019-05-02' },
  },
  forced: { ...oakley.forced, staff: [{ at: 'PAYOFF_HOLD', decides: 'PAYOFF_RECEIVED' }] },
};
const RECORDED_LIEN: Persona = {
  ...oakley,
  ...{ testId: '915-00-2215', email: 'on.record@example.com' },
  property: { ...oakley.property, street1: '2215 Test Street', recordedLiens: [230_000, 40_000] },
};

let app: AppWithProviders;
let decider: string;

beforeAll(async () => {
  app = await workingApp([HIDDEN_LIEN, RECORDED_LIEN]);
  decider = await createDecider(app);
});
afterAll(() => app.stop());

const attempt = (
  { uuid, jwt }: Journey,
  name: 'answerLiens' | 'answerFoundLiens',
  form: { version: number; body: object },
) => app.call(name, { params: { uuid }, jwt, ...form });
const liensOf = (journey: Journey) => journey.call<Liens>('getLiens');

describe('a Texas lien that only the full credit report shows', () => {
  let journey: Journey;
  beforeAll(async () => {
    journey = await register(app, HIDDEN_LIEN);
    await drive(journey, decider, 'ADDITIONAL_PROFILE');
    await drive(journey, decider, 'LIEN_VERIFICATION');
  });

  it('cannot be answered before it is found', async () => {
    const early = await register(app, builtInPersona('t01'));
    await drive(early, decider, 'LIEN_VERIFICATION');
    const { version } = await liensOf(early);
    expect(await attempt(early, 'answerFoundLiens', { version, body: { liens: [] } })).toMatchObject({
      status: 409,
      body: { code: 'WRONG_STEP', step: 'LIEN_VERIFICATION' },
    });
    expect((await early.facts()).foundLienAnswers).toEqual([]);
  });

  it('is the only lien the borrower is asked about again', async () => {
    const { found, liens } = await liensOf(journey);
    expect(liens).toHaveLength(2);
    expect(found).toMatchObject([
      {
        id: 'mortgage-2',
        holder: 'Lone Star Bank',
        balanceCents: toCents(20_000),
        isReviewedEquityLoan: false,
      },
    ]);
  });

  it('cannot be kept as an equity loan, left unanswered or answered together with earlier liens', async () => {
    const { version, liens, homeCosts } = await liensOf(journey);
    const answer = (...liens: object[]) => attempt(journey, 'answerFoundLiens', { version, body: { liens } });
    const mustBePaidOff =
      'Texas allows one equity loan on a home at a time, so your line must pay this one off';
    expect(await answer({ id: 'mortgage-2', answer: 'CONFIRMED', isEquityLoan: true })).toMatchObject({
      status: 400,
      body: { fields: { 'liens.0.answer': mustBePaidOff } },
    });
    expect(await answer({ id: 'mortgage-2', answer: 'PAY_OFF' })).toMatchObject({
      status: 400,
      body: { fields: { 'liens.0.isEquityLoan': 'Required' } },
    });
    expect(await answer()).toMatchObject({
      status: 400,
      body: { fields: { 'liens.mortgage-2': 'Required' } },
    });
    const all = liens.map(({ id }) => ({ id, answer: 'CONFIRMED', isEquityLoan: false }));
    expect(await attempt(journey, 'answerLiens', { version, body: { liens: all, homeCosts } })).toMatchObject(
      {
        status: 409,
        body: { code: 'WRONG_STEP' },
      },
    );
  });

  it('is paid off by the line, and the new offers show the terms before and after', async () => {
    const { version } = await liensOf(journey);
    const payoff = { id: 'mortgage-2', answer: 'PAY_OFF', isEquityLoan: true };
    const answered = await attempt(journey, 'answerFoundLiens', { version, body: { liens: [payoff] } });
    expect(answered).toMatchObject({ status: 200, body: { step: 'WAITING_FOR_INITIAL_OFFERS' } });
    await drive(journey, decider, 'OFFER_SELECTION');
    const { liensSaid } = await journey.call<Answers>('getAnswers');
    expect(liensSaid).toEqual(['CONFIRMED', 'PAY_OFF']);
    const { repriced } = await journey.call<Offers>('getOffers');
    const { before, after, reason } = repriced ?? expect.fail();
    expect(reason).toBe('FOUND_LIENS');
    expect(after.cashToBorrowerCents).toBe(before.cashToBorrowerCents - toCents(20_000));
  });

  it('closes like any other payoff and passes compliance without a person', async () => {
    const facts = await drive(journey, decider, 'CLOSING_DISCLOSURE_REVIEW');
    expect(facts.complianceDecisions.map(({ decision }) => decision)).toEqual(['PASSED']);
    expect(facts.payoffDecisions).toHaveLength(1);
    expect(currentTerms(facts)?.lineAmountCents).toBe(toCents(75_000));
  });
});

describe('a Texas lien that the review finds to be a home equity loan', () => {
  let journey: Journey;
  const decide = async (isEquityLoan: boolean) => {
    const { id } = (await liensOf(journey)).liens.find(({ source }) => source === 'RECORDS') ?? expect.fail();
    const debt = { id, balanceCents: toCents(38_000), monthlyPaymentCents: toCents(310), isEquityLoan };
    return app.call('decideReview', {
      params: { uuid: journey.uuid },
      body: { step: 'LIEN_MISMATCH_REVIEW', decision: 'MERCHANT_REVIEWED', given: { debts: [debt] } },
      headers: { 'idempotency-key': randomUUID() },
      jwt: decider,
    });
  };
  const answer = async (lienAnswer: object) => {
    const { version, found } = await liensOf(journey);
    return attempt(journey, 'answerFoundLiens', {
      version,
      body: { liens: found.map(({ id }) => ({ id, ...lienAnswer })) },
    });
  };
  beforeAll(async () => {
    journey = await register(app, RECORDED_LIEN);
    await drive(journey, decider, 'LIEN_MISMATCH_REVIEW');
  });

  it('is asked about at once and can be neither kept nor moved to another home', async () => {
    expect(await decide(true)).toMatchObject({ status: 200, body: { step: 'LIEN_VERIFICATION' } });
    expect((await liensOf(journey)).found).toMatchObject([
      { balanceCents: toCents(38_000), isReviewedEquityLoan: true },
    ]);
    expect(await answer({ answer: 'CONFIRMED', isEquityLoan: false })).toMatchObject({ status: 400 });
    expect(await answer({ answer: 'OTHER_HOME' })).toMatchObject({ status: 400 });
  });

  it('is reviewed again when the borrower disputes it, and asked about again when the finding is confirmed', async () => {
    expect(await answer({ answer: 'DISPUTED' })).toMatchObject({
      status: 200,
      body: { step: 'LIEN_MISMATCH_REVIEW' },
    });
    expect(await decide(true)).toMatchObject({ status: 200, body: { step: 'LIEN_VERIFICATION' } });
  });

  it('rejects an answer from a page loaded before the latest review', async () => {
    const { version } = await liensOf(journey);
    await answer({ answer: 'DISPUTED' });
    await decide(true);
    const { found } = await liensOf(journey);
    const liens = found.map(({ id }) => ({ id, answer: 'PAY_OFF' }));
    expect(await attempt(journey, 'answerFoundLiens', { version, body: { liens } })).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION' },
    });
  });

  it('is paid off by the line and then attested', async () => {
    expect(await answer({ answer: 'PAY_OFF' })).toMatchObject({
      status: 200,
      body: { step: 'LIEN_ATTESTATION' },
    });
    const facts = await drive(journey, decider, 'OFFER_SELECTION');
    expect(facts.foundLienAnswers.at(-1)?.liens).toMatchObject([{ answer: 'PAY_OFF', isEquityLoan: true }]);
  });
});
