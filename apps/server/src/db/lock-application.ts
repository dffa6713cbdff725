import type { ApplicationKey } from '../facts/load.ts';
import type { Trx } from './tables.ts';

/** Locks an application's row until the transaction ends; undefined if it doesn't exist. */
export async function lockApplication(
  trx: Trx,
  key: ApplicationKey,
): Promise<{ owner: string; lastSeq: number } | undefined> {
  const row = await trx
    .selectFrom('application')
    .select(['owner', 'last_seq'])
    .where('organisation', '=', key.organisation)
    .where('id', '=', key.applicationId)
    .forUpdate()
    .executeTakeFirst();
  return row && { owner: row.owner, lastSeq: row.last_seq };
}
