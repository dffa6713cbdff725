import type { Db } from '../../db/tables.ts';

const SHOWN = 3;

/** Returns the newest session replays of an application. */
export async function newestReplays(
  db: Db,
  organisation: string,
  applicationId: string,
): Promise<{ at: string; link: string }[]> {
  const rows = await db
    .selectFrom('session_replay')
    .select(['at', 'link'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .orderBy('at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ at, link }) => ({ at: at.toISOString(), link }));
}
