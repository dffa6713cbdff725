import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';

/**
 * Returns the desks whose applications a person may see, or undefined for every application: partners see what waits for their own
 * desks.
 */
export function visibleDesks(roles: readonly string[]): readonly string[] | undefined {
  return disabledReason(roles, 'SEE_PIPELINE') ? roles : undefined;
}

/** Returns whether staff with these roles may see and act on an application now. One that doesn't exist is left to the act itself. */
export async function maySeeApplication(
  db: Db | Trx,
  { organisation, applicationId }: ApplicationKey,
  roles: readonly string[],
): Promise<boolean> {
  const desks = visibleDesks(roles);
  if (!desks) return true;
  const row = await db
    .selectFrom('projection')
    .select('waits_for')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return desks.includes(row?.waits_for ?? '');
}
