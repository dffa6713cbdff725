import {
  DEFAULT_COLUMNS,
  type getListColumns as getCall,
  LIST_COLUMNS,
  type saveListColumns as saveCall,
} from '@homeline/contract/pipeline/list-columns.ts';
import type { Handler } from '../../http/handler.ts';

export const getListColumns: Handler<typeof getCall> = async ({ organisation, caller }, { db }) => {
  const row = await db
    .selectFrom('list_columns')
    .select('columns')
    .where('organisation', '=', organisation)
    .where('identity', '=', caller.identity)
    .executeTakeFirst();
  if (!row) return { columns: [...DEFAULT_COLUMNS] };
  // A later version may have fewer columns.
  return { columns: row.columns.flatMap((name) => LIST_COLUMNS.find((column) => column === name) ?? []) };
};

export const saveListColumns: Handler<typeof saveCall> = async ({ organisation, caller, body }, { db }) => {
  const { columns } = body;
  await db
    .insertInto('list_columns')
    .values({ organisation, identity: caller.identity, columns })
    .onConflict((conflict) => conflict.columns(['organisation', 'identity']).doUpdateSet({ columns }))
    .execute();
};
