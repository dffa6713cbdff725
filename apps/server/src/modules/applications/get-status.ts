import type { getStatus as call } from '@homeline/contract/applications/status.ts';
import { CompiledQuery } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

// Open pages poll this every few seconds, so the query is prebuilt and the stored JSON is sent unparsed.
const STATUS =
  "select status::text, (status->>'version')::int as version from projection where organisation = $1 and application_id = $2";

type Row = { status: string; version: number };

/** Returns the application's status from its projection. */
export const getStatus: Handler<typeof call> = async ({ params, organisation }, context) => {
  const query = CompiledQuery.raw(STATUS, [organisation, params.uuid]) as CompiledQuery<Row>;
  const { rows } = await context.db.executeQuery(query);
  return rows[0] ? { storedJson: rows[0].status, version: rows[0].version } : refuse('NOT_FOUND');
};
