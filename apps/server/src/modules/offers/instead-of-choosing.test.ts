import type { Status } from '@homeline/contract/applications/status.ts';
import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { chosenOffer } from '@homeline/domain/facts/offers.selectors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WorkingApp, workingApp } from '../../testing/journey.ts';
import { ourPerson } from '../../testing/our-people.ts';
import { drive, type Journey, register } from '../../testing/persona-driver.ts';

const PATIENCE_MS = 60_000;

let app: WorkingApp;
let journey: Journey;
beforeAll(async () => {
  app = await workingApp();
  journey = await register(app, ourPerson('t01'));
  await drive(journey, '', 'APP_SUBMISSION');
}, PATIENCE_MS);
afterAll(() => app.stop());

const act = async (name: Parameters<Journey['call']>[0], answers?: object) =>
  (await journey.call<Status>(name, answers && { version: 1_000_000, body: answers })).step;

describe('who has chosen a line and comes back to the offers before the application is submitted', () => {
  it('may have savings counted, and goes on with the line where none are', async () => {
    const chosen = chosenOffer(await journey.facts());
    expect(await act('requestAssets')).toBe('ASSETS_PREQUAL');
    expect(await act('answerAssets', { answer: 'SKIPPED' })).toBe('APP_SUBMISSION');
    expect(chosenOffer(await journey.facts())).toEqual(chosen);
  });

  it(
    'may take none of them, and finds the line again on the way back',
    async () => {
      const { chosen } = await journey.call<Offers>('getOffers');
      expect(await act('leaveOffers')).toBe('PREQUAL_WINBACK');
      await act('answerWinback', { answer: 'ACCEPTED' });
      await drive(journey, '', 'OFFER_SELECTION');
      const { wanted, chosen: standing } = await journey.call<Offers>('getOffers');
      expect(standing).toBeUndefined();
      expect(wanted).toMatchObject({
        termYears: chosen?.termYears,
        lineAmountCents: chosen?.lineAmountCents,
      });
      await drive(journey, '', 'APP_SUBMISSION');
    },
    PATIENCE_MS,
  );

  it(
    'has the offers made anew by savings, and chooses again',
    async () => {
      await act('requestAssets');
      await act('answerAssets', {
        answer: 'LINKED',
        checkingSavingsCents: 12_000_000,
        brokerageCents: 0,
        retirementCents: 0,
      });
      const facts = await drive(journey, '', 'OFFER_SELECTION');
      expect(chosenOffer(facts)).toBeUndefined();
    },
    PATIENCE_MS,
  );
});
