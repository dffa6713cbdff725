import { MOST_COUNTED } from '@homeline/contract/pipeline/count-pipeline.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';

/** Whether an application has an unread text message. For a query on `projection`. */
export const hasUnreadText = sql<boolean>`exists (select from note where note.organisation = projection.organisation
  and note.application_id = projection.application_id and is_unread)`;

/** Returns how many applications of a lender have an unread text message, ended ones too; at most as many as are counted. */
export async function countUnreadTexts(db: Db, organisation: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select distinct application_id from note where organisation = ${organisation} and is_unread limit ${MOST_COUNTED}
    ) unread`.execute(db);
  return rows[0]?.count ?? 0;
}
