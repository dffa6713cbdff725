import type { Insertable } from 'kysely';
import type { AuditEventTable } from '../db/tables/audit.ts';
import type { Origin } from '../db/tables/columns.ts';
import type { Trx } from '../db/tables.ts';
import type { Sealing } from '../sealing/seal.ts';
import { canonical, sha256 } from './canonical.ts';

/** An audit event. `what` names a kind and its object: `fact profile`, `step LIEN_VERIFICATION`, `terms quote`. */
export type AuditEvent = {
  readonly at: string;
  readonly actor: string;
  readonly what: string;
  readonly detail: object;
  readonly origin: Origin;
};

export type Chain = { readonly organisation: string; readonly applicationId: string };

export type NumberedEvent = AuditEvent & { readonly number: number };

/** The version of keyed hashes. */
export const KEYED = 2;

export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** The name of the event written before others if the head no longer matches. Without it, a later event would hide a change. */
export const ALTERED = 'chain altered';

/** The kind of event with the digests of facts before and after their encryption under a new key. */
export const RESEALED = 'reseal';

/** What the head hash covers of an application. */
export type Head = {
  readonly owner: string;
  readonly loan_number: string;
  readonly created_at: Date;
  readonly last_seq: number;
  readonly last_event: number;
};

/**
 * Appends events to an application's chain, and moves its head: the numbers of its newest fact and event, and a keyed hash over both.
 * Each event's hash covers the previous one, so a later change of any row breaks all that follow.
 * The caller must hold the lock on the application's row.
 * @param lastSeq the newest fact, if the caller has just written facts
 */
export async function appendAudit(
  trx: Trx,
  sealing: Sealing,
  chain: Chain,
  events: readonly AuditEvent[],
  lastSeq?: number,
): Promise<void> {
  const [first] = events;
  if (!first) return;
  const { head_hash, newest, ...head } = await trx
    .selectFrom('application')
    .select(['owner', 'loan_number', 'created_at', 'last_seq', 'last_event', 'head_hash'])
    .select((application) =>
      application
        .selectFrom('audit_event')
        .select('hash')
        .whereRef('audit_event.organisation', '=', 'application.organisation')
        .whereRef('audit_event.application_id', '=', 'application.id')
        .orderBy('number', 'desc')
        .limit(1)
        .as('newest'),
    )
    .where('organisation', '=', chain.organisation)
    .where('id', '=', chain.applicationId)
    .executeTakeFirstOrThrow();
  const previous = newest ?? FIRST_PREVIOUS_HASH;
  const isNew = head.last_event === 0 && head_hash === null && previous === FIRST_PREVIOUS_HASH;
  const isIntact = isNew || headHash(sealing, chain, head, previous) === head_hash;
  const altered = { at: first.at, actor: 'AUDIT', what: ALTERED, detail: {}, origin: {} };
  await writeEvents(trx, sealing, chain, {
    head: { ...head, last_seq: lastSeq ?? head.last_seq },
    previous,
    events: isIntact ? events : [altered, ...events],
  });
}

/** Writes events after the head, and the new head, without checking the old one. */
async function writeEvents(
  trx: Trx,
  sealing: Sealing,
  chain: Chain,
  {
    head,
    previous: newest,
    events,
  }: { readonly head: Head; readonly previous: string; readonly events: readonly AuditEvent[] },
): Promise<void> {
  let previous = newest;
  const rows = events.map((event, index) => {
    const numbered = { ...event, number: head.last_event + index + 1 };
    const hash = keyedHash(sealing, chain, previous, numbered);
    const row = eventRow(chain, numbered, { previous_hash: previous, hash });
    previous = hash;
    return row;
  });
  await trx.insertInto('audit_event').values(rows).execute();
  const moved = { ...head, last_event: head.last_event + events.length };
  await trx
    .updateTable('application')
    .set({
      last_seq: moved.last_seq,
      last_event: moved.last_event,
      head_hash: headHash(sealing, chain, moved, previous),
    })
    .where('organisation', '=', chain.organisation)
    .where('id', '=', chain.applicationId)
    .execute();
}

function eventRow(
  { organisation, applicationId }: Chain,
  { detail, origin, ...event }: NumberedEvent,
  hashes: Pick<Insertable<AuditEventTable>, 'previous_hash' | 'hash'>,
) {
  const texts = { detail: JSON.stringify(detail), origin: JSON.stringify(origin) };
  return { organisation, application_id: applicationId, version: KEYED, ...event, ...texts, ...hashes };
}

/** Returns an event's hash. It covers everything stored in the event, and the hash before it. */
export function keyedHash(sealing: Sealing, chain: Chain, previous: string, event: NumberedEvent): string {
  const { organisation, applicationId } = chain;
  const { number, at, actor, what, detail, origin } = event;
  const text = canonical([organisation, applicationId, number, at, actor, what, detail, origin]);
  return sealing.auditHash(`event ${previous}${text}`);
}

/** Returns the keyed hash over an application's row and its newest event. */
export function headHash(sealing: Sealing, chain: Chain, head: Head, newest: string): string {
  const { owner, loan_number, created_at, last_seq, last_event } = head;
  const { organisation, applicationId } = chain;
  const row = [organisation, applicationId, owner, loan_number, created_at.toISOString()];
  return sealing.auditHash(`head ${newest}${canonical([...row, last_seq, last_event])}`);
}

/** Returns the digest that proves a fact's value without revealing it. */
export function factDigest(name: string, value: unknown): string {
  return sha256(canonical([name, value]));
}
