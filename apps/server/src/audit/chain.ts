import type { Db, Origin, Trx } from '../db/tables.ts';
import { canonical, sha256 } from './canonical.ts';

/** An audit event. `what` names a kind and its object: `fact profile`, `step LIEN_VERIFICATION`. */
export type AuditEvent = {
  readonly at: string;
  readonly actor: string;
  readonly what: string;
  readonly detail: object;
  readonly origin: Origin;
};

type Chain = { readonly organisation: string; readonly applicationId: string };

/** What rewrites facts: migrations, and encryption under a new key. Each has an event per application with the facts' digests before and after. */
const REWRITES = ['migration 007-explanation-lines', 'migration 014-tradelines', 'reseal'] as const;
export type Rewriting = (typeof REWRITES)[number];

const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/**
 * Appends events to an application's chain. Each hash covers the previous one, so a later change of any row breaks all that follow.
 * The caller must hold the lock on the application's row.
 */
export async function appendAudit(trx: Trx, chain: Chain, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  const last = await trx
    .selectFrom('audit_event')
    .select(['number', 'hash'])
    .where('organisation', '=', chain.organisation)
    .where('application_id', '=', chain.applicationId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  let number = last?.number ?? 0;
  let previous = last?.hash ?? FIRST_PREVIOUS_HASH;
  const rows = events.map((event) => {
    number += 1;
    const hash = hashOf(previous, chain, number, event);
    const row = {
      organisation: chain.organisation,
      application_id: chain.applicationId,
      number,
      at: event.at,
      actor: event.actor,
      what: event.what,
      detail: JSON.stringify(event.detail),
      origin: JSON.stringify(event.origin),
      previous_hash: previous,
      hash,
    };
    previous = hash;
    return row;
  });
  await trx.insertInto('audit_event').values(rows).execute();
}

/**
 * Checks an application's chain, and that every fact is unaltered since it was recorded.
 * @returns the number of the first broken event; undefined if none is broken
 */
export async function firstBrokenEvent(db: Db, chain: Chain): Promise<number | undefined> {
  const events = await db
    .selectFrom('audit_event')
    .selectAll()
    .where('organisation', '=', chain.organisation)
    .where('application_id', '=', chain.applicationId)
    .orderBy('number')
    .execute();
  const facts = await db
    .selectFrom('fact')
    .select(['seq', 'name', 'value'])
    .where('organisation', '=', chain.organisation)
    .where('application_id', '=', chain.applicationId)
    .execute();
  const digests = new Map(facts.map((fact) => [fact.seq, factDigest(fact.name, fact.value)]));
  let previous = FIRST_PREVIOUS_HASH;
  let seq = 0;
  for (const [index, event] of events.entries()) {
    const number = index + 1;
    const expected = hashOf(previous, chain, number, { ...event, at: event.at.toISOString() });
    if (event.number !== number || event.hash !== expected) return number;
    const recorded = event.detail as { seq?: number; digest?: string };
    if (recorded.digest !== undefined) {
      seq += 1;
      if (recorded.seq !== seq || digests.get(seq) !== rewrittenDigest(events, seq, recorded.digest))
        return number;
    }
    previous = event.hash;
  }
  return facts.length === seq ? undefined : events.length + 1;
}

/** A fact that a migration rewrote, with its digests. */
type Rewrite = { readonly seq: number; readonly before: string; readonly after: string };

/** Returns a fact's digest after the migrations. Undefined if a migration found an altered value. */
function rewrittenDigest(
  events: readonly { readonly what: string; readonly detail: object }[],
  seq: number,
  digest: string,
): string | undefined {
  return events
    .filter(({ what }) => REWRITES.some((rewriting) => rewriting === what))
    .flatMap(({ detail }) => (detail as { rewritten: readonly Rewrite[] }).rewritten)
    .filter((rewrite) => rewrite.seq === seq)
    .reduce<string | undefined>((known, { before, after }) => (known === before ? after : undefined), digest);
}

/** Returns the digest that proves a fact's value without revealing it. */
export function factDigest(name: string, value: unknown): string {
  return sha256(canonical([name, value]));
}

function hashOf(previous: string, chain: Chain, number: number, event: AuditEvent): string {
  const { at, actor, what, detail, origin } = event;
  return sha256(
    previous + canonical([chain.organisation, chain.applicationId, number, at, actor, what, detail, origin]),
  );
}
