import { DESKS, type Desk } from '@homeline/contract/call.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';

export type NewStaff = {
  readonly organisation: string;
  readonly email: string;
  readonly password: string;
  /** The desks whose reviews they may decide. */
  readonly desks: readonly Desk[];
};

/**
 * Creates a staff member.
 * @returns false when the organization already has that e-mail address
 */
export async function addStaff(
  { db, identities }: Pick<Context, 'db' | 'identities'>,
  { organisation, email, password, desks }: NewStaff,
): Promise<boolean> {
  const passwordHash = await identities.hash(password);
  return db.transaction().execute(async (trx: Trx) => {
    const identity = await identities.create(trx, { organisation, email, name: email, passwordHash });
    if (!identity) return false;
    await trx
      .insertInto('staff')
      .values({ organisation, identity, permissions: [...desks] })
      .execute();
    return true;
  });
}

/** Creates the configured first staff member, with every desk, at each lender that has no staff. */
export async function addFirstStaff(context: Context): Promise<void> {
  const { firstStaff } = context.config;
  if (!firstStaff) return;
  for (const { code } of context.organisations.all) {
    const anyone = await context.db
      .selectFrom('staff')
      .select('identity')
      .where('organisation', '=', code)
      .executeTakeFirst();
    if (!anyone) await addStaff(context, { organisation: code, ...firstStaff, desks: DESKS });
  }
}
