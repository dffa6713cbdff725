import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { sql } from 'kysely';
import type { Db, Origin, SignInMethod, Trx } from '../../db/tables.ts';
import type { Caller } from './caller.ts';

export type NewIdentity = {
  readonly organisation: string;
  readonly email: string;
  readonly name: string;
  /** Absent for somebody who chooses their first password later. */
  readonly passwordHash?: string;
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
  /** False for somebody whose ways to sign in were taken away. */
  readonly hasAny: boolean;
};

export type Identities = {
  hash(password: string): Promise<string>;
  /** @returns the identity's id; undefined when the organization already has that email address */
  create(trx: Trx, identity: NewIdentity): Promise<string | undefined>;
  /** Lets somebody whose identity was closed sign in again; undefined when it isn't closed. Returns the identity's id. */
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
  /** Returns how an identity can sign in. */
  waysToSignIn(identity: string): Promise<WaysToSignIn | undefined>;
  /** Records that the person reads the mail of their address. */
  markEmailVerified(trx: Trx, identity: string): Promise<void>;
  /** Lets no password sign in until a new one is set. Returns false if there was none. */
  forgetPassword(trx: Trx, identity: string): Promise<boolean>;
  /** Replaces the password and ends every session. */
  setPassword(trx: Trx, identity: string, passwordHash: string): Promise<void>;
  /** Takes the password away and ends every session. The identity stays, since facts and audit events name it. */
  close(trx: Trx, identity: string): Promise<void>;
};

// OWASP, Password Storage: argon2id with 19 MiB, two passes, one lane.
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const SESSION_SECONDS = 12 * 60 * 60;

type Options = {
  /** Staff who signed in with one factor only have no role. */
  readonly staffNeedsSecondFactor: boolean;
};

/** Creates the store of people, passwords and sessions, kept by the sign-in library in the schema `auth`. */
export function createIdentities(
  db: Db,
  secret: string,
  { staffNeedsSecondFactor }: Options = { staffNeedsSecondFactor: true },
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
    return roles && staffNeedsSecondFactor && !isStrong ? [] : roles;
  };
  const library = (on: Db | Trx) =>
    betterAuth({
      database: { db: on.withSchema('auth'), type: 'postgres' },
      secret,
      baseURL: 'http://localhost',
      session: { expiresIn: SESSION_SECONDS },
      emailAndPassword: { enabled: true },
      advanced: { database: { generateId: () => randomUUID() } },
      telemetry: { enabled: false },
      logger: { disabled: true },
    }).$context.then(({ internalAdapter }) => internalAdapter);
  const sharedLibrary = library(db);
  const dummyHash = hash('nobody has this password', ARGON2);
  return {
    hash: (password) => hash(password, ARGON2),

    async create(trx, { organisation, email, name, passwordHash }) {
      const signInName = signInNameOf(organisation, email);
      // Serializes registrations of one address, so that the second finds the first instead of failing on insert.
      await sql`select pg_advisory_xact_lock(hashtext(${signInName}))`.execute(trx);
      const accounts = await library(trx);
      if (await accounts.findUserByEmail(signInName)) return undefined;
      const user = await accounts.createUser(
        { email: signInName, name, emailVerified: false },
        { method: 'email-password' },
      );
      await accounts.linkAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        ...(passwordHash && { password: passwordHash }),
      });
      return user.id;
    },

    async reopen(trx, { organisation, email, name, passwordHash }) {
      const accounts = await library(trx);
      const known = await accounts.findUserByEmail(signInNameOf(organisation, email), {
        includeAccounts: true,
      });
      if (!known || known.accounts.length > 0) return undefined;
      const { id } = known.user;
      await accounts.updateUser(id, { name });
      await accounts.linkAccount({
        userId: id,
        providerId: 'credential',
        accountId: id,
        ...(passwordHash && { password: passwordHash }),
      });
      return id;
    },

    async check(organisation, email, password) {
      const accounts = await sharedLibrary;
      const found = await accounts.findUserByEmail(signInNameOf(organisation, email), {
        includeAccounts: true,
      });
      const stored = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password;
      const isCorrect = await verify(stored ?? (await dummyHash), password);
      return isCorrect && stored ? found?.user.id : undefined;
    },

    async openSession(on, organisation, identity, { origin, method = 'PASSWORD', isTotpVerified } = {}) {
      const { id } = await (on === db ? await sharedLibrary : await library(on)).createSession(identity);
      await on
        .updateTable('auth.session')
        .set({ ipAddress: origin?.ip ?? null, userAgent: origin?.userAgent ?? null })
        .set({ method, totpVerified: isTotpVerified ?? false })
        .where('id', '=', id)
        .execute();
      const session = { method, totpVerified: isTotpVerified ?? false };
      const permissions = await rolesIn(on, organisation, identity, session);
      const role = permissions ? 'STAFF' : 'APPLICANT';
      return { identity, session: id, organisation, role, permissions: permissions ?? [] };
    },

    async renew(caller) {
      const row = await db
        .updateTable('auth.session')
        .set({ updatedAt: sql<string>`now()` })
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
      const accounts = await library(trx);
      const providerId = providerOf(organisation, issuer);
      await accounts.linkAccount({ userId: identity, providerId, accountId: subject });
    },

    async unlinkSubjects(trx, identity) {
      await trx
        .deleteFrom('auth.account')
        .where('userId', '=', identity)
        .where('providerId', '<>', 'credential')
        .execute();
    },

    async waysToSignIn(identity) {
      const rows = await db
        .selectFrom('auth.user as person')
        .leftJoin('auth.account as account', 'account.userId', 'person.id')
        .select(['person.updatedAt as changedAt', 'account.providerId', 'account.updatedAt as setAt'])
        .where('person.id', '=', identity)
        .execute();
      const [person] = rows;
      if (!person) return undefined;
      const password = rows.find(({ providerId }) => providerId === 'credential');
      return {
        updatedAt: person.changedAt,
        passwordSetAt: password?.setAt ?? undefined,
        hasAny: rows.some(({ providerId }) => providerId !== null),
      };
    },

    async markEmailVerified(trx, identity) {
      await trx
        .updateTable('auth.user')
        .set({ emailVerified: true, updatedAt: sql<string>`now()` })
        .where('id', '=', identity)
        .execute();
    },

    async forgetPassword(trx, identity) {
      const forgotten = await trx
        .updateTable('auth.account')
        .set({ password: null })
        .where('userId', '=', identity)
        .where('providerId', '=', 'credential')
        .where('password', 'is not', null)
        .executeTakeFirst();
      return forgotten.numUpdatedRows > 0n;
    },

    async setPassword(trx, identity, passwordHash) {
      const accounts = await library(trx);
      await accounts.updatePassword(identity, passwordHash);
      await trx
        .updateTable('auth.account')
        .set({ updatedAt: sql<string>`now()` })
        .where('userId', '=', identity)
        .where('providerId', '=', 'credential')
        .execute();
      await accounts.deleteUserSessions(identity);
    },

    async close(trx, identity) {
      const accounts = await library(trx);
      await accounts.deleteAccounts(identity);
      await accounts.deleteUserSessions(identity);
    },
  };
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

/** Returns the user name for the sign-in library. It includes the lender, because a person may be a customer of several. */
function signInNameOf(organisation: string, email: string): string {
  return `${organisation} ${email.toLowerCase()}`;
}
