import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { Caller } from '../../http/caller.ts';
import type { Identities } from './identities.ts';
import { endSessions } from './sessions/end-sessions.ts';

export type NewOriginator = {
  readonly organisation: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly phone: string;
  readonly nmls: string;
  readonly brokerName?: string;
  readonly states: readonly string[];
  readonly avatar?: Uint8Array;
  /** What the lender pays them for a line, in percent of it. */
  readonly compensationPct?: number;
};

type Store = Pick<Context, 'db' | 'identities'>;

/**
 * Creates a loan originator with an account of their own.
 * @returns their id, which their referral link names; undefined when the address already has an account
 */
export async function addOriginator(
  { db, identities }: Store,
  given: NewOriginator,
): Promise<string | undefined> {
  const passwordHash = await identities.hash(given.password);
  return db.transaction().execute((trx) => insertOriginator(trx, identities, { ...given, passwordHash }));
}

type HashedOriginator = Omit<NewOriginator, 'password'> & { readonly passwordHash: string };

/** Creates a loan originator's account in the caller's transaction. Returns undefined if the email is taken. */
export async function insertOriginator(
  trx: Trx,
  identities: Identities,
  given: HashedOriginator,
): Promise<string | undefined> {
  const { organisation, email, passwordHash, name, phone, nmls, brokerName, avatar, states } = given;
  const identity = await identities.create(trx, { organisation, email, name, passwordHash });
  if (!identity) return undefined;
  const uuid = randomUUID();
  await trx
    .insertInto('loan_originator')
    .values({
      ...{ organisation, uuid, identity, email, name, phone, nmls },
      ...{ broker_name: brokerName ?? null, states: [...states], avatar: avatar ?? null },
      compensation_pct: given.compensationPct ?? null,
    })
    .execute();
  return uuid;
}

/**
 * Takes an originator's rights away and ends their sessions. Their clients keep their applications.
 * @returns false when nobody with that address is an originator
 */
export async function removeOriginator(
  { db, identities }: Store,
  { organisation, email }: { readonly organisation: string; readonly email: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('loan_originator')
      .select('uuid')
      .where('organisation', '=', organisation)
      .where('email', '=', email)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    return (
      row !== undefined && (await retireOriginatorIn(trx, identities, { organisation, ...row })) !== undefined
    );
  });
}

/**
 * Does the same within a transaction, by the originator's id.
 * @returns their identity and name; undefined for one who left or belongs to another lender
 */
export async function retireOriginatorIn(
  trx: Trx,
  identities: Identities,
  { organisation, uuid }: { readonly organisation: string; readonly uuid: string },
): Promise<{ readonly identity: string; readonly name: string } | undefined> {
  const left = await trx
    .updateTable('loan_originator')
    .set({ left_at: sql<string>`now()` })
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid)
    .where('left_at', 'is', null)
    .returning(['identity', 'name'])
    .executeTakeFirst();
  if (!left) return undefined;
  await trx
    .deleteFrom('originator_client')
    .where('organisation', '=', organisation)
    .where('originator', '=', uuid)
    .where('application_id', 'is', null)
    .execute();
  await endSessions(trx, left.identity);
  await identities.close(trx, left.identity);
  return left;
}

/** Returns the id of the loan originator who the caller is; undefined for anyone else. */
export async function originatorOf(
  db: Db,
  { organisation, identity }: Pick<Caller, 'organisation' | 'identity'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('loan_originator')
    .select('uuid')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row?.uuid;
}

/** Returns whether an account belongs to the lender's staff or to one of its loan originators. */
export async function worksForLender(db: Db, organisation: string, identity: string): Promise<boolean> {
  const staff = await db
    .selectFrom('staff')
    .select('identity')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .executeTakeFirst();
  return staff !== undefined || (await originatorOf(db, { organisation, identity })) !== undefined;
}

/** Returns a loan originator who still works with the lender. */
export function activeOriginator(db: Db, organisation: string, uuid: string) {
  return db
    .selectFrom('loan_originator')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid)
    .where('left_at', 'is', null)
    .executeTakeFirst();
}

/** Returns the originator whom an application names, even once they have left. */
export async function namedOriginator(
  db: Db,
  organisation: string,
  uuid: string,
): Promise<{ readonly name: string; readonly nmls: string; readonly broker?: string } | undefined> {
  const row = await db
    .selectFrom('loan_originator')
    .select(['name', 'nmls', 'broker_name'])
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row && { name: row.name, nmls: row.nmls, ...(row.broker_name && { broker: row.broker_name }) };
}

/** Who referred an applicant, with what the lender pays them for a line, in percent of it. */
export type Referral = { readonly referrerUuid: string; readonly compensationPct: number };

/** Returns the referring originator, if they may originate where the home is. Anyone else refers nobody. */
export async function licensedReferrer(
  db: Db,
  organisation: string,
  { referrerUuid, state }: { readonly referrerUuid?: string | undefined; readonly state: string },
): Promise<Referral | undefined> {
  if (referrerUuid === undefined) return undefined;
  const originator = await activeOriginator(db, organisation, referrerUuid);
  if (!originator?.states.includes(state)) return undefined;
  return { referrerUuid, compensationPct: Number(originator.compensation_pct ?? 0) };
}
