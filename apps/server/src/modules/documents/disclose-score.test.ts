// Proves RU-38.

import { randomUUID } from 'node:crypto';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TASKS } from '../../tasks.ts';
import { pageOf } from '../../testing/advance-to-end.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  keyOf,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../../testing/journey.ts';
import { projectionOf } from '../../testing/stages.ts';
import { sendOutbox } from '../notifications/outbox.ts';

const PATIENCE = { interval: 10, timeout: 60_000 };

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

async function personAt(id: string, email: string, step: StepName): Promise<TestBorrower> {
  const borrower = await registerPersona(app, { ...builtInPersona(id), email });
  await advanceTo(app, borrower, step);
  return borrower;
}

async function noticesOf({ uuid, jwt }: TestBorrower): Promise<readonly DocumentSummary[]> {
  const { body } = await app.call('listDocuments', { params: { uuid }, jwt });
  return (body as DocumentSummary[]).filter(({ type }) => type === 'CREDIT_SCORE_DISCLOSURE');
}

async function emailsOf({ persona }: TestBorrower): Promise<string[]> {
  await sendOutbox(app.context);
  const answer = await fetch(`${app.providers.url}/control/messages?to=${persona.email}`);
  const messages = (await answer.json()) as { subject: string; text: string }[];
  return messages
    .filter(({ subject }) => subject === 'A notice about your credit score')
    .map(({ text }) => text);
}

async function discloseAgain(borrower: TestBorrower): Promise<void> {
  const { entered_seq: enteredSeq } = await projectionOf(app, borrower);
  await TASKS.discloseScore?.(app.context, { ...keyOf(borrower), enteredSeq });
}

async function cancel({ uuid, jwt }: TestBorrower): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await app.call('cancelApplication', { params: { uuid }, jwt, headers, body: {} });
  expect(answer).toMatchObject({ status: 200, body: { step: 'CANCELLED' } });
}

describe('a credit score used for offers (15 USC 1681g(g)(1))', () => {
  it('is disclosed at once in a notice, with an email that does not state it', async () => {
    const borrower = await personAt('t01', 'score.disclosed@example.com', 'OFFER_SELECTION');
    await vi.waitUntil(async () => (await noticesOf(borrower)).length > 0, PATIENCE);
    await vi.waitUntil(async () => (await factsOf(app, borrower)).scoreDisclosures.length > 0, PATIENCE);
    const [notice] = await noticesOf(borrower);
    const fico = borrower.persona.credit.fico ?? expect.fail();
    expect((await factsOf(app, borrower)).scoreDisclosures).toMatchObject([
      { score: fico, document: notice?.uuid },
    ]);
    const page = await pageOf(app, borrower, notice?.uuid);
    expect(page).toContain(`<dd>${fico}</dd>`);
    expect(page).toContain('Notice to the home loan applicant');
    const [email, ...more] = await emailsOf(borrower);
    expect(more).toEqual([]);
    expect(email).not.toContain(String(fico));
  });

  it('is not disclosed again in the summary documents', async () => {
    const borrower = await personAt('t01', 'score.once@example.com', 'OFFER_SELECTION');
    await vi.waitUntil(async () => (await factsOf(app, borrower)).scoreDisclosures.length > 0, PATIENCE);
    const { scoreDisclosures, summaryDocuments } = await advanceTo(app, borrower, 'DISCLOSURE_SIGNING');
    expect(summaryDocuments).toHaveLength(1);
    expect((await noticesOf(borrower)).map(({ uuid }) => uuid)).toEqual([scoreDisclosures[0]?.document]);
  });

  it('is disclosed once after a crash, a repeated task and a cancellation', async () => {
    await sql`create function die() returns trigger as $$ begin raise exception 'killed'; end $$ language plpgsql`.execute(
      app.context.db,
    );
    await sql`create trigger die before insert on outbox for each row
      when (new.template = 'CREDIT_SCORE_DISCLOSURE') execute function die()`.execute(app.context.db);
    const borrower = await personAt('t01', 'score.left@example.com', 'OFFER_SELECTION');
    await expect(discloseAgain(borrower)).rejects.toThrow();
    await cancel(borrower);
    await expect(discloseAgain(borrower)).rejects.toThrow();
    expect((await factsOf(app, borrower)).scoreDisclosures).toEqual([]);

    await sql`drop trigger die on outbox`.execute(app.context.db);
    await discloseAgain(borrower);
    await discloseAgain(borrower);
    expect((await factsOf(app, borrower)).scoreDisclosures).toHaveLength(1);
    expect(await noticesOf(borrower)).toHaveLength(1);
    expect(await emailsOf(borrower)).toHaveLength(1);
  });

  it('is disclosed once with the decline that used it', async () => {
    const borrower = await personAt('t14', 'score.refused@example.com', 'DECLINED');
    await vi.waitUntil(async () => (await factsOf(app, borrower)).adverseActionNotice.length > 0, PATIENCE);
    await discloseAgain(borrower);
    expect((await factsOf(app, borrower)).scoreDisclosures).toHaveLength(1);
    expect(await noticesOf(borrower)).toHaveLength(1);
    expect(await emailsOf(borrower)).toEqual([]);
  });
});
