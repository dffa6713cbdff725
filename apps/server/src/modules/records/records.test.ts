// Proves LW-14.

import { randomUUID } from 'node:crypto';
import type { Records } from '@homeline/contract/records/records.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anchorYesterday } from '../../audit/anchor.ts';
import { verifyLender } from '../../audit/verify-lender.ts';
import type { TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, callAs, personAt } from '../../testing/person-at.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import type { Person } from '../../testing/stages.ts';
import { deleteDue } from './delete-records.ts';
import { APPLICATION_TABLES } from './delete-rows.ts';

/** Past the 25 months of a decline, and before the terms of a line or of answers for monitoring. */
const LATER = '2028-07-01T17:00:00.000Z';

let app: TestApp;
let officer = '';
beforeAll(async () => {
  app = await appWithIdleTasks();
  officer = await createStaffMember(app, ['COMPLIANCE_OFFICER']);
});
afterAll(() => app.stop());

const moveTo = (at: string) => app.clock.moveTo(Date.parse(at) - Date.now());

let people = 0;
/** Returns somebody declined in March 2026 and told so. */
function declined(): Promise<Person> {
  people += 1;
  const person = builtInPersona('t14');
  const property = { ...person.property, street2: `Unit ${people}` };
  const email = `records.${people}@example.com`;
  return personAt(app, { ...person, email, property }, 'DECLINED');
}

const records = async () => (await app.call('getRecords', { jwt: officer })).body as Records;
const act = (name: 'placeLegalHold' | 'releaseLegalHold', { uuid }: Person, reason = 'A lawsuit') =>
  app.call(name, {
    ...{ jwt: officer, params: { uuid }, headers: { 'idempotency-key': randomUUID() } },
    body: { reason },
  });
