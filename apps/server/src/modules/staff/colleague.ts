import type { Db, Trx } from '../../db/tables.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** Returns a refusal unless somebody whom a form names is on the lender's staff. */
export async function colleagueRefusal(
  db: Db | Trx,
  organisation: string,
  { field, identity }: { readonly field: string; readonly identity: string },
): Promise<Refusal | undefined> {
  const found = await db
    .selectFrom('staff')
    .select('identity')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .executeTakeFirst();
  return found
    ? undefined
    : refuse('INVALID_INPUT', { fields: { [field]: 'Choose somebody of your staff' } });
}
