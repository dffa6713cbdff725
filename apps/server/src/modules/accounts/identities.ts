import { randomBytes, randomUUID } from 'node:crypto';
import type { Language } from '@homeline/domain/language/language.ts';
import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { SignInMethod } from '../../db/tables/accounts.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { Caller } from '../../http/caller.ts';

export type NewIdentity = {
  readonly organisation: string;
  readonly email: string;
  readonly name: string;
  /** Absent for a person who chooses their first password later. */
  readonly passwordHash?: string;
  /** Another person chose the password, so it ends at the first sign-in. */
  readonly isInitial?: boolean;
  /** The language of the page on which they registered. Absent for a person whom another person invited. */
  readonly language?: Language;
};

/** How and where a session began, for the list of devices. */
export type SessionStart = {
  readonly origin?: Origin;
  readonly method?: SignInMethod;
  readonly isTotpVerified?: boolean;
};

export type WaysToSignIn = {
  readonly updatedAt: Date;
  readonly passwordSetAt: Date | undefined;
  /** Another person chose the password. */
  readonly isPasswordInitial: boolean;
  /** False for a person whose ways to sign in were taken away. */
  readonly hasAny: boolean;
};

export type Identities = {
  hash(password: string): Promise<string>;
  /** @returns the identity's id; undefined when the organization already has that email address */
  create(trx: Trx, identity: NewIdentity): Promise<string | undefined>;
  /** Lets a person whose identity was closed sign in again; undefined when it isn't closed. Returns the identity's id. */
  reopen(trx: Trx, identity: NewIdentity): Promise<string | undefined>;
  /** Returns the identity's id when the password is correct. An unknown email address takes just as long. */
  check(organisation: string, email: string, password: string): Promise<string | undefined>;
  /** Opens a session and returns its caller. */
  openSession(db: Db | Trx, organisation: string, identity: string, start?: SessionStart): Promise<Caller>;
  /** Returns the caller with the rights they have now; undefined when the session ended or they are no longer staff. */
  renew(caller: Caller): Promise<Caller | undefined>;
  closeSession(session: string): Promise<void>;
  /** Returns the email address the identity signs in with. */
  emailOf(identity: string): Promise<string>;
  /** Returns the name of the person. */
  nameOf(identity: string): Promise<string>;
  /** Returns the identity with that email address, if it can still sign in. */
  find(organisation: string, email: string): Promise<string | undefined>;
  /** Returns the identity with a subject at an identity provider. */
  findBySubject(organisation: string, issuer: string, subject: string): Promise<string | undefined>;
  /** Lets a subject at an identity provider sign in as this identity. */
  linkSubject(
    trx: Trx,
    organisation: string,
    identity: string,
    issuer: string,
    subject: string,
  ): Promise<void>;
  /** Lets no subject at an identity provider sign in as this identity anymore. */
  unlinkSubjects(trx: Trx, identity: string): Promise<void>;
  /** Returns whether a password signs an identity in. */
  hasPassword(db: Db | Trx, identity: string): Promise<boolean>;
  /** Returns how an identity can sign in. */
  waysToSignIn(identity: string): Promise<WaysToSignIn | undefined>;
  /**
   * Gives a person another name and another address to sign in with. Sessions and the password stay; the new mailbox isn't proven.
   * @returns false when the organization already has that email address
   */
  rename(
    trx: Trx,
    identity: string,
    given: Pick<NewIdentity, 'organisation' | 'email' | 'name'>,
  ): Promise<boolean>;
  /** Records that the person reads the mail of their address. */
  markEmailVerified(trx: Trx, identity: string): Promise<void>;
  /** Lets no password sign in until a new one is set. Returns false if there was none. */
  forgetPassword(trx: Trx, identity: string): Promise<boolean>;
  /** Replaces the password and ends every session. `isInitial`: another person chose it. */
  setPassword(
    trx: Trx,
    identity: string,
    passwordHash: string,
    given?: { readonly isInitial: boolean },
  ): Promise<void>;
  /** Takes the password away and ends every session. The identity stays, since facts and audit events name it. */
  close(trx: Trx, identity: string): Promise<void>;
};

// OWASP, Password Storage: argon2id with 19 MiB, two passes, one lane.
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const SESSION_HOURS = 12;

const NOW = sql<string>`now()`;

/** The `providerId` of an account with a password. Its account id is the identity. */
const CREDENTIAL = 'credential';

type Options = {
  /** Staff who signed in with one factor only have no role. */
  readonly staffNeedsSecondFactor: (organisation: string) => boolean;
};

