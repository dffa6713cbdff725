// Proves MS-05.

import type { Corrections } from '@homeline/contract/corrections/list-corrections.ts';
import { type FactName, newestSeq } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import type { BorrowerCorrection } from '@homeline/domain/workflow/correction-names.ts';
import { CORRECTIONS, REDONE_PARTS } from '@homeline/domain/workflow/corrections.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { journeyAt } from '../../testing/journey-at.ts';
import { createDecider, drive, type Journey } from '../../testing/persona-driver.ts';
import { writtenSince } from '../../testing/written-since.ts';
import { sendOutbox } from '../notifications/outbox.ts';

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
});
afterAll(() => app.stop());

let people = 0;
function personAt(step: StepName): Promise<Journey> {
  people += 1;
  const t01 = builtInPersona('t01');
  const property = { ...t01.property, street2: `Unit ${people}` };
  return journeyAt(app, { ...t01, property, email: `corrects.${people}@example.com` }, step);
}

function openFor(journey: Journey): Promise<Corrections> {
  return journey.call('listCorrections');
}

async function redoneBy(journey: Journey, what: BorrowerCorrection) {
  const found = (await openFor(journey)).corrections.find((correction) => correction.what === what);
  return found?.redone ?? expect.fail(`${what} is not open`);
}

/** Sends a correction with what the borrower was shown. */
async function correct(journey: Journey, what: BorrowerCorrection, answers: object): Promise<void> {
  const redone = await redoneBy(journey, what);
  const version = newestSeq(await journey.facts());
  await journey.call('saveCorrection', { version, body: { what, redone, ...answers } });
}

/** The facts that may be written without a correction: the borrower reads, and the sweep of notices goes on. */
const READING: readonly FactName[] = ['documentOpenings'];

const ANSWERS: Record<Exclude<BorrowerCorrection, 'HMDA'>, object> = {
  CONTACT: { email: 'new.address@example.com', phone: '(555) 555-0177' },
  EMPLOYER: { employerName: 'Scioto Valley Schools' },
  ACCOUNT: {},
  VESTING: {
    ownership: 'JOINT',
    signers: [
      {
        name: 'Robin Happy',
        email: 'robin.happy@example.com',
        type: 'CO_DEEDER',
        holdsTitle: true,
        marriedTo: 'NOBODY',
      },
    ],
  },
};

const EXPECTED: Record<BorrowerCorrection, readonly string[]> = {
  CONTACT: [],
  EMPLOYER: ['INCOME', 'DECISION'],
  ACCOUNT: ['ACCOUNT', 'CLOSING_DOCUMENTS'],
  VESTING: ['TITLE', 'COMPLIANCE', 'CLOSING_DOCUMENTS'],
  HMDA: [],
};

describe('a correction after submission', () => {
  it.each(Object.entries(ANSWERS) as [Exclude<BorrowerCorrection, 'HMDA'>, object][])(
    'of %s redoes exactly what the borrower was shown, and nothing else',
    async (what, answers) => {
      const journey = await personAt('NOTE_SIGNING');
      const before = await journey.facts();
      expect(await redoneBy(journey, what)).toEqual(EXPECTED[what]);
      await correct(journey, what, answers);
      const after = await drive(journey, decider, 'NOTE_SIGNING');

      const redone = EXPECTED[what].map((part) => REDONE_PARTS[part as keyof typeof REDONE_PARTS].writes);
      const allowed = [...CORRECTIONS[what].writes, ...redone.flat(), ...READING];
      const written = writtenSince(after, newestSeq(before));
      expect(written.filter((name) => !allowed.includes(name))).toEqual([]);
      for (const part of redone) expect(written.some((name) => part.includes(name))).toBe(true);
      expect(currentTerms(after)).toEqual(currentTerms(before));
    },
  );

  it('of the demographic information never repeats a step', async () => {
    const journey = await personAt('RESCISSION');
    const before = await journey.facts();
    expect(await redoneBy(journey, 'HMDA')).toEqual([]);
    await journey.call('saveHmda', { body: { ethnicity: ['2'], race: ['5'], sex: ['1'] } });
    expect(writtenSince(await journey.facts(), newestSeq(before))).toEqual(['hmdaCollected']);
    expect(await journey.call('getHmda')).toMatchObject({ race: ['5'] });
  });

  it('of the contact notifies the old email address and uses the new one', async () => {
    const journey = await personAt('INCOME_VERIFICATION');
    const old = journey.person.email;
    await correct(journey, 'CONTACT', { email: 'moved@example.com', phone: '(555) 555-0188' });
    await drive(journey, decider, 'DISBURSEMENT_ACCOUNT');
    for (let batch = 0; batch < 10; batch += 1) await sendOutbox(app.context);
    const subjects = async (to: string) => {
      const answer = await fetch(`${app.providers.url}/control/messages?to=${to}`);
      return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
    };
    expect(await subjects(old)).toContain('Your contact details changed');
    expect(await subjects('moved@example.com')).toEqual([
      'You’re approved. Where should we send your money?',
    ]);
  });

  it('needs a submission unless nothing is redone; after signing only contact and demographic data stay open, and nothing once complete', async () => {
    const whats = async (journey: Journey) =>
      (await openFor(journey)).corrections.map(({ what }) => what).toSorted();
    const early = await personAt('APP_SUBMISSION');
    expect(await whats(early)).toEqual(['CONTACT', 'HMDA']);
    const late = await personAt('RESCISSION');
    expect(await whats(late)).toEqual(['CONTACT', 'HMDA']);
    const ended = await personAt('COMPLETE');
    expect(currentStep(await ended.facts()).id).toBe('COMPLETE');
    expect(await whats(ended)).toEqual([]);
    const body = { what: 'ACCOUNT', redone: [] };
    const version = newestSeq(await ended.facts());
    await expect(ended.call('saveCorrection', { version, body })).rejects.toThrow('WRONG_STEP');
  });

  it('is refused when it repeats other steps than the borrower was shown', async () => {
    const journey = await personAt('DISBURSEMENT_ACCOUNT');
    const version = newestSeq(await journey.facts());
    const body = { what: 'EMPLOYER', redone: [], employerName: 'Scioto Valley Schools' };
    await expect(journey.call('saveCorrection', { version, body })).rejects.toThrow('STALE_VERSION');
  });

  it('of the owners keeps those who stay, and never adds a co-borrower', async () => {
    const journey = await personAt('INCOME_VERIFICATION');
    await correct(journey, 'VESTING', ANSWERS.VESTING);
    const [first] = (await journey.facts()).signers?.signers ?? [];
    const { signers } = await openFor(journey);
    const another = { ...signers[0], name: 'Kim Happy', email: 'kim.happy@example.com' };
    await correct(journey, 'VESTING', { ownership: 'JOINT', signers: [...signers, another] });
    const known = (await journey.facts()).signers?.signers ?? [];
    expect(known.map(({ name }) => name)).toEqual(['Robin Happy', 'Kim Happy']);
    expect(known[0]?.uuid).toBe(first?.uuid);
    const borrows = { ...another, type: 'CO_BORROWER' };
    await expect(
      correct(journey, 'VESTING', { ownership: 'JOINT', signers: [...signers, borrows] }),
    ).rejects.toThrow('INVALID_INPUT');
  });
});
