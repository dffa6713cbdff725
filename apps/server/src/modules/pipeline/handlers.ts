import type { pipelineCalls } from '@homeline/contract/pipeline/calls.ts';
import { MOST_COUNTED } from '@homeline/contract/pipeline/count-pipeline.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import { staffName } from '@homeline/domain/staff/staff-name.ts';
import { OWNERS } from '@homeline/domain/workflow/step.ts';
import { sql } from 'kysely';
import type { HandlersOf } from '../../http/handler.ts';
import { assignApplication, claimApplication, releaseApplication } from './assign-application.ts';
import { exportPipeline } from './export-pipeline.ts';
import { getListColumns, saveListColumns } from './list-columns.ts';
import { listPipeline } from './list-pipeline.ts';
import { visibleDesks } from './may-see.ts';
import { returnedTo } from './returned-proposals.ts';
import { listViews, removeView, saveView } from './saved-views.ts';
import { countUnreadTexts } from './unread-text.ts';

export const pipelineHandlers = {
  listPipeline,
  exportPipeline,
  /** Counts what waits for each owner. Each count stops at a limit, so that it costs the same whatever the lender's size. */
  countPipeline: async ({ organisation, caller }, { db }) => {
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
    const [{ rows }, mine, returned, unreadTexts] = await Promise.all([
      waiting.execute(db),
      own.execute(db),
      returnedTo(db, organisation, caller.identity),
      visibleDesks(caller.permissions) ? 0 : countUnreadTexts(db, organisation),
    ]);
    return {
      mine: mine.rows[0]?.count ?? 0,
      returned: returned.length,
      unreadTexts,
      waitsFor: rows.map(({ owner, count, oldest }) => ({
        owner,
        count,
        ...(oldest && { oldest: new Date(oldest).toISOString() }),
      })),
    };
  },
  /** Lists the staff who may open an application. */
  listOfficers: async ({ organisation }, { db }) => {
    const rows = await db
      .selectFrom('staff')
      .innerJoin('auth.user as person', 'person.id', 'staff.identity')
      .select(['staff.identity', 'person.name', 'permissions'])
      .where('organisation', '=', organisation)
      .orderBy('person.name')
      .execute();
    return rows
      .filter(({ permissions }) => !disabledReason(permissions, 'SEE_APPLICATION'))
      .map(({ identity, name }) => ({ identity, name: staffName(name) }));
  },
  claimApplication,
  releaseApplication,
  assignApplication,
  listViews,
  saveView,
  removeView,
  getListColumns,
  saveListColumns,
} satisfies HandlersOf<typeof pipelineCalls>;
