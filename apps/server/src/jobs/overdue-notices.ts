import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

// The US time zone where a day ends last.
const LAST_ZONE = 'Pacific/Honolulu';

/** Logs every required notice not sent by its last day, as a defect (12 CFR 1002.9). */
export async function reportOverdueNotices({ db, clock, log }: Context): Promise<void> {
  const overdue = await db
    .selectFrom('projection')
    .select(['application_id', sql<string>`notice_due_on::text`.as('dueOn')])
    .where('notice_due_on', '<', sql`${civilDateIn(LAST_ZONE, clock.nowMs())}::date`)
    .execute();
  for (const { application_id: application, dueOn } of overdue) {
    log.error({ application, dueOn }, 'A notice is overdue');
  }
}
