import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import type { StateCode } from '@homeline/domain/states/us-states.ts';
import type { Persona } from '@homeline/domain/testing/persona.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, factsOf, travel, untilNews, type WorkingApp, workingApp } from '../../testing/journey.ts';
import { ourPerson } from '../../testing/our-people.ts';

const PATIENCE_MS = 60_000;

/** Someone as T01, with a home elsewhere. */
function living(
  number: number,
  name: string,
  home: { city: string; state: StateCode; zip: string },
): Persona {
  const avery = ourPerson('t01');
  return {
    ...avery,
    ...{ testId: `901-00-20${number}`, email: `county.${number}@example.com`, name },
    property: { ...avery.property, ...home, street1: `${number} County Road` },
  };
}
const rockville = living(11, 'Avery Rockville', { city: 'Rockville', state: 'MD', zip: '20850' });
const brooklyn = living(12, 'Avery Brooklyn', { city: 'Brooklyn', state: 'NY', zip: '11201' });

let app: WorkingApp;
beforeAll(async () => {
  app = await workingApp([rockville, brooklyn]);
}, PATIENCE_MS);
afterAll(() => app.stop());

async function arrived(persona: Persona, at: StepName) {
  const traveller = await begin(app, persona);
  const facts = await travel(app, traveller, at);
  if (at === 'DECLINED' && facts.adverseActionNotice.length === 0) await untilNews(app, traveller, facts);
  return { traveller, facts: await factsOf(app, traveller) };
}

describe('the tax on recording, where a county sets it', () => {
  it(
    'stands with the offers as the county asks it: $4.45 for each $500 in Montgomery County',
    async () => {
      const { traveller } = await arrived(rockville, 'OFFER_SELECTION');
      const { uuid, jwt } = traveller;
      const { offers } = (await app.call('getOffers', { params: { uuid }, jwt })).body as Offers;
      for (const { terms } of offers) {
        const tax = terms.costs.find(({ kind }) => kind === 'RECORDING_TAX');
        expect(tax?.amountCents).toBe(Math.ceil(terms.lineAmountCents / 50_000) * 445);
      }
      expect(offers.length).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );

  it(
    'leaves no line where it is above the highest, as in Brooklyn, and the notice says so',
    async () => {
      const { facts, traveller } = await arrived(brooklyn, 'DECLINED');
      expect(facts.initialDecisions.at(-1)).toMatchObject({
        outcome: 'DECLINE',
        failures: ['RECORDING_TAX'],
      });
      expect(facts.adverseActionNotice).toMatchObject([
        { reasonCodes: ['AA24'], statedReasons: [expect.stringContaining('tax that your county asks')] },
      ]);
      // No report had a part in it, so that no agency is named (15 USC 1681m(a)).
      const { uuid, jwt } = traveller;
      const { body } = await app.call('getAdverseAction', { params: { uuid }, jwt });
      expect(body).toMatchObject({ action: 'DECLINE' });
      expect(body).not.toHaveProperty('bureau');
    },
    PATIENCE_MS,
  );
});
