import type { getStatus as call } from '@homeline/contract/applications/status.ts';
import { CompiledQuery } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

// Every open page asks this every few seconds: the query is not built anew, and its answer is sent as it was kept.
const STATUS =
  "select status::text, (status->>'version')::int as version from projection where organisation = $1 and application_id = $2";

type Row = { status: string; version: number };

/** Where the application stands: one row, kept beside the facts by whatever wrote them last. */
export const getStatus: Handler<typeof call> = async ({ params, organisation }, context) => {
  const query = CompiledQuery.raw(STATUS, [organisation, params.uuid]) as CompiledQuery<Row>;
  const { rows } = await context.db.executeQuery(query);
  return rows[0] ? { keptJson: rows[0].status, version: rows[0].version } : refuse('NOT_FOUND');
};
