import { randomUUID } from 'node:crypto';
import type { getTracker as getCall, saveTracker as saveCall } from '@homeline/contract/accounts/tracker.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

/**
 * Stores the caller's identifier in the experiments. The first one stays; a further one, of another device or of their time as a visitor, is
 * joined to it with the variants that it saw. Another person's is not found. Stores nothing about a person who opted out of tracking.
 */
export const saveTracker: Handler<typeof saveCall> = async (
  { body, query, organisation, caller, optsOutOfTracking },
  { db },
) => {
  const { identity } = caller;
  if (query.identityUuid !== undefined && query.identityUuid !== identity) return refuse('NOT_FOUND');
  if (optsOutOfTracking) return undefined;
  await db
    .transaction()
    .execute((trx) => joinTracker(trx, { organisation, identity }, body.optimizelyProfileUuid));
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

type Person = { readonly organisation: string; readonly identity: string };

async function joinTracker(trx: Trx, person: Person, given: string): Promise<void> {
  const { organisation, identity } = person;
  // What another person saw in this browser stays theirs.
  const isTaken = await belongsToAnother(trx, person, given);
  await trx
    .insertInto('tracker')
    .values({ organisation, identity, tracker: isTaken ? randomUUID() : given })
    .onConflict((conflict) => conflict.columns(['organisation', 'identity']).doNothing())
    .execute();
  const { tracker } = await trx
    .selectFrom('tracker')
    .select('tracker')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (isTaken || tracker === given) return;
  await trx
    .insertInto('tracker_alias')
    .values({ organisation, alias: given, tracker })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await joinExposures(trx, organisation, given, tracker);
}

async function belongsToAnother(
  trx: Trx,
  { organisation, identity }: Person,
  given: string,
): Promise<boolean> {
  const owner = await trx
    .selectFrom('tracker')
    .leftJoin('tracker_alias', (join) =>
      join
        .onRef('tracker_alias.organisation', '=', 'tracker.organisation')
        .onRef('tracker_alias.tracker', '=', 'tracker.tracker')
        .on('alias', '=', given),
    )
    .select('identity')
    .where('tracker.organisation', '=', organisation)
    .where('identity', '<>', identity)
    .where((eb) => eb.or([eb('tracker.tracker', '=', given), eb('alias', '=', given)]))
    .executeTakeFirst();
  return owner !== undefined;
}

/** Merges a visitor's exposures into the person's: one per experiment, with the variant first seen under their own identifier. */
async function joinExposures(trx: Trx, organisation: string, given: string, tracker: string): Promise<void> {
  await trx
    .deleteFrom('experiment_exposure as seen')
    .where('organisation', '=', organisation)
    .where('tracker', '=', given)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('experiment_exposure as own')
          .select('own.key')
          .where('own.organisation', '=', organisation)
          .where('own.tracker', '=', tracker)
          .whereRef('own.key', '=', 'seen.key')
          .whereRef('own.experiment', '=', 'seen.experiment'),
      ),
    )
    .execute();
  await trx
    .updateTable('experiment_exposure')
    .set({ tracker })
    .where('organisation', '=', organisation)
    .where('tracker', '=', given)
    .execute();
}
