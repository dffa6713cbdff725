// Proves RU-55.

import type { Offers } from '@homeline/contract/offers/get-offers.ts';
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
const brooklyn = livingIn(12, 'Avery Brooklyn', { city: 'Brooklyn', state: 'NY', zip: '11201' });

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp([rockville, brooklyn]);
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
