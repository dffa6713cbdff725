import type { Facts } from '@homeline/domain/facts/facts.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordDueDates } from './jobs/due-dates.ts';
import type { TaskRun } from './jobs/queue.ts';
import { openDocument, openPage } from './modules/documents/stored-file.ts';
import { sendOutbox } from './modules/notifications/outbox.ts';
import { TASKS } from './tasks.ts';
import { builtInPersona } from './testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  keyOf,
  pathOf,
  registerPersona,
  type TestBorrower,
  waitForNewFact,
  workingApp,
} from './testing/journey.ts';
import { personAt as recordedPersonAt } from './testing/person-at.ts';
import { projectionOf, recordFacts } from './testing/stages.ts';

const HOUR_MS = 3_600_000;

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

/** The step before the closing documents, which the county gets. Tasks write them from here on. */
const BEFORE_DOCUMENTS = 'IDENTITY_VERIFICATION';

/** A borrower whom the tasks took to a step: all the way, or from a step to which only facts took them. */
async function personAt(id: string, step: StepName, from?: StepName): Promise<TestBorrower> {
  const persona = builtInPersona(id);
  const borrower = from
    ? { ...(await recordedPersonAt(app, persona, from)), persona }
    : await registerPersona(app, persona);
  await advanceTo(app, borrower, step);
  return borrower;
}

async function runOf(borrower: TestBorrower): Promise<TaskRun> {
  const { entered_seq } = await projectionOf(app, borrower);
  return { ...keyOf(borrower), enteredSeq: entered_seq };
}

/** Returns how often a provider acted for an application, without repeats, outcome lookups and refusals. */
async function timesDone({ uuid }: TestBorrower, port: string, call: string): Promise<number> {
  const logged = await app.providers.requests();
  return logged.filter(
    (entry) => entry.fileNumber === uuid && entry.port === port && entry.call === call && entry.acted,
  ).length;
}

async function emailsTo({ persona }: TestBorrower): Promise<{ subject: string; text: string }[]> {
  await sendOutbox(app.context);
  const messages = (await (await fetch(`${app.providers.url}/control/messages`)).json()) as {
    to: string;
    subject: string;
    text: string;
  }[];
  return messages.filter(({ to }) => to === persona.email);
}

