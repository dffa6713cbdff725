import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { TOKEN_SECONDS } from '../http/caller.ts';

/** How long repeated requests get the first answer, and repeated webhooks are recognized. Providers stop retrying far earlier. */
const IDEMPOTENCY_KEY_DAYS = 7;
const WEBHOOK_ID_DAYS = 30;
/** How far back operators see webhooks. */
const ACTIVITY_DAYS = 30;
/** How far back operators see calls of providers: any month whole, in every time zone. */
const CALLS_DAYS = 33;
/** How long an interrupted upload can continue. */
const UPLOAD_DAYS = 1;
/** How long refused sign-ins are kept for a manager's question. */
const REFUSED_SIGN_IN_DAYS = 90;
/** How long visits of the pages can be compared. */
const TELEMETRY_DAYS = 90;
/** How long a page that lost its connection can catch up; after half of it, the page loads everything again. */
const EVENT_DAYS = 1;

/**
 * Deletes rows that nothing reads any more: ended limits and sessions, old idempotency keys, webhook ids, events, unfinished
 * uploads, visits, refused sign-ins and what operators watched. Counts real time.
 */
export async function purgeExpired(db: Db): Promise<void> {
  await db.deleteFrom('rate_limit').where('window_ends_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('auth.session').where('expiresAt', '<', sql<Date>`now()`).execute();
  await db
    .deleteFrom('revoked_session')
    .where('revoked_at', '<', daysAgo(TOKEN_SECONDS / 86_400))
    .execute();
  await db.deleteFrom('idempotency_key').where('created_at', '<', daysAgo(IDEMPOTENCY_KEY_DAYS)).execute();
  await db.deleteFrom('webhook_event').where('received_at', '<', daysAgo(WEBHOOK_ID_DAYS)).execute();
  await db.deleteFrom('provider_minute').where('minute', '<', daysAgo(CALLS_DAYS)).execute();
  await db.deleteFrom('provider_pause').where('paused_until', '<', daysAgo(1)).execute();
  // Their time is the business clock’s, which may be ahead of real time by days, never behind.
  await db
    .updateTable('provider_account')
    .set({ old_secret: null, old_secret_until: null })
    .where('old_secret_until', '<', daysAgo(1))
    .execute();
  await db.deleteFrom('webhook_receipt').where('received_at', '<', daysAgo(ACTIVITY_DAYS)).execute();
  await db.deleteFrom('event').where('at', '<', daysAgo(EVENT_DAYS)).execute();
  await db.deleteFrom('telemetry_event').where('at', '<', daysAgo(TELEMETRY_DAYS)).execute();
  await db.deleteFrom('telemetry_session').where('at', '<', daysAgo(TELEMETRY_DAYS)).execute();
  await db.deleteFrom('sign_in_refusal').where('last_at', '<', daysAgo(REFUSED_SIGN_IN_DAYS)).execute();
  await db.deleteFrom('upload_part').where('created_at', '<', daysAgo(UPLOAD_DAYS)).execute();
}

function daysAgo(days: number) {
  return sql<Date>`now() - make_interval(secs => ${days * 86_400})`;
}