/** Creates the store of people, passwords and sessions in the schema `auth`. */
export function createIdentities(
  db: Db,
  { staffNeedsSecondFactor }: Options = { staffNeedsSecondFactor: () => true },
): Identities {
  /** Returns the roles of a member of staff in a session; undefined for anyone else. */
  const rolesIn = async (
    on: Db | Trx,
    organisation: string,
    identity: string,
    session: { readonly method: SignInMethod; readonly totpVerified: boolean },
  ) => {
    const roles = await permissionsOf(on, organisation, identity);
    const isStrong = session.totpVerified || session.method === 'PASSKEY' || session.method === 'BROKER';
    return roles && !isStrong && staffNeedsSecondFactor(organisation) ? [] : roles;
  };
  const dummyHash = hash('nobody has this password', ARGON2);
  return {
    hash: (password) => hash(password.normalize('NFKC'), ARGON2),

    async create(trx, { organisation, email, name, passwordHash, isInitial, language }) {
      const signInName = signInNameOf(organisation, email);
      // Serializes registrations of one address, so that the second finds the first instead of failing on insert.
      await sql`select pg_advisory_xact_lock(hashtext(${signInName}))`.execute(trx);
      const known = await trx
        .selectFrom('auth.user')
        .select('id')
        .where('email', '=', signInName)
        .executeTakeFirst();
      if (known) return undefined;
      const id = randomUUID();
      await trx
        .insertInto('auth.user')
        .values({
          id,
          email: signInName,
          name,
          language,
          emailVerified: false,
          createdAt: NOW,
          updatedAt: NOW,
        })
        .execute();
      await linkAccount(trx, credentialOf(id, passwordHash, isInitial));
      return id;
    },

    async reopen(trx, { organisation, email, name, passwordHash, isInitial }) {
      const closed = await trx
        .updateTable('auth.user as person')
        .set({ name, updatedAt: NOW })
        .where('email', '=', signInNameOf(organisation, email))
        .where(({ exists, not, selectFrom }) =>
          not(exists(selectFrom('auth.account').select('id').whereRef('userId', '=', 'person.id'))),
        )
        .returning('id')
        .executeTakeFirst();
      if (!closed) return undefined;
      const { id } = closed;
      await linkAccount(trx, credentialOf(id, passwordHash, isInitial));
      return id;
    },

    async check(organisation, email, password) {
      const found = await db
        .selectFrom('auth.user as person')
        .innerJoin('auth.account as account', 'account.userId', 'person.id')
        .select(['person.id', 'account.password'])
        .where('person.email', '=', signInNameOf(organisation, email))
        .where('account.providerId', '=', CREDENTIAL)
        .executeTakeFirst();
      const known = found?.password ?? (await dummyHash);
      // Keyboards compose an é differently, so a password counts in one form (NIST SP 800-63B, 3.1.1.2).
      const isCorrect = await verify(known, password.normalize('NFKC'));
      return isCorrect && found?.password ? found.id : undefined;
    },

    async openSession(on, organisation, identity, { origin, method = 'PASSWORD', isTotpVerified } = {}) {
      const id = randomUUID();
      const session = { method, totpVerified: isTotpVerified ?? false };
      await on
        .insertInto('auth.session')
        .values({
          ...{ id, userId: identity, createdAt: NOW, updatedAt: NOW, ...session },
          // Sessions are known by our bearer token; the column wants something unique.
          token: randomBytes(24).toString('base64url'),
          expiresAt: sql<string>`now() + make_interval(hours => ${SESSION_HOURS})`,
          ipAddress: origin?.ip ?? null,
          userAgent: origin?.userAgent ?? null,
        })
        .execute();
      const permissions = await rolesIn(on, organisation, identity, session);
      const role = permissions ? 'STAFF' : 'APPLICANT';
      return { identity, session: id, organisation, role, permissions: permissions ?? [] };
    },

    async renew(caller) {
      const row = await db
        .updateTable('auth.session')
        .set({ updatedAt: NOW })
        .where('id', '=', caller.session)
        .where('expiresAt', '>', new Date())
        .returning(['id', 'method', 'totpVerified'])
        .executeTakeFirst();
      if (!row || caller.role === 'APPLICANT') return row && caller;
      const permissions = await rolesIn(db, caller.organisation, caller.identity, row);
      return permissions && { ...caller, permissions };
    },

    async closeSession(session) {
      await db.deleteFrom('auth.session').where('id', '=', session).execute();
    },

    async emailOf(identity) {
      const user = await db
        .selectFrom('auth.user')
        .select('email')
        .where('id', '=', identity)
        .executeTakeFirst();
      return user?.email.split(' ')[1] ?? '';
    },

    async nameOf(identity) {
      const user = await db
        .selectFrom('auth.user')
        .select('name')
        .where('id', '=', identity)
        .executeTakeFirst();
      return user?.name ?? '';
    },

    async find(organisation, email) {
      const row = await db
        .selectFrom('auth.user as person')
        .innerJoin('auth.account as account', 'account.userId', 'person.id')
        .select('person.id')
        .where('person.email', '=', signInNameOf(organisation, email))
        .executeTakeFirst();
      return row?.id;
    },

    async findBySubject(organisation, issuer, subject) {
      const row = await db
        .selectFrom('auth.account')
        .select('userId')
        .where('providerId', '=', providerOf(organisation, issuer))
        .where('accountId', '=', subject)
        .executeTakeFirst();
      return row?.userId;
    },

    async linkSubject(trx, organisation, identity, issuer, subject) {
      const providerId = providerOf(organisation, issuer);
      await linkAccount(trx, { userId: identity, providerId, accountId: subject });
    },

    async unlinkSubjects(trx, identity) {
      await trx
        .deleteFrom('auth.account')
        .where('userId', '=', identity)
        .where('providerId', '<>', CREDENTIAL)
        .execute();
    },

    async hasPassword(on, identity) {
      const row = await on
        .selectFrom('auth.account')
        .select('id')
        .where('userId', '=', identity)
        .where('providerId', '=', CREDENTIAL)
        .where('password', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    async waysToSignIn(identity) {
      const rows = await db
        .selectFrom('auth.user as person')
        .leftJoin('auth.account as account', 'account.userId', 'person.id')
        .select([
          'person.updatedAt as changedAt',
          'account.providerId',
          'account.updatedAt as setAt',
          'isInitial',
        ])
        .where('person.id', '=', identity)
        .execute();
      const [person] = rows;
      if (!person) return undefined;
      const password = rows.find(({ providerId }) => providerId === CREDENTIAL);
      return {
        updatedAt: person.changedAt,
        passwordSetAt: password?.setAt ?? undefined,
        isPasswordInitial: password?.isInitial ?? false,
        hasAny: rows.some(({ providerId }) => providerId !== null),
      };
    },

    async rename(trx, identity, { organisation, email, name }) {
      const signInName = signInNameOf(organisation, email);
      await sql`select pg_advisory_xact_lock(hashtext(${signInName}))`.execute(trx);
      const holder = await trx
        .selectFrom('auth.user')
        .select('id')
        .where('email', '=', signInName)
        .executeTakeFirst();
      if (holder && holder.id !== identity) return false;
      const isOther = holder === undefined;
      await trx
        .updateTable('auth.user')
        .set({ name, ...(isOther && { email: signInName, emailVerified: false, updatedAt: NOW }) })
        .where('id', '=', identity)
        .execute();
      return true;
    },

    async markEmailVerified(trx, identity) {
      await trx
        .updateTable('auth.user')
        .set({ emailVerified: true, updatedAt: NOW })
        .where('id', '=', identity)
        .execute();
    },

    async forgetPassword(trx, identity) {
      const forgotten = await trx
        .updateTable('auth.account')
        .set({ password: null })
        .where('userId', '=', identity)
        .where('providerId', '=', CREDENTIAL)
        .where('password', 'is not', null)
        .executeTakeFirst();
      return forgotten.numUpdatedRows > 0n;
    },

    async setPassword(trx, identity, passwordHash, { isInitial } = { isInitial: false }) {
      await trx
        .updateTable('auth.account')
        .set({ password: passwordHash, isInitial, updatedAt: NOW })
        .where('userId', '=', identity)
        .where('providerId', '=', CREDENTIAL)
        .execute();
      await closeSessions(trx, identity);
    },

    async close(trx, identity) {
      await trx.deleteFrom('auth.account').where('userId', '=', identity).execute();
      await closeSessions(trx, identity);
    },
  };
}

type Account = {
  readonly userId: string;
  readonly providerId: string;
  readonly accountId: string;
  readonly password?: string | undefined;
  readonly isInitial?: boolean;
};

function credentialOf(identity: string, password: string | undefined, isInitial = false): Account {
  return { userId: identity, providerId: CREDENTIAL, accountId: identity, password, isInitial };
}

async function linkAccount(trx: Trx, account: Account): Promise<void> {
  await trx
    .insertInto('auth.account')
    .values({ id: randomUUID(), password: null, createdAt: NOW, updatedAt: NOW, ...account })
    .execute();
}

async function closeSessions(trx: Trx, identity: string): Promise<void> {
  await trx.deleteFrom('auth.session').where('userId', '=', identity).execute();
}

/** Returns the desks of a member of staff; undefined for anyone else. */
async function permissionsOf(
  on: Db | Trx,
  organisation: string,
  identity: string,
): Promise<string[] | undefined> {
  const staff = await on
    .selectFrom('staff')
    .select('permissions')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .executeTakeFirst();
  return staff?.permissions;
}

/** Returns the name of an identity provider's accounts. It includes the lender, as the user name does. */
function providerOf(organisation: string, issuer: string): string {
  return `${organisation} ${issuer}`;
}

/** Returns the email column of a person. It includes the lender, because a person may be a customer of several. */
export function signInNameOf(organisation: string, email: string): string {
  return `${organisation} ${email.toLowerCase()}`;
}
