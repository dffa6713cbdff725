import type { getApplication as call } from '@homeline/contract/applications/application.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { applicationOf } from './application-of.ts';
import { applicationRows } from './application-rows.ts';

/** Returns one of the caller's applications. */
export const getApplication: Handler<typeof call> = async ({ params, organisation, caller }, context) => {
  const rows = await applicationRows(context.db, organisation, caller.identity);
  const row = rows.find(({ id }) => id === params.uuid);
  if (!row) return refuse('NOT_FOUND');
  return applicationOf(row, await loadFacts(context.db, { organisation, applicationId: row.id }));
};
