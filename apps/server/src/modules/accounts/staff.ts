import { DESKS, type Desk } from '@homeline/contract/call.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { endSessions } from './sessions/end-sessions.ts';

export type NewStaff = {
  readonly organisation: string;
  readonly email: string;
  readonly password: string;
  /** The desks whose reviews they may decide. */
  readonly desks: readonly Desk[];
};

/**
 * Creates a staff member.
 * @returns false when the organization already has that email address
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

type StaffMember = { readonly organisation: string; readonly email: string };

/**
 * Takes every right from a staff member and ends their sessions. A token that is already issued dies with its session.
 * @returns false when nobody with that email address is staff
 */
export async function removeStaff(context: StaffContext, member: StaffMember): Promise<boolean> {
  return changeStaff(context, member, async (trx, identity) => {
    await trx
      .deleteFrom('staff')
      .where('organisation', '=', member.organisation)
      .where('identity', '=', identity)
      .execute();
    await context.identities.close(trx, identity);
  });
}

/**
 * Replaces a staff member's password and ends their sessions.
 * @returns false when nobody with that email address is staff
 */
export async function setStaffPassword(
  context: StaffContext,
  member: StaffMember,
  password: string,
): Promise<boolean> {
  const passwordHash = await context.identities.hash(password);
  return changeStaff(context, member, (trx, identity) =>
    context.identities.setPassword(trx, identity, passwordHash),
  );
}

type StaffContext = Pick<Context, 'db' | 'identities'>;

async function changeStaff(
  { db, identities }: StaffContext,
  { organisation, email }: StaffMember,
  change: (trx: Trx, identity: string) => Promise<void>,
): Promise<boolean> {
  const identity = await identities.find(organisation, email);
  if (!identity) return false;
  return db.transaction().execute(async (trx) => {
    const staff = await trx
      .selectFrom('staff')
      .select('identity')
      .where('organisation', '=', organisation)
      .where('identity', '=', identity)
      .forUpdate()
      .executeTakeFirst();
    if (!staff) return false;
    await endSessions(trx, identity);
    await change(trx, identity);
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
