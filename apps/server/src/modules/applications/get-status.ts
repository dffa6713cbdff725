import type { getStatus as call } from '@homeline/contract/applications/status.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';

/** The call that every page makes: one row, kept beside the facts by whatever wrote them last. */
export const getStatus: Handler<typeof call> = async ({ params, organisation }, context) => {
  const row = await context.db
    .selectFrom('projection')
    .select('status')
    .where('organisation', '=', organisation)
    .where('application_id', '=', params.uuid)
    .executeTakeFirst();
  return row ? (row.status as never) : refuse('NOT_FOUND');
};
