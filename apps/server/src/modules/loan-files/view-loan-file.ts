import { type viewLoanFile as call, VIEWING_MS } from '@homeline/contract/loan-files/view-loan-file.ts';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { maySeeApplication, visibleDesks } from '../pipeline/may-see.ts';
import { findLoanFile } from './find-loan-file.ts';

/** A page that missed three times in a row is closed. */
const GONE_AFTER_SECONDS = (3 * VIEWING_MS) / 1000;

const goneSince = sql<Date>`now() - make_interval(secs => ${GONE_AFTER_SECONDS}::int)`;

/** Keeps who has an application open, so that two people don't work on it unknowingly. Partners see no colleagues. */
export const viewLoanFile: Handler<typeof call> = async ({ organisation, caller, params }, context) => {
  const { db } = context;
  const key = { organisation, applicationId: params.uuid };
  const { identity, permissions } = caller;
  if (!(await findLoanFile(context, key)) || !(await maySeeApplication(db, key, permissions)))
    return refuse('NOT_FOUND');
  await db.deleteFrom('file_viewer').where('seen_at', '<=', goneSince).execute();
  const seen = { seen_at: sql<string>`now()` };
  await db
    .insertInto('file_viewer')
    .values({ organisation, application_id: params.uuid, identity, ...seen })
    .onConflict((conflict) =>
      conflict.columns(['organisation', 'application_id', 'identity']).doUpdateSet(seen),
    )
    .execute();
  if (visibleDesks(permissions)) return { others: [] };
  const others = await db
    .selectFrom('file_viewer')
    .innerJoin('auth.user as person', 'person.id', 'file_viewer.identity')
    .select('person.name')
    .where('organisation', '=', organisation)
    .where('application_id', '=', params.uuid)
    .where('identity', '!=', identity)
    .where('seen_at', '>', goneSince)
    .orderBy('person.name')
    .execute();
  return { others: others.map(({ name }) => name) };
};
