import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocument, openPage } from '../modules/documents/stored-file.ts';
import { sendOutbox } from '../modules/notifications/outbox.ts';
import {
  begin,
  factsOf,
  keyOf,
  pathOf,
  type Traveller,
  travel,
  untilNews,
  type WorkingApp,
  workingApp,
} from '../testing/journey.ts';
import { ourPerson } from '../testing/our-people.ts';
import { projectionOf, tell } from '../testing/stages.ts';
import type { TaskRun } from './queue.ts';
import { TASKS } from './tasks.ts';

const HOUR_MS = 3_600_000;

let app: WorkingApp;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

async function personAt(id: string, step: StepName): Promise<Traveller> {
  const persona = ourPerson(id);
  const traveller = await begin(app, persona);
  await travel(app, traveller, step);
  return traveller;
}

async function runOf(traveller: Traveller): Promise<TaskRun> {
  const { entered_seq } = await projectionOf(app, traveller);
  return { ...keyOf(traveller), enteredSeq: entered_seq };
}

/** How often a provider did something for an application, without repeats, look-ups and refusals. */
async function timesDone({ uuid }: Traveller, port: string, call: string): Promise<number> {
  const logged = await app.world.requests();
  return logged.filter(
    (entry) => entry.fileNumber === uuid && entry.port === port && entry.call === call && entry.acted,
  ).length;
}

async function emailsTo({ persona }: Traveller): Promise<{ subject: string; text: string }[]> {
  await sendOutbox(app.context);
  const messages = (await (await fetch(`${app.world.url}/control/messages`)).json()) as {
    to: string;
    subject: string;
    text: string;
  }[];
  return messages.filter(({ to }) => to === persona.email);
}

