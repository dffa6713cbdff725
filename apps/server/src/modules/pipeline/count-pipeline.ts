import { type countPipeline as call, MOST_COUNTED } from '@homeline/contract/pipeline/count-pipeline.ts';
import { OWNERS } from '@homeline/domain/workflow/step.ts';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { visibleDesks } from './may-see.ts';
import { returnedTo } from './returned-proposals.ts';

/** Counts what waits for each owner. Each count stops at a limit, so that it costs the same whatever the lender's size. */
export const countPipeline: Handler<typeof call> = async ({ organisation, caller }, { db }) => {
  const owners = visibleDesks(caller.permissions) ?? OWNERS;
  const waiting = sql<{ owner: string; count: number; oldest: Date | null }>`
    select wanted.owner, count(found.since)::int as count, min(found.since) as oldest
    from unnest(string_to_array(${owners.join(',')}, ',')) wanted(owner)
    left join lateral (
      select since from projection where organisation = ${organisation} and waits_for = wanted.owner
      order by since limit ${MOST_COUNTED}
    ) found on true
    group by wanted.owner`;
  const own = sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from assignment join projection using (organisation, application_id)
      where organisation = ${organisation} and identity = ${caller.identity} and waits_for is not null
      limit ${MOST_COUNTED}
    ) own`;
  const [{ rows }, mine, returned] = await Promise.all([
    waiting.execute(db),
    own.execute(db),
    returnedTo(db, organisation, caller.identity),
  ]);
  return {
    mine: mine.rows[0]?.count ?? 0,
    returned: returned.length,
    waitsFor: rows.map(({ owner, count, oldest }) => ({
      owner,
      count,
      ...(oldest && { oldest: new Date(oldest).toISOString() }),
    })),
  };
};
