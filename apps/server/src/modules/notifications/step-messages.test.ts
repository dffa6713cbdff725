// Proves MS-01, MS-03.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../jobs/sweep.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';
import { recordFacts } from '../../testing/stages.ts';
import { sendOutbox } from './outbox.ts';

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
});
afterAll(() => app.stop());

/** The steps whose messages were queued for an application, in order. */
async function queuedFor({ uuid }: Journey): Promise<string[]> {
  const rows = await app.context.db
    .selectFrom('outbox')
    .select(['template', 'created_at'])
    .where('application_id', '=', uuid)
    .orderBy('created_at')
    .execute();
  return rows.map(({ template }) => template);
}

describe('the message of a step', () => {
  it('is queued once per step entry, however often the jobs run', async () => {
    const happy = await register(app, builtInPersona('t01'));
    await drive(happy, decider, 'NOTARY_SESSION');
    const before = await queuedFor(happy);
    expect(before.filter((template) => template === 'LIEN_VERIFICATION')).toHaveLength(1);
    expect(before.filter((template) => template === 'INCOME_VERIFICATION')).toHaveLength(1);

    await Promise.all([sweep(app.context), sweep(app.context)]);
    await sweep(app.context);
    for (let run = 0; run < 3; run += 1) await sendOutbox(app.context);
    expect(await queuedFor(happy)).toEqual(before);
    await drive(happy, decider);
    const all = await queuedFor(happy);
    for (const step of ['RESCISSION', 'WAITING_FOR_DISBURSEMENT', 'COMPLETE'])
      expect(all.filter((template) => template === step)).toHaveLength(1);
    // The borrower's own answer led to these pages.
    expect(all).not.toContain('HMDA_COLLECTION');
    expect(all).not.toContain('BANK_ACCOUNT_CONFIRMATION');
  });

  it('is queued again when the application returns to the step', async () => {
    const blurry = await register(app, builtInPersona('t29'));
    await drive(blurry, decider);
    const told = (await queuedFor(blurry)).filter((template) => template === 'ID_VERIFICATION_FAILURE');
    expect(told).toHaveLength(2);
  });

  it('about the notary’s confirmation is queued once', async () => {
    const inPerson = await register(app, builtInPersona('t22'));
    await drive(inPerson, decider);
    const told = (await queuedFor(inPerson)).filter((template) => template === 'appointmentBookings');
    expect(told).toHaveLength(1);
  });

  it('about another requested document is queued although the step stays', async () => {
    const asked = await register(app, { ...builtInPersona('t01'), email: 'asked.twice@example.com' });
    await drive(asked, decider, 'OFFER_SELECTION');
    const raise = () =>
      recordFacts(app, asked, 'STAFF', {
        fact: 'conditions',
        value: {
          uuid: randomUUID(),
          category: 'GENERIC_DOCUMENT_REQUEST',
          requestDocuments: ['SUPPORT'],
          comments: 'A letter about the gap in your employment.',
        },
      });
    const told = async () =>
      (await queuedFor(asked)).filter((name) => ['DOCUMENT_REQUEST', 'conditions'].includes(name));
    await raise();
    expect(await told()).toEqual(['DOCUMENT_REQUEST']);
    await raise();
    expect(await told()).toEqual(['DOCUMENT_REQUEST', 'conditions']);
  });
});
