// Proves MS-04.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';
import { sendOutbox } from '../notifications/outbox.ts';

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
});
afterAll(() => app.stop());

let homes = 0;
/** Returns a persona in a home of their own, so that the tests don't share pulls. */
function persona() {
  homes += 1;
  const t01 = builtInPersona('t01');
  return { ...t01, property: { ...t01.property, street2: `Unit ${homes}` } };
}

let accounts = 0;
async function applyAs(person: ReturnType<typeof persona>): Promise<Journey> {
  accounts += 1;
  return register(app, { ...person, email: `twice.${accounts}@example.com` });
}

/** Returns how often the bureau was asked for an application. */
async function pulls({ uuid }: Journey, path: 'soft-pulls' | 'hard-pulls'): Promise<number> {
  const rows = await app.context.db
    .selectFrom('intent')
    .select('reference')
    .where('application_id', '=', uuid)
    .where('task', '=', path === 'soft-pulls' ? 'pullSoftCredit' : 'pullHardCredit')
    .execute();
  return rows.length;
}

async function mailTo(email: string): Promise<string[]> {
  await sendOutbox(app.context);
  const answer = await fetch(`${app.providers.url}/control/messages?to=${email}`);
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
}

const TOLD = 'You already have an open application';

describe('two open applications of one person for one home', () => {
  it('cause one soft and one hard pull, and both continue', async () => {
    const person = persona();
    const first = await applyAs(person);
    await drive(first, decider, 'INCOME_VERIFICATION');
    const second = await applyAs(person);
    const facts = await drive(second, decider, 'INCOME_VERIFICATION');
    expect(await Promise.all([pulls(first, 'soft-pulls'), pulls(second, 'soft-pulls')])).toEqual([1, 0]);
    expect(await Promise.all([pulls(first, 'hard-pulls'), pulls(second, 'hard-pulls')])).toEqual([1, 0]);
    expect(facts.softCredit[0]?.report).toEqual((await first.facts()).softCredit[0]?.report);
    const sealed = facts.hardCredit[0]?.sealedReport ?? expect.fail('no report');
    const field = 'hardCredit.sealedReport';
    expect(app.context.sealing.open(sealed, { application: second.uuid, field })).not.toBe('');
    expect(() => app.context.sealing.open(sealed, { application: first.uuid, field })).toThrow();
  });

  it('cause one soft and one hard pull when they apply at the same time', async () => {
    const person = persona();
    const both = await Promise.all([applyAs(person), applyAs(person)]);
    await Promise.all(both.map((journey) => drive(journey, decider, 'INCOME_VERIFICATION')));
    for (const path of ['soft-pulls', 'hard-pulls'] as const) {
      const counts = await Promise.all(both.map((journey) => pulls(journey, path)));
      expect(counts.toSorted()).toEqual([0, 1]);
    }
  });

  it('are reported once to the earlier applicant by email, never to the other account', async () => {
    const person = persona();
    const first = await applyAs(person);
    await drive(first, decider, 'OFFER_SELECTION');
    expect(await mailTo(first.person.email)).not.toContain(TOLD);
    const second = await applyAs(person);
    await drive(second, decider, 'INCOME_VERIFICATION');
    const told = (await mailTo(first.person.email)).filter((subject) => subject === TOLD);
    expect(told).toHaveLength(1);
    expect(await mailTo(second.person.email)).not.toContain(TOLD);
    const list = await second.call<{ uuid: string }[]>('listApplications');
    expect(list.map(({ uuid }) => uuid)).toEqual([second.uuid]);
  });

  it('never share a pull with another person in the same home, or with the same person’s other home', async () => {
    const person = persona();
    const first = await applyAs(person);
    await drive(first, decider, 'OFFER_SELECTION');
    const spouse = await applyAs({ ...person, name: 'Robin Happy' });
    await drive(spouse, decider, 'LIEN_VERIFICATION');
    const elsewhere = await applyAs({ ...persona(), name: person.name });
    await drive(elsewhere, decider, 'LIEN_VERIFICATION');
    expect(await pulls(spouse, 'soft-pulls')).toBe(1);
    expect(await pulls(elsewhere, 'soft-pulls')).toBe(1);
  });

  it('share nothing once the first has ended: the second pulls its own report', async () => {
    const person = persona();
    const first = await applyAs(person);
    await drive(first, decider, 'OFFER_SELECTION');
    await first.call('cancelApplication', { body: {} });
    await vi.waitUntil(async () => (await first.facts()).cancellation !== undefined, { timeout: 60_000 });
    const second = await applyAs(person);
    await drive(second, decider, 'LIEN_VERIFICATION');
    expect(await pulls(second, 'soft-pulls')).toBe(1);
  });
});
