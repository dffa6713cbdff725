import type { getStatus as call } from '@homeline/contract/applications/status.ts';
import { CompiledQuery } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

// Every open page asks this every few seconds: the query is not built anew, and its answer is sent as it was kept.
const STATUS = 'select status::text from projection where organisation = $1 and application_id = $2';

/** Where the application stands: one row, kept beside the facts by whatever wrote them last. */
export const getStatus: Handler<typeof call> = async ({ params, organisation }, context) => {
  const query = CompiledQuery.raw(STATUS, [organisation, params.uuid]) as CompiledQuery<{ status: string }>;
  const { rows } = await context.db.executeQuery(query);
  return rows[0] ? { keptJson: rows[0].status } : refuse('NOT_FOUND');
};
