import { MOST_COUNTED } from '@homeline/contract/pipeline/count-pipeline.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';

/**
 * Returns the applications at which a proposal of somebody was returned or taken back, and nobody has decided or proposed again
 * since; at most as many as are counted.
 */
export async function returnedTo(db: Db, organisation: string, identity: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct application_id as id from proposal join projection using (organisation, application_id, entered_seq)
    where organisation = ${organisation} and proposed_by = ${identity} and returned_note is not null
      and waits_for is not null
    limit ${MOST_COUNTED}`.execute(db);
  return rows.map(({ id }) => id);
}
