import { disabledReason, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import type { Db, Trx } from '../../db/tables.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** Returns a refusal unless the person named in a form is on the lender's staff and has the required right. */
export async function colleagueRefusal(
  db: Db | Trx,
  organisation: string,
  { field, identity, act }: { readonly field: string; readonly identity: string; readonly act: StaffAct },
): Promise<Refusal | undefined> {
  const found = await db
    .selectFrom('staff')
    .select('permissions')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .executeTakeFirst();
  const mayAct = found && !disabledReason(found.permissions, act);
  return mayAct
    ? undefined
    : refuse('INVALID_INPUT', { fields: { [field]: 'Choose somebody of your staff' } });
}
