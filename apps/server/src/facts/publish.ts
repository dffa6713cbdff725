import type { RealtimeEvent } from '@homeline/contract/realtime/messages.ts';
import { sql } from 'kysely';
import type { Trx } from '../db/tables.ts';
import type { ApplicationKey } from './load.ts';

/** Wakes the readers of the table `event` in every process. */
export const EVENTS_CHANNEL = 'event';

type NewEvent = {
  readonly kind: RealtimeEvent['kind'];
  readonly step: string;
  /** The number of the application's newest fact. */
  readonly version: number;
  /** The borrower's own act, in this window or another. */
  readonly byBorrower: boolean;
};

/** Writes an event in the transaction of what changed. Open pages learn of it once the transaction commits. */
export async function publishEvent(
  trx: Trx,
  { organisation, applicationId }: ApplicationKey,
  { kind, step, version, byBorrower }: NewEvent,
): Promise<void> {
  await sql`
    with written as (
      insert into event (organisation, application_id, kind, step, version, by_borrower)
      values (${organisation}, ${applicationId}::uuid, ${kind}, ${step}, ${version}, ${byBorrower})
    )
    select pg_notify(${EVENTS_CHANNEL}, '')`.execute(trx);
}
