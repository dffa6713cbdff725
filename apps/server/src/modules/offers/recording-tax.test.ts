// Proves LW-12, RU-55.

import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { StateCode } from '@homeline/domain/states/us-states.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  registerPersona,
  waitForNewFact,
  workingApp,
} from '../../testing/journey.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

/** Returns persona T01 with a home in another county. */
function livingIn(
  number: number,
  name: string,
  home: { city: string; state: StateCode; zip: string },
): Persona {
  const avery = builtInPersona('t01');
  return {
    ...avery,
    ...{ testId: `901-00-20${number}`, email: `county.${number}@example.com`, name },
    property: { ...avery.property, ...home, street1: `${number} County Road` },
  };
}
const rockville = livingIn(11, 'Avery Rockville', { city: 'Rockville', state: 'MD', zip: '20850' });
const albany = livingIn(13, 'Avery Albany', { city: 'Albany', state: 'NY', zip: '12207' });
const yonkers = livingIn(14, 'Avery Yonkers', { city: 'Yonkers', state: 'NY', zip: '10701' });
const bronxville = livingIn(15, 'Avery Bronxville', { city: 'Bronxville', state: 'NY', zip: '10708' });
const brooklyn = livingIn(12, 'Avery Brooklyn', { city: 'Brooklyn', state: 'NY', zip: '11201' });

let app: AppWithProviders;
let processor: string;
let keys = 0;
beforeAll(async () => {
  app = await workingApp([rockville, brooklyn, albany, yonkers, bronxville]);
  processor = await createStaffMember(app, ['OPERATIONS']);
});
afterAll(() => app.stop());

async function reach(persona: Persona, at: StepName) {
  const borrower = await registerPersona(app, persona);
  const facts = await advanceTo(app, borrower, at);
  if (at === 'DECLINED' && facts.adverseActionNotice.length === 0) await waitForNewFact(app, borrower, facts);
  return { borrower, facts: await factsOf(app, borrower) };
}

describe('a recording tax that the county sets', () => {
  it('is a cost of each offer: $4.45 for each $500 in Montgomery County', async () => {
    const { borrower } = await reach(rockville, 'OFFER_SELECTION');
    const { uuid, jwt } = borrower;
    const { offers } = (await app.call('getOffers', { params: { uuid }, jwt })).body as Offers;
    for (const { terms } of offers) {
      const tax = terms.costs.find(({ kind }) => kind === 'RECORDING_TAX');
      expect(tax?.amountCents).toBe(Math.ceil(terms.lineAmountCents / 50_000) * 445);
    }
    expect(offers.length).toBeGreaterThan(0);
  });

  it('declines a home in Brooklyn, where it is above the maximum, with that reason in the notice', async () => {
    const { facts, borrower } = await reach(brooklyn, 'DECLINED');
    expect(facts.initialDecisions.at(-1)).toMatchObject({
      outcome: 'DECLINE',
      failures: ['RECORDING_TAX'],
    });
    expect(facts.adverseActionNotice).toMatchObject([
      { reasonCodes: ['AA24'], statedReasons: [expect.stringContaining('county’s tax for recording')] },
    ]);
    // The decision used no credit report, so the notice names no agency (15 USC 1681m(a)).
    const { uuid, jwt } = borrower;
    const { body } = await app.call('getAdverseAction', { params: { uuid }, jwt });
    expect(body).toMatchObject({ action: 'DECLINE' });
    expect(body).not.toHaveProperty('bureau');
  });
});

/** Gives the recording tax of a home, as the console's form does. */
function give({ uuid }: { uuid: string }, recordingTax: object, jwt = processor) {
  keys += 1;
  const body = { step: 'RECORDING_TAX_REVIEW', decision: 'RECORDING_TAX_GIVEN', given: { recordingTax } };
  const headers = { 'idempotency-key': `recording-tax-${keys}` };
  return app.call('decideReview', { params: { uuid }, jwt, body, headers });
}

describe('a county without a figure', () => {
  it('holds the application until staff enter a figure for the home', async () => {
    const { borrower, facts } = await reach(albany, 'RECORDING_TAX_REVIEW');
    expect(facts.recordingTaxQuestions).toMatchObject([{ city: 'Albany', county: 'Albany County' }]);
    expect(facts.initialDecisions).toEqual([]);
    const tax = { pct: 1, source: 'Albany County Clerk', asOf: '2026-11-20' };
    const refused = await give(borrower, { ...tax, pct: 2.5 });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('0.5% to 1.8% of the line, not 2.5%');
    const underwriter = await createStaffMember(app, ['UNDERWRITER']);
    expect((await give(borrower, tax, underwriter)).status).toBe(403);
    expect((await give(borrower, tax)).status).toBe(200);
    await advanceTo(app, borrower, 'OFFER_SELECTION');
    const { uuid, jwt } = borrower;
    const { offers } = (await app.call('getOffers', { params: { uuid }, jwt })).body as Offers;
    expect(offers.length).toBeGreaterThan(0);
    for (const { terms } of offers) {
      const cost = terms.costs.find(({ kind }) => kind === 'RECORDING_TAX');
      expect(cost?.amountCents).toBe(terms.lineAmountCents / 100 - 2500);
    }
  });

  it('also holds it when only staff can tell whether the home is in Yonkers', async () => {
    const { facts } = await reach(bronxville, 'RECORDING_TAX_REVIEW');
    expect(facts.recordingTaxQuestions).toMatchObject([{ city: 'Bronxville', county: 'Westchester County' }]);
  });

  it('isn’t requested in Yonkers, whose tax puts lines above $20,000 over our maximum', async () => {
    const { facts } = await reach(yonkers, 'OFFER_SELECTION');
    const [decision] = facts.initialDecisions;
    expect(decision?.offers.length).toBeGreaterThan(0);
    for (const { maximumCents, terms } of decision?.offers ?? []) {
      expect(maximumCents).toBe(toCents(20_000));
      expect(terms.recordingTaxCents).toBe(toCents(280));
    }
    expect(JSON.stringify(decision?.explanation)).toContain('"city":"Yonkers"');
  });
});
