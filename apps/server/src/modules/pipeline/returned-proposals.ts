import { MOST_COUNTED } from '@homeline/contract/pipeline/count-pipeline.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';

/**
 * Returns the applications with a person's returned or withdrawn proposal and no later decision or proposal; at most as
 * many as the lists count.
 */
export async function returnedTo(db: Db, organisation: string, identity: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct application_id as id from proposal join projection using (organisation, application_id, entered_seq)
    where organisation = ${organisation} and proposed_by = ${identity} and returned_note is not null
      and waits_for is not null
    limit ${MOST_COUNTED}`.execute(db);
  return rows.map(({ id }) => id);
}
