import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/tables.ts';
import type { Caller } from './caller.ts';

export type NewIdentity = {
  readonly organisation: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
};

export type Identities = {
  hash(password: string): Promise<string>;
  /** @returns the identity's id; undefined when the organisation already knows the e-mail address */
  create(trx: Trx, identity: NewIdentity): Promise<string | undefined>;
  /** The identity's id, when the password is theirs. Takes as long for an address that nobody has. */
  check(organisation: string, email: string, password: string): Promise<string | undefined>;
  /** Opens a session and says who is calling in it. */
  openSession(db: Db | Trx, organisation: string, identity: string): Promise<Caller>;
  isOpen(session: string): Promise<boolean>;
  closeSession(session: string): Promise<void>;
  /** The e-mail address with which the identity signs in. */
  emailOf(identity: string): Promise<string>;
};

// OWASP, Password Storage: argon2id with 19 MiB, two passes, one lane.
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const SESSION_SECONDS = 12 * 60 * 60;

/** People, their passwords and their sessions, kept by the sign-in library in the schema `auth`. */
export function identitiesIn(db: Db, secret: string): Identities {
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
  const standing = library(db);
  const nobodysHash = hash('nobody has this password', ARGON2);
  return {
    hash: (password) => hash(password, ARGON2),

    async create(trx, { organisation, email, name, passwordHash }) {
      const signInName = signInNameOf(organisation, email);
      // Two registrations of one address wait for each other here instead of failing at the end.
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
        password: passwordHash,
      });
      return user.id;
    },

    async check(organisation, email, password) {
      const accounts = await standing;
      const found = await accounts.findUserByEmail(signInNameOf(organisation, email), {
        includeAccounts: true,
      });
      const stored = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password;
      const isTheirs = await verify(stored ?? (await nobodysHash), password);
      return isTheirs && stored ? found?.user.id : undefined;
    },

    async openSession(on, organisation, identity) {
      const { id } = await (on === db ? await standing : await library(on)).createSession(identity);
      const staff = await on
        .selectFrom('staff')
        .select('permissions')
        .where('organisation', '=', organisation)
        .where('identity', '=', identity)
        .executeTakeFirst();
      const role = staff ? 'STAFF' : 'APPLICANT';
      return { identity, session: id, organisation, role, permissions: staff?.permissions ?? [] };
    },

    async isOpen(session) {
      const row = await db
        .selectFrom('auth.session')
        .select('id')
        .where('id', '=', session)
        .where('expiresAt', '>', new Date())
        .executeTakeFirst();
      return row !== undefined;
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
  };
}

/** The library knows one name a person; the same person may be a customer of several lenders, who must not learn of each other. */
function signInNameOf(organisation: string, email: string): string {
  return `${organisation} ${email.toLowerCase()}`;
}
