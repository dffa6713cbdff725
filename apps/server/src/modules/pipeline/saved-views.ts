import { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import {
  type listViews as listCall,
  MOST_VIEWS,
  type removeView as removeCall,
  type saveView as saveCall,
} from '@homeline/contract/pipeline/saved-views.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

export const listViews: Handler<typeof listCall> = async ({ organisation, caller }, { db }) => {
  const rows = await db
    .selectFrom('saved_view')
    .select(['name', 'filters'])
    .where('organisation', '=', organisation)
    .where('identity', '=', caller.identity)
    .orderBy('name')
    .execute();
  return rows.map(({ name, filters }) => ({ name, filters: PipelineFilters.parse(filters) }));
};

export const saveView: Handler<typeof saveCall> = async ({ organisation, caller, body }, { db }) => {
  const own = { organisation, identity: caller.identity };
  const filters = JSON.stringify(body.filters);
  return db.transaction().execute(async (trx) => {
    const names = await trx
      .selectFrom('saved_view')
      .select('name')
      .where('organisation', '=', organisation)
      .where('identity', '=', caller.identity)
      .execute();
    if (names.length >= MOST_VIEWS && names.every(({ name }) => name !== body.name))
      return refuse('INVALID_INPUT', { fields: { name: `You have ${MOST_VIEWS} views. Remove one first` } });
    await trx
      .insertInto('saved_view')
      .values({ ...own, name: body.name, filters })
      .onConflict((conflict) =>
        conflict.columns(['organisation', 'identity', 'name']).doUpdateSet({ filters }),
      )
      .execute();
    return undefined;
  });
};

export const removeView: Handler<typeof removeCall> = async ({ organisation, caller, query }, { db }) => {
  await db
    .deleteFrom('saved_view')
    .where('organisation', '=', organisation)
    .where('identity', '=', caller.identity)
    .where('name', '=', query.name)
    .execute();
};
