import type { getTracker as getCall, saveTracker as saveCall } from '@homeline/contract/accounts/tracker.ts';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

/** Keeps the caller's identifier in the experiments. Another person's is not found. */
export const saveTracker: Handler<typeof saveCall> = async (
  { body, query, organisation, caller },
  { db },
) => {
  const { identity } = caller;
  if (query.identityUuid !== undefined && query.identityUuid !== identity) return refuse('NOT_FOUND');
  const tracker = body.optimizelyProfileUuid;
  await db
    .insertInto('tracker')
    .values({ organisation, identity, tracker })
    .onConflict((conflict) => conflict.columns(['organisation', 'identity']).doUpdateSet({ tracker }))
    .execute();
  return undefined;
};

export const getTracker: Handler<typeof getCall> = async ({ organisation, caller }, { db }) => ({
  trackerUuid: await trackerOf(db, organisation, caller.identity),
});

/** Returns a person's identifier in the experiments. */
export async function trackerOf(db: Db, organisation: string, identity: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tracker')
    .select('tracker')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .executeTakeFirst();
  return row?.tracker;
}