describe('an application to its recorded deed, with a network failure after each critical call', () => {
  let borrower: TestBorrower;
  let facts: Facts;

  it('passes the steps of the workflow in order', async () => {
    borrower = await personAt('t01', 'DISCLOSURE_SIGNING');
    await app.providers.makeFail('credit', 'CUT');
    await advanceTo(app, borrower, 'NOTE_SIGNING');
    await app.providers.makeFail('documents', 'CUT');
    await advanceTo(app, borrower, 'RESCISSION');
    await app.providers.makeFail('disbursement', 'CUT');
    facts = await advanceTo(app, borrower, 'COMPLETE');
    expect(await pathOf(app, borrower)).toEqual(borrower.persona.path);
  });

  it('makes one hard pull, one signature and one payment', async () => {
    expect(await timesDone(borrower, 'credit', 'hard-pulls')).toBe(1);
    expect(await timesDone(borrower, 'documents', 'signatures')).toBe(1);
    expect(await timesDone(borrower, 'disbursement', 'transfers')).toBe(1);
    expect(facts.disbursements).toHaveLength(1);
    expect(facts.disbursementResults.map(({ answer }) => answer)).toEqual(['SETTLED']);
  });

  it('stores credit reports and account numbers sealed', async () => {
    const { rows } = await sql<{ value: string }>`
      select value::text from fact where application_id = ${borrower.uuid}`.execute(app.context.db);
    const written = rows.map(({ value }) => value).join('\n');
    expect(written).not.toContain('000123456789');
    expect(written).not.toContain(borrower.persona.testId.replaceAll('-', ''));
    expect(facts.hardCredit[0]?.sealedReport).toMatch(/^sealed:/);
  });

  it('stores every shown document as a page and as a tagged PDF', async () => {
    const [agreement = ''] = facts.closingDocuments[0]?.documents ?? [];
    const file = await openDocument(app.context, keyOf(borrower), agreement);
    expect(Buffer.from(file.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(await openPage(app.context, keyOf(borrower), agreement)).toContain(borrower.persona.name);
    const stored = await app.context.db.selectFrom('stored_file').select('sealed').executeTakeFirstOrThrow();
    expect(Buffer.from(stored.sealed).includes('%PDF')).toBe(false);
  });

  it('records the chosen, printed and signed terms in the ledger, with who saw them', async () => {
    const rows = await app.context.db
      .selectFrom('terms_ledger')
      .select(['shown_where', 'shown_to', 'terms'])
      .where('application_id', '=', borrower.uuid)
      .orderBy('number')
      .execute();
    expect(rows.map(({ shown_where }) => shown_where)).toEqual([
      'choice',
      'summary package',
      'closing package',
      'signature',
    ]);
    expect(rows.at(-1)?.terms).toMatchObject({ lineAmountCents: 7_500_000 });
    expect(rows.at(-1)?.shown_to).toBe((await projectionOf(app, borrower)).owner);
  });

  it('emails the borrower each message once', async () => {
    const subjects = (await emailsTo(borrower)).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
    expect(subjects).toContain('Your offers are ready');
    expect(subjects).toContain('Your line is open');
  });
});

it('recovers the payment of a run that crashed before recording it, and pays only once', async () => {
  const borrower = await personAt('t02', 'RESCISSION', BEFORE_DOCUMENTS);
  await sql`create function die() returns trigger as $$ begin raise exception 'killed'; end $$ language plpgsql`.execute(
    app.context.db,
  );
  await sql`create trigger die before insert on fact for each row
    when (new.name = 'disbursements') execute function die()`.execute(app.context.db);
  const fundable = await advanceTo(app, borrower, 'FUNDABLE');
  const releaseMs = Date.parse(dueDate(currentStep(fundable), fundable)?.at ?? '');
  app.clock.moveTo(releaseMs - Date.now());
  await recordDueDates(app.context);
  const run = await runOf(borrower);
  await expect(TASKS.originateDisbursement?.(app.context, run)).rejects.toThrow();
  await sql`drop trigger die on fact`.execute(app.context.db);
  await TASKS.originateDisbursement?.(app.context, run);
  const facts = await advanceTo(app, borrower, 'COMPLETE');
  expect(await timesDone(borrower, 'disbursement', 'transfers')).toBe(1);
  expect(facts.disbursements).toHaveLength(1);
});

it('continues when an unavailable provider recovers', async () => {
  const borrower = await personAt('t03', 'IN_PROGRESS');
  await app.providers.makeFail('property', 'DOWN', 6);
  const lookedUp = advanceTo(app, borrower, 'CREDIT_FROZEN_WITH_PIN');
  const isTried = async () =>
    (await app.providers.requests()).some(({ port, who }) => port === 'property' && who === undefined);
  await expect.poll(isTried).toBe(true);
  await app.providers.control('PUT', '/control/healthy', {});
  await lookedUp;
  expect(await timesDone(borrower, 'property', 'lookups')).toBe(1);
});

it('records a late flood determination once, and accepts it when it arrives', async () => {
  const borrower = await personAt('t28', 'WAITING_FOR_FLOOD_CERT', BEFORE_DOCUMENTS);
  await waitForNewFact(app, borrower, await factsOf(app, borrower));
  const late = await factsOf(app, borrower);
  expect(late.floodDeterminations.map(({ answer }) => answer)).toEqual(['PENDING']);
  await app.providers.moveClock(new Date(app.clock.nowMs() + 21 * HOUR_MS).toISOString());
  await waitForNewFact(app, borrower, late);
  const facts = await advanceTo(app, borrower, 'CLOSING_DISCLOSURE_REVIEW');
  expect(facts.floodDeterminations.map(({ answer }) => answer)).toEqual(['PENDING', 'OUT_OF_ZONE']);
});

it('pays a returned disbursement to another account', async () => {
  const borrower = await personAt('t45', 'COMPLETE', BEFORE_DOCUMENTS);
  const facts = await factsOf(app, borrower);
  expect(facts.disbursements).toHaveLength(2);
  expect(await timesDone(borrower, 'disbursement', 'transfers')).toBe(2);
  expect(facts.disbursementResults[0]).toMatchObject({ answer: 'RETURNED', returnCode: 'R03' });
});

it('sends one notice with the reasons of a decline, and no reasons by email', async () => {
  const borrower = await personAt('t14', 'DECLINED');
  const [notice] = (await factsOf(app, borrower)).adverseActionNotice;
  expect(notice?.action).toBe('DECLINE');
  const page = await openPage(app.context, keyOf(borrower), notice?.document ?? '');
  expect(page).toContain('Our principal reasons');
  const emails = (await emailsTo(borrower)).filter(({ subject }) => subject.includes('notice'));
  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).not.toMatch(/score|debt|income/i);
});

it('states a reason in full if no listed reason fits', async () => {
  const refused = await personAt('t38', 'CANCELLED', 'FINAL_OFFER');
  const declined = await personAt('t05', 'IN_PROGRESS');
  await recordFacts(app, declined, 'STAFF', {
    fact: 'declineDecision',
    value: { reason: 'The home is about to be sold' },
  });
  const reasons = [
    [refused, 'Your reserves are too low for the line you requested'],
    [declined, 'The home is about to be sold'],
  ] as const;
  for (const [borrower, reason] of reasons) {
    const facts = await factsOf(app, borrower);
    if (facts.adverseActionNotice.length === 0) await waitForNewFact(app, borrower, facts);
    const [notice] = (await factsOf(app, borrower)).adverseActionNotice;
    expect(await openPage(app.context, keyOf(borrower), notice?.document ?? '')).toContain(reason);
  }
});