describe('to a recorded deed, with the line cut after each act that must not be done twice', () => {
  let traveller: Traveller;
  let facts: Facts;

  it('passes the steps of the workflow in their order', async () => {
    traveller = await personAt('t01', 'DISCLOSURE_SIGNING');
    await app.world.makeFail('credit', 'CUT');
    await travel(app, traveller, 'NOTE_SIGNING');
    await app.world.makeFail('documents', 'CUT');
    await travel(app, traveller, 'RESCISSION');
    await app.world.makeFail('disbursement', 'CUT');
    facts = await travel(app, traveller, 'COMPLETE');
    expect(await pathOf(app, traveller)).toEqual(traveller.persona.path);
  }, 30_000);

  it('pulls, signs and pays once', async () => {
    expect(await timesDone(traveller, 'credit', 'hard-pulls')).toBe(1);
    expect(await timesDone(traveller, 'documents', 'signatures')).toBe(1);
    expect(await timesDone(traveller, 'disbursement', 'transfers')).toBe(1);
    expect(facts.disbursements).toHaveLength(1);
    expect(facts.disbursementResults.map(({ answer }) => answer)).toEqual(['SETTLED']);
  });

  it('keeps reports and account numbers sealed', async () => {
    const { rows } = await sql<{ value: string }>`
      select value::text from fact where application_id = ${traveller.uuid}`.execute(app.context.db);
    const written = rows.map(({ value }) => value).join('\n');
    expect(written).not.toContain('000123456789');
    expect(written).not.toContain(traveller.persona.testId.replaceAll('-', ''));
    expect(facts.hardCredit[0]?.sealedReport).toMatch(/^sealed:/);
  });

  it('keeps every document that was shown as a page and as a tagged file', async () => {
    const [agreement = ''] = facts.closingDocuments[0]?.documents ?? [];
    const file = await openDocument(app.context, keyOf(traveller), agreement);
    expect(Buffer.from(file.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(await openPage(app.context, keyOf(traveller), agreement)).toContain(traveller.persona.name);
    const stored = await app.context.db.selectFrom('stored_file').select('sealed').executeTakeFirstOrThrow();
    expect(Buffer.from(stored.sealed).includes('%PDF')).toBe(false);
  });

  it('freezes the terms of what was chosen, printed and signed, with whom it was shown to', async () => {
    const rows = await app.context.db
      .selectFrom('terms_ledger')
      .select(['shown_where', 'shown_to', 'terms'])
      .where('application_id', '=', traveller.uuid)
      .orderBy('number')
      .execute();
    expect(rows.map(({ shown_where }) => shown_where)).toEqual([
      'choice',
      'summary package',
      'closing package',
      'signature',
    ]);
    expect(rows.at(-1)?.terms).toMatchObject({ lineAmountCents: 7_500_000 });
    expect(rows.at(-1)?.shown_to).toBe((await projectionOf(app, traveller)).owner);
  });

  it('tells the borrower of each moment once', async () => {
    const subjects = (await emailsTo(traveller)).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
    expect(subjects).toContain('Your offers are ready');
    expect(subjects).toContain('Your line is open');
  });
});

it('finds the payment of a run that died before it was recorded, and pays no second time', async () => {
  const traveller = await personAt('t02', 'RESCISSION');
  await sql`create function die() returns trigger as $$ begin raise exception 'killed'; end $$ language plpgsql`.execute(
    app.context.db,
  );
  await sql`create trigger die before insert on fact for each row
    when (new.name = 'disbursements') execute function die()`.execute(app.context.db);
  await travel(app, traveller, 'FUNDABLE');
  const run = await runOf(traveller);
  await expect(TASKS.originateDisbursement?.(app.context, run)).rejects.toThrow();
  await sql`drop trigger die on fact`.execute(app.context.db);
  await TASKS.originateDisbursement?.(app.context, run);
  const facts = await travel(app, traveller, 'COMPLETE');
  expect(await timesDone(traveller, 'disbursement', 'transfers')).toBe(1);
  expect(facts.disbursements).toHaveLength(1);
}, 30_000);

it('goes on where a provider that was down comes back', async () => {
  const traveller = await personAt('t03', 'IN_PROGRESS');
  await app.world.makeFail('property', 'DOWN', 6);
  const lookedUp = travel(app, traveller, 'CREDIT_FROZEN_WITH_PIN');
  const isTried = async () =>
    (await app.world.requests()).some(({ port, who }) => port === 'property' && who === undefined);
  await expect.poll(isTried).toBe(true);
  await app.world.control('PUT', '/control/healthy', {});
  await lookedUp;
  expect(await timesDone(traveller, 'property', 'lookups')).toBe(1);
}, 30_000);

it('says once that a flood determination is late, and takes it when it comes', async () => {
  const traveller = await personAt('t28', 'WAITING_FOR_FLOOD_CERT');
  await untilNews(app, traveller, await factsOf(app, traveller));
  const late = await factsOf(app, traveller);
  expect(late.floodDeterminations.map(({ answer }) => answer)).toEqual(['PENDING']);
  await app.world.moveClock(new Date(app.clock.nowMs() + 21 * HOUR_MS).toISOString());
  await untilNews(app, traveller, late);
  const facts = await travel(app, traveller, 'CLOSING_DISCLOSURE_REVIEW');
  expect(facts.floodDeterminations.map(({ answer }) => answer)).toEqual(['PENDING', 'OUT_OF_ZONE']);
}, 30_000);

it('pays again, to another account, what the bank sent back', async () => {
  const traveller = await personAt('t45', 'COMPLETE');
  const facts = await factsOf(app, traveller);
  expect(facts.disbursements).toHaveLength(2);
  expect(await timesDone(traveller, 'disbursement', 'transfers')).toBe(2);
  expect(facts.disbursementResults[0]).toMatchObject({ answer: 'RETURNED', returnCode: 'R03' });
}, 30_000);

it('sends one notice with the reasons when it declines, and no reason by e-mail', async () => {
  const traveller = await personAt('t14', 'DECLINED');
  const [notice] = (await factsOf(app, traveller)).adverseActionNotice;
  expect(notice?.action).toBe('DECLINE');
  const page = await openPage(app.context, keyOf(traveller), notice?.document ?? '');
  expect(page).toContain('Our principal reasons');
  const emails = (await emailsTo(traveller)).filter(({ subject }) => subject.includes('notice'));
  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).not.toMatch(/score|debt|income/i);
}, 30_000);

it('states the reason in full where no printed one fits', async () => {
  const refused = await personAt('t38', 'CANCELLED');
  const declined = await personAt('t05', 'IN_PROGRESS');
  await tell(app, declined, 'STAFF', {
    fact: 'declineDecision',
    value: { reason: 'The home is about to be sold' },
  });
  const reasons = [
    [refused, 'Your reserves are too low for the line you requested'],
    [declined, 'The home is about to be sold'],
  ] as const;
  for (const [traveller, reason] of reasons) {
    const facts = await factsOf(app, traveller);
    if (facts.adverseActionNotice.length === 0) await untilNews(app, traveller, facts);
    const [notice] = (await factsOf(app, traveller)).adverseActionNotice;
    expect(await openPage(app.context, keyOf(traveller), notice?.document ?? '')).toContain(reason);
  }
}, 30_000);
