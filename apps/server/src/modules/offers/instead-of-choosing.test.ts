// Proves RU-41.

import type { Status } from '@homeline/contract/applications/status.ts';
import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { chosenOffer } from '@homeline/domain/facts/offers.selectors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { drive, type Journey, register } from '../../testing/persona-driver.ts';

let app: AppWithProviders;
let journey: Journey;
beforeAll(async () => {
  app = await workingApp();
  journey = await register(app, builtInPersona('t01'));
  await drive(journey, '', 'APP_SUBMISSION');
});
afterAll(() => app.stop());

const act = async (name: Parameters<Journey['call']>[0], answers?: object) =>
  (await journey.call<Status>(name, answers && { version: 1_000_000, body: answers })).step;

describe('a borrower who returns to the offers with a chosen line, before submission', () => {
  it('can ask to use savings, and keeps the line without any', async () => {
    const chosen = chosenOffer(await journey.facts());
    expect(await act('requestAssets')).toBe('ASSETS_PREQUAL');
    expect(await act('answerAssets', { answer: 'SKIPPED' })).toBe('APP_SUBMISSION');
    expect(chosenOffer(await journey.facts())).toEqual(chosen);
  });

  it('can leave the offers, and finds the line preselected after accepting the winback', async () => {
    const { chosen } = await journey.call<Offers>('getOffers');
    expect(await act('leaveOffers')).toBe('PREQUAL_WINBACK');
    await act('answerWinback', { answer: 'ACCEPTED' });
    await drive(journey, '', 'OFFER_SELECTION');
    const { wanted, chosen: stillChosen } = await journey.call<Offers>('getOffers');
    expect(stillChosen).toBeUndefined();
    expect(wanted).toMatchObject({
      termYears: chosen?.termYears,
      lineAmountCents: chosen?.lineAmountCents,
    });
    await drive(journey, '', 'APP_SUBMISSION');
  });

  it('gets new offers that count savings, and chooses again', async () => {
    await act('requestAssets');
    await act('answerAssets', {
      answer: 'LINKED',
      checkingSavingsCents: 12_000_000,
      brokerageCents: 0,
      retirementCents: 0,
    });
    const facts = await drive(journey, '', 'OFFER_SELECTION');
    expect(chosenOffer(facts)).toBeUndefined();
  });
});
