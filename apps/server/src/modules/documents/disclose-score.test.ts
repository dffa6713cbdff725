import { randomUUID } from 'node:crypto';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TASKS } from '../../jobs/tasks.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  beginJourney,
  factsOf,
  keyOf,
  type Traveller,
  travelTo,
  type WorkingApp,
  workingApp,
} from '../../testing/journey.ts';
import { projectionOf } from '../../testing/stages.ts';
import { pageOf } from '../../testing/travel-to-end.ts';
import { sendOutbox } from '../notifications/outbox.ts';

const PATIENCE = { interval: 10, timeout: 10_000 };

let app: WorkingApp;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

async function personAt(id: string, email: string, step: StepName): Promise<Traveller> {
  const traveller = await beginJourney(app, { ...builtInPersona(id), email });
  await travelTo(app, traveller, step);
  return traveller;
}

async function noticesOf({ uuid, jwt }: Traveller): Promise<readonly DocumentSummary[]> {
  const { body } = await app.call('listDocuments', { params: { uuid }, jwt });
  return (body as DocumentSummary[]).filter(({ type }) => type === 'CREDIT_SCORE_DISCLOSURE');
}

async function emailsOf({ persona }: Traveller): Promise<string[]> {
  await sendOutbox(app.context);
  const answer = await fetch(`${app.providers.url}/control/messages?to=${persona.email}`);
  const messages = (await answer.json()) as { subject: string; text: string }[];
  return messages
    .filter(({ subject }) => subject === 'A notice about your credit score')
    .map(({ text }) => text);
}

async function discloseAgain(traveller: Traveller): Promise<void> {
  const { entered_seq: enteredSeq } = await projectionOf(app, traveller);
  await TASKS.discloseScore?.(app.context, { ...keyOf(traveller), enteredSeq });
}

async function cancel({ uuid, jwt }: Traveller): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await app.call('cancelApplication', { params: { uuid }, jwt, headers, body: {} });
  expect(answer).toMatchObject({ status: 200, body: { step: 'CANCELLED' } });
}

describe('a credit score used for offers (15 USC 1681g(g)(1))', () => {
  it('is disclosed at once in a notice, with an e-mail that does not state it', async () => {
    const traveller = await personAt('t01', 'score.disclosed@example.com', 'OFFER_SELECTION');
    await vi.waitUntil(async () => (await noticesOf(traveller)).length > 0, PATIENCE);
    await vi.waitUntil(async () => (await factsOf(app, traveller)).scoreDisclosures.length > 0, PATIENCE);
    const [notice] = await noticesOf(traveller);
    const fico = traveller.persona.credit.fico ?? expect.fail();
    expect((await factsOf(app, traveller)).scoreDisclosures).toMatchObject([
      { score: fico, document: notice?.uuid },
    ]);
    const page = await pageOf(app, traveller, notice?.uuid);
    expect(page).toContain(`<dd>${fico}</dd>`);
    expect(page).toContain('Notice to the home loan applicant');
    const [email, ...more] = await emailsOf(traveller);
    expect(more).toEqual([]);
    expect(email).not.toContain(String(fico));
  });

  it('is not disclosed again in the summary documents', async () => {
    const traveller = await personAt('t01', 'score.once@example.com', 'OFFER_SELECTION');
    await vi.waitUntil(async () => (await factsOf(app, traveller)).scoreDisclosures.length > 0, PATIENCE);
    const { scoreDisclosures, summaryDocuments } = await travelTo(app, traveller, 'DISCLOSURE_SIGNING');
    expect(summaryDocuments).toHaveLength(1);
    expect((await noticesOf(traveller)).map(({ uuid }) => uuid)).toEqual([scoreDisclosures[0]?.document]);
  });

  it('is disclosed once after a crash, a repeated task and a cancellation', async () => {
    await sql`create function die() returns trigger as $$ begin raise exception 'killed'; end $$ language plpgsql`.execute(
      app.context.db,
    );
    await sql`create trigger die before insert on outbox for each row
      when (new.template = 'CREDIT_SCORE_DISCLOSURE') execute function die()`.execute(app.context.db);
    const traveller = await personAt('t01', 'score.left@example.com', 'OFFER_SELECTION');
    await expect(discloseAgain(traveller)).rejects.toThrow();
    await cancel(traveller);
    await expect(discloseAgain(traveller)).rejects.toThrow();
    expect((await factsOf(app, traveller)).scoreDisclosures).toEqual([]);

    await sql`drop trigger die on outbox`.execute(app.context.db);
    await discloseAgain(traveller);
    await discloseAgain(traveller);
    expect((await factsOf(app, traveller)).scoreDisclosures).toHaveLength(1);
    expect(await noticesOf(traveller)).toHaveLength(1);
    expect(await emailsOf(traveller)).toHaveLength(1);
  });

  it('is disclosed once with the decline that used it', async () => {
    const traveller = await personAt('t14', 'score.refused@example.com', 'DECLINED');
    await vi.waitUntil(async () => (await factsOf(app, traveller)).adverseActionNotice.length > 0, PATIENCE);
    await discloseAgain(traveller);
    expect((await factsOf(app, traveller)).scoreDisclosures).toHaveLength(1);
    expect(await noticesOf(traveller)).toHaveLength(1);
    expect(await emailsOf(traveller)).toEqual([]);
  });
});
