import type { AnsweredCall } from '@homeline/domain/staff/evidence/answered-by.ts';
import type { Db } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';

/** Returns the answered provider calls of an application, the oldest first. Each is stored for the provider that answered it. */
export async function answeredCalls(
  db: Db,
  { organisation, applicationId }: ApplicationKey,
): Promise<readonly AnsweredCall[]> {
  const rows = await db
    .selectFrom('intent')
    .select(['task', 'provider', 'answered_at', 'attempted_at', 'created_at'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('answer', 'is not', null)
    .execute();
  return rows
    .map(({ task, provider, answered_at, attempted_at, created_at }) => {
      // An earlier release kept only when the request was sent.
      const at = answered_at ?? attempted_at ?? created_at;
      return { call: task, provider, at: at.toISOString() };
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));
}
