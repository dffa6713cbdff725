import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/tables.ts';
import { TOKEN_SECONDS } from '../../http/caller.ts';

/** Sessions that ended before their tokens expired. */
export type Revocations = {
  isRevoked(session: string): boolean;
  /** Revokes a session in every process. */
  revoke(session: string): Promise<void>;
  /** Refuses sessions in this process at once, after `revokeIn` committed. */
  remember(sessions: readonly string[]): void;
  /** Calls a listener for every session that is revoked, here or in another process. */
  onRevoked(listener: (session: string) => void): void;
};

const CHANNEL = 'session_revoked';

/** Caches sessions until their tokens have expired, so that a request needs no query. */
export async function listenForRevocations({ db, listen }: Database): Promise<Revocations> {
  const revoked = new Map<string, number>();
  const oldestMs = () => Date.now() - TOKEN_SECONDS * 1000;
  const listeners: ((session: string) => void)[] = [];
  const remember = (session: string, atMs: number) => {
    for (const [old, revokedAtMs] of revoked) {
      if (revokedAtMs > oldestMs()) break;
      revoked.delete(old);
    }
    revoked.set(session, atMs);
    for (const listener of listeners) listener(session);
  };
  const reload = async () => {
    await db.deleteFrom('revoked_session').where('revoked_at', '<', new Date(oldestMs())).execute();
    const rows = await db.selectFrom('revoked_session').selectAll().orderBy('revoked_at').execute();
    for (const { session, revoked_at } of rows) remember(session, revoked_at.getTime());
  };
  await listen(
    CHANNEL,
    (session) => remember(session, Date.now()),
    () => void reload().catch(() => {}),
  );
  await reload();
  return {
    isRevoked: (session) => revoked.has(session),
    remember(sessions) {
      for (const session of sessions) remember(session, Date.now());
    },
    onRevoked: (listener) => void listeners.push(listener),
    async revoke(session) {
      remember(session, Date.now());
      await db.transaction().execute((trx) => revokeIn(trx, session));
    },
  };
}

/** Revokes a session in every process, when the caller's transaction commits. */
export async function revokeIn(trx: Trx, session: string): Promise<void> {
  await trx
    .insertInto('revoked_session')
    .values({ session, revoked_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`select pg_notify(${CHANNEL}, ${session})`.execute(trx);
}