const rowsOf = async ({ uuid }: Pick<Person, 'uuid'>) => {
  const found: string[] = [];
  for (const table of ['application', ...APPLICATION_TABLES]) {
    const column = table === 'application' ? 'id' : 'application_id';
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${uuid}`.execute(
      app.context.db,
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
};
const findings = async () =>
  (await verifyLender(app.context.db, app.context.sealing, [], 'homeline')).findings.map(({ text }) => text);

it('deletes every table that has rows of an application', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.columns
    where column_name = 'application_id' and table_schema in ('public', 'hmda') or
      column_name = 'application_id' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    app.context.db,
  );
  const kept = ['deleted_chain_head', 'record_deletion', 'webhook_receipt'];
  const known = new Set<string>([...APPLICATION_TABLES, ...kept, 'chat']);
  const names = rows.map(({ name }) => (name.startsWith('hmda.') ? name : (name.split('.')[1] ?? '')));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(APPLICATION_TABLES.filter((table) => !names.includes(table))).toEqual([]);
});

describe('records whose term has ended', () => {
  it('are deleted with the account, leaving only ids and counts', async () => {
    const gone = await declined();
    const recent = await declined();
    await anchorYesterday(
      app.context.db,
      app.context.sealing,
      'homeline',
      app.clock.nowMs() + 2 * 86_400_000,
    );
    expect((await deleteDue(app.context, 'homeline')).applications).toBe(0);
    moveTo(LATER);
    expect(await records()).toMatchObject({ due: 2, deletions: [] });
    await act('placeLegalHold', recent);
    const [due] = (await records()).firstDue;
    expect(due).toMatchObject({ uuid: gone.uuid, kind: 'APPLICATION', keptUntil: '2028-04-10' });
    expect((await deleteDue(app.context, 'homeline')).applications).toBe(1);
    expect(await rowsOf(gone)).toEqual([]);
    expect((await rowsOf(recent)).length).toBeGreaterThan(3);
    const { deletions } = await records();
    expect(deletions).toEqual([
      {
        ...{ uuid: gone.uuid, loanNumber: expect.any(String), kind: 'APPLICATION', keptUntil: '2028-04-10' },
        ...{ deletedAt: expect.any(String), rows: expect.any(Number), providers: [] },
      },
    ]);
    expect(deletions[0]?.rows).toBeGreaterThan(10);
    const { rows } = await sql<{ text: string }>`select d::text as text from record_deletion d`.execute(
      app.context.db,
    );
    expect(rows[0]?.text).not.toMatch(/example\.com|Test Street/);
    expect((await callAs(app, gone, 'getStatus')).status).toBe(404);
    expect(await findings()).toEqual([]);
  });

  it('stay under a legal hold until it is released', async () => {
    const held = await declined();
    moveTo(LATER);
    expect((await act('placeLegalHold', held)).status).toBe(200);
    expect(await act('placeLegalHold', held)).toMatchObject({ status: 409 });
    expect((await records()).holds).toContainEqual(
      expect.objectContaining({ uuid: held.uuid, reason: 'A lawsuit' }),
    );
    await deleteDue(app.context, 'homeline');
    expect((await rowsOf(held)).length).toBeGreaterThan(3);
    expect((await act('releaseLegalHold', held, 'It was settled')).status).toBe(200);
    expect((await deleteDue(app.context, 'homeline')).applications).toBe(1);
    expect(await rowsOf(held)).toEqual([]);
  });

  it('can be deleted by an officer, once despite concurrent requests', async () => {
    await declined();
    await declined();
    moveTo(LATER);
    const before = (await records()).deletions.length;
    const ask = () => app.call('deleteDueRecords', { jwt: officer });
    const answers = await Promise.all([ask(), deleteDue(app.context, 'homeline')]);
    expect((answers[0].body as { applications: number }).applications + answers[1].applications).toBe(2);
    expect((await records()).deletions.length).toBe(before + 2);
    // The clock went back to March after the anchor of the first test.
    expect((await findings()).filter((text) => !text.includes('anchor'))).toEqual([]);
  });

  it('are all kept when a deletion fails midway, and deleted by the next run', async () => {
    const person = await declined();
    moveTo(LATER);
    const run = (statement: string) => sql.raw(statement).execute(app.context.db);
    await run("alter table record_deletion add constraint full_now check (kind <> 'APPLICATION') not valid");
    await expect(deleteDue(app.context, 'homeline')).rejects.toThrow();
    expect((await rowsOf(person)).length).toBeGreaterThan(3);
    await run('alter table record_deletion drop constraint full_now');
    expect((await deleteDue(app.context, 'homeline')).applications).toBe(1);
    expect(await rowsOf(person)).toEqual([]);
  });

  it('are deleted with the signers’ accounts and their chats', async () => {
    const person = await declined();
    const [identity, chat] = [randomUUID(), randomUUID()];
    const { db } = app.context;
    await sql`insert into auth."user" ("id", "name", "email", "emailVerified", "updatedAt")
      values (${identity}, 'Robin', 'robin.signs@example.com', true, now())`.execute(db);
    await sql`insert into signer_invitation (organisation, application_id, signer, email_hash, sent_at, expires_at, identity)
      values ('homeline', ${person.uuid}, ${randomUUID()}, 'h', now(), now(), ${identity})`.execute(db);
    await sql`insert into chat (organisation, uuid, provider, skill, state, person, person_hash, identity, started_at)
      values ('homeline', ${chat}, 'OWN', 'FHEL', 'ENDED', 'sealed', 'h', ${identity}, now())`.execute(db);
    await sql`insert into chat_message (organisation, chat, number, key, author, content, sent_at)
      values ('homeline', ${chat}, 1, ${randomUUID()}, 'APPLICANT', 'sealed', now())`.execute(db);
    await sql`insert into chat_rating (organisation, chat, score, rated_at)
      values ('homeline', ${chat}, 5, now())`.execute(db);
    moveTo(LATER);
    expect((await deleteDue(app.context, 'homeline')).applications).toBe(1);
    const { rows } = await sql`select 1 from auth."user" where id = ${identity}
      union all select 1 from chat where uuid = ${chat} union all select 1 from chat_message where chat = ${chat}
      union all select 1 from chat_rating where chat = ${chat}`.execute(db);
    expect(rows).toEqual([]);
  });

  it('keep an account with another application', async () => {
    const person = await declined();
    const owner = await sql<{
      owner: string;
    }>`select owner from application where id = ${person.uuid}`.execute(app.context.db);
    const identity = owner.rows[0]?.owner ?? '';
    const { uuid: other } = await app.register({ email: 'has.two@example.com' });
    await sql`update application set owner = ${identity} where id = ${other}`.execute(app.context.db);
    moveTo(LATER);
    await deleteDue(app.context, 'homeline');
    expect(await rowsOf(person)).toEqual([]);
    const users = await sql`select 1 from auth."user" where id = ${identity}`.execute(app.context.db);
    expect(users.rows).toHaveLength(1);
  });
});

it('an audit finds a deletion that was changed, and an application that was removed without one', async () => {
  await sql`update record_deletion set loan_number = '42' where number = 1`.execute(app.context.db);
  await sql`insert into deleted_chain_head values ('homeline', ${randomUUID()}, '2026-03-10', 'x')`.execute(
    app.context.db,
  );
  expect(await findings()).toEqual(
    expect.arrayContaining([
      'deletion 1 of loan 42 was changed',
      expect.stringMatching(/^application .* was removed without a record of its deletion$/),
    ]),
  );
});
