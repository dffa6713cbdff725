import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { insertOldApplication } from '../../testing/old-chain.ts';
import type { Database } from '../database.ts';
import { up } from './115-work-lists.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('the migration of work lists', () => {
  it('keeps the loan number and the proposals of the current visit of an application’s step', async () => {
    const { db } = database;
    const [waiting, returned, earlier] = [randomUUID(), randomUUID(), randomUUID()];
    await db.transaction().execute(async (trx) => {
      for (const applicationId of [waiting, returned, earlier])
        await insertOldApplication(trx, { organisation: 'homeline', applicationId }, []);
      await sql`insert into projection (organisation, application_id, owner, loan_number, step, kind, since, entered_seq,
          furthest_stage, referred, status, table_version)
        select organisation, id, owner, loan_number, 'IN_PROGRESS', 'REVIEW', now(), 7, 'INITIAL', '{}', '{}', 'old'
        from application`.execute(trx);
      await sql`alter table projection drop column loan_number, drop column awaits_second_person,
        drop column proposal_returned`.execute(trx);
      const propose = (applicationId: string, enteredSeq: number, note: string | null) =>
        sql`insert into proposal (organisation, application_id, act, input, entered_seq, proposed_by, proposed_at, returned_note)
          values ('homeline', ${applicationId}, 'DECLINE_APPLICATION', '{}', ${enteredSeq}, 'ann', now(), ${note})`.execute(
          trx,
        );
      await propose(waiting, 7, null);
      await propose(returned, 7, randomUUID());
      await propose(earlier, 6, null);
      await up(trx as unknown as Kysely<unknown>);
    });
    const rows = await db
      .selectFrom('projection')
      .innerJoin('application', 'application.id', 'projection.application_id')
      .select(['application_id', 'awaits_second_person', 'proposal_returned'])
      .where('projection.loan_number', '=', sql<string>`application.loan_number`)
      .execute();
    expect(new Map(rows.map(({ application_id: uuid, ...marks }) => [uuid, marks]))).toEqual(
      new Map([
        [waiting, { awaits_second_person: true, proposal_returned: false }],
        [returned, { awaits_second_person: false, proposal_returned: true }],
        [earlier, { awaits_second_person: false, proposal_returned: false }],
      ]),
    );
  });
});
