import type { SignInRefusal } from '@homeline/contract/accounts/sign-in-settings.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/tables.ts';
import { accountHash } from '../../http/known-device.ts';

type Reason = SignInRefusal['reason'];

type Refused = {
  readonly organisation: string;
  readonly email: string;
  readonly reason: Reason;
};

/** How long people see the refused sign-ins of their account. */
const SHOWN_DAYS = 30;

/**
 * Logs a refused sign-in under the keyed hash of the account, and counts it for the person and their lender. It runs beside the answer,
 * whose time must not tell whether the address has an account.
 */
export function noteRefusedSignIn(context: Context, { organisation, email, reason }: Refused): void {
  const account = accountHash(context, { organisation, email });
  context.log.warn({ lender: organisation, account, reason }, 'A sign-in was refused');
  count().catch((error: Error) => {
    context.log.error({ failure: error.message }, 'A refused sign-in wasn’t counted');
  });

  async function count(): Promise<void> {
    const identity = await context.identities.find(organisation, email);
    if (!identity) return;
    await sql`insert into sign_in_refusal (organisation, identity, day, reason, attempts, last_at)
      values (${organisation}, ${identity}, current_date, ${reason}, 1, now())
      on conflict (organisation, identity, day, reason)
      do update set attempts = sign_in_refusal.attempts + 1, last_at = now()`.execute(context.db);
  }
}

/** Returns a person's refused sign-ins of the last 30 days, the newest first. */
export async function refusalsOf(db: Db, identity: string): Promise<SignInRefusal[]> {
  const rows = await recent(db).where('identity', '=', identity).execute();
  return rows.map(({ reason, attempts, last_at }) => ({
    ...{ reason: reason as Reason, attempts: Number(attempts) },
    lastAt: new Date(last_at).toISOString(),
  }));
}

/** Selects the refused sign-ins of the last 30 days by account and reason. */
export function recent(db: Db) {
  return db
    .selectFrom('sign_in_refusal')
    .select(['sign_in_refusal.identity', 'reason'])
    .select(sql<string>`sum(attempts)`.as('attempts'))
    .select(sql<Date>`max(last_at)`.as('last_at'))
    .where('last_at', '>', sql<Date>`now() - make_interval(days => ${SHOWN_DAYS})`)
    .groupBy(['sign_in_refusal.identity', 'reason'])
    .orderBy(sql`max(last_at)`, 'desc');
}
