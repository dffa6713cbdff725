import { ROLE_COPY, STAFF_ROLES, type StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { endSessions } from './sessions/end-sessions.ts';

export type NewStaff = {
  readonly organisation: string;
  readonly email: string;
  readonly password: string;
  /** Their email address by default. */
  readonly name?: string;
  /** Desks, whose reviews they may decide, and other roles. */
  readonly roles: readonly StaffRole[];
};

/**
 * Creates a staff member.
 * @returns false when the organization already has that email address
 */
export async function addStaff(
  { db, identities }: StaffContext,
  { password, ...person }: NewStaff,
): Promise<boolean> {
  const passwordHash = await identities.hash(password);
  return db.transaction().execute((trx) => insertStaff(trx, identities, { ...person, passwordHash }));
}

async function insertStaff(
  trx: Trx,
  identities: Context['identities'],
  {
    organisation,
    email,
    name = email,
    passwordHash,
    roles,
  }: Omit<NewStaff, 'password'> & { passwordHash: string },
): Promise<boolean> {
  const identity = await identities.create(trx, { organisation, email, name, passwordHash });
  if (!identity) return false;
  await trx
    .insertInto('staff')
    .values({ organisation, identity, permissions: [...roles] })
    .execute();
  return true;
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
    // What they worked on is free for others.
    await trx
      .deleteFrom('assignment')
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

/**
 * Replaces a staff member's roles and ends their sessions, so that the next sign-in has the new ones.
 * @returns false when nobody with that email address is staff
 */
export async function setStaffRoles(
  context: StaffContext,
  member: StaffMember,
  roles: readonly StaffRole[],
): Promise<boolean> {
  return changeStaff(context, member, async (trx, identity) => {
    await trx
      .updateTable('staff')
      .set({ permissions: [...roles] })
      .where('organisation', '=', member.organisation)
      .where('identity', '=', identity)
      .execute();
  });
}

/** Turns a staff member's authenticator app off, because they lost it, and ends their sessions. */
export async function resetStaffSecondFactor(context: StaffContext, member: StaffMember): Promise<boolean> {
  return changeStaff(context, member, async (trx, identity) => {
    await trx.deleteFrom('second_factor').where('identity', '=', identity).execute();
  });
}

/** Returns the email address of the first person in a role at a lender. */
export function firstPersonEmail(organisation: string, role: StaffRole): string {
  return `${role.toLowerCase().replaceAll('_', '-')}@${organisation}.example`;
}

/**
 * Adds a first person for each role that nobody has. They share a password, for a trial or until each has their own.
 * @returns the roles that got a person
 */
export async function addFirstPeople(
  context: StaffContext,
  organisation: string,
  password: string,
): Promise<readonly StaffRole[]> {
  const rows = await context.db
    .selectFrom('staff')
    .innerJoin('auth.user as person', 'person.id', 'staff.identity')
    .select('person.email')
    .where('organisation', '=', organisation)
    .execute();
  const known = new Set(rows.map(({ email }) => email.split(' ')[1]));
  const missing = STAFF_ROLES.filter((role) => !known.has(firstPersonEmail(organisation, role)));
  // Hashing is slow on purpose, and the password is the same for all.
  const passwordHash = await context.identities.hash(password);
  const added: StaffRole[] = [];
  await context.db.transaction().execute(async (trx) => {
    for (const role of missing) {
      const email = firstPersonEmail(organisation, role);
      const person = { organisation, email, name: ROLE_COPY[role].title, passwordHash, roles: [role] };
      if (await insertStaff(trx, context.identities, person)) added.push(role);
    }
  });
  return added;
}

/** Creates the configured first staff member, with every role, at each lender that has no staff; in a trial also a person for each role. */
export async function addFirstStaff(context: Context): Promise<void> {
  const { firstStaff } = context.config;
  if (!firstStaff) return;
  for (const { code } of context.organisations.all) {
    const anyone = await context.db
      .selectFrom('staff')
      .select('identity')
      .where('organisation', '=', code)
      .executeTakeFirst();
    if (anyone) continue;
    await addStaff(context, { organisation: code, ...firstStaff, roles: STAFF_ROLES });
    if (context.config.sandbox) await addFirstPeople(context, code, firstStaff.password);
  }
}
