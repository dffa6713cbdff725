import { ROLE_COPY, STAFF_ROLES, type StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { endSessions } from './sessions/end-sessions.ts';

export type NewStaff = {
  readonly organisation: string;
  readonly email: string;
  readonly password: string;
  /** Another person chose the password, so it ends at the first sign-in. */
  readonly isInitial?: boolean;
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
  const identity = await db
    .transaction()
    .execute((trx) => insertStaff(trx, identities, { ...person, passwordHash }));
  return identity !== undefined;
}

/**
 * Creates a staff member in the caller's transaction. A person who left comes back as themselves, with nothing of their old sign-in.
 * @returns their identity; undefined when the organization already has that email address
 */
export async function insertStaff(
  trx: Trx,
  identities: Context['identities'],
  {
    organisation,
    email,
    name = email,
    passwordHash,
    isInitial = false,
    roles,
  }: Omit<NewStaff, 'password'> & { passwordHash: string },
): Promise<string | undefined> {
  const person = { organisation, email, name, passwordHash, isInitial };
  const identity = (await identities.create(trx, person)) ?? (await identities.reopen(trx, person));
  if (!identity) return undefined;
  await trx
    .insertInto('staff')
    .values({ organisation, identity, permissions: [...roles] })
    .execute();
  return identity;
}

/** What changes with a staff member, in the caller's transaction. */
export type StaffChange = (
  trx: Trx,
  identities: Context['identities'],
  member: { readonly organisation: string; readonly identity: string },
) => Promise<void>;

/** Takes every right and every way to sign in. */
export const removal: StaffChange = async (trx, identities, { organisation, identity }) => {
  await trx
    .deleteFrom('staff')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .execute();
  // What they worked on is free for others.
  await trx
    .deleteFrom('assignment')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .execute();
  await trx.deleteFrom('second_factor').where('identity', '=', identity).execute();
  await trx.deleteFrom('passkey').where('identity', '=', identity).execute();
  await identities.close(trx, identity);
};

/** Replaces the roles. */
export function newRoles(roles: readonly StaffRole[]): StaffChange {
  return async (trx, _, { organisation, identity }) => {
    await trx
      .updateTable('staff')
      .set({ permissions: [...roles] })
      .where('organisation', '=', organisation)
      .where('identity', '=', identity)
      .execute();
  };
}

/** Replaces the password with an initial one. */
export function newPassword(passwordHash: string): StaffChange {
  return (trx, identities, { identity }) =>
    identities.setPassword(trx, identity, passwordHash, { isInitial: true });
}

/** Turns the authenticator app off, because they lost it. */
export const withoutSecondFactor: StaffChange = async (trx, _, { identity }) => {
  await trx.deleteFrom('second_factor').where('identity', '=', identity).execute();
};

type StaffContext = Pick<Context, 'db' | 'identities'>;

/**
 * Changes a staff member and ends their sessions, so that the next sign-in has the new rights. A token that is already issued dies with
 * its session.
 * @returns false when nobody with that email address is staff
 */
export async function changeStaff(
  { db, identities }: StaffContext,
  { organisation, email }: { readonly organisation: string; readonly email: string },
  change: StaffChange,
): Promise<boolean> {
  const identity = await identities.find(organisation, email);
  if (!identity) return false;
  return db
    .transaction()
    .execute((trx) => changeStaffIn(trx, identities, { organisation, identity }, change));
}

/** Does the same in the caller's transaction. */
export async function changeStaffIn(
  trx: Trx,
  identities: Context['identities'],
  member: { readonly organisation: string; readonly identity: string },
  change: StaffChange,
): Promise<boolean> {
  const staff = await trx
    .selectFrom('staff')
    .select('identity')
    .where('organisation', '=', member.organisation)
    .where('identity', '=', member.identity)
    .forUpdate()
    .executeTakeFirst();
  if (!staff) return false;
  await endSessions(trx, member.identity);
  await change(trx, identities, member);
  return true;
}

/** Returns the email address of the first person in a role at a lender. */
export function firstPersonEmail(organisation: string, role: StaffRole): string {
  return `${role.toLowerCase().replaceAll('_', '-')}@${organisation}.example`;
}

/**
 * Adds a person for each role that nobody has yet. They share a password, for a trial or until each has their own.
 * @param isInitial each chooses their own at the first sign-in
 * @returns the roles that got a person
 */
export async function addFirstPeople(
  context: StaffContext,
  organisation: string,
  password: string,
  isInitial: boolean,
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
      const name = ROLE_COPY[role].title;
      const person = { organisation, email, name, passwordHash, isInitial, roles: [role] };
      if (await insertStaff(trx, context.identities, person)) added.push(role);
    }
  });
  return added;
}

/** Creates the configured first staff member, with every role, at each lender that has no staff; in a trial also a person for each role. */
export async function addFirstStaff(context: Context): Promise<void> {
  const { firstStaff, sandbox } = context.config;
  if (!firstStaff) return;
  // A trial's people keep the password that the trial shows.
  const isInitial = !sandbox;
  for (const { code } of context.organisations.all) {
    const anyone = await context.db
      .selectFrom('staff')
      .select('identity')
      .where('organisation', '=', code)
      .executeTakeFirst();
    if (anyone) continue;
    await addStaff(context, { organisation: code, ...firstStaff, isInitial, roles: STAFF_ROLES });
    if (sandbox) await addFirstPeople(context, code, firstStaff.password, isInitial);
  }
}
