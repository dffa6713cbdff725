import { type RawBuilder, sql } from 'kysely';
import {
  type AuditEvent,
  type Chain,
  eventRow,
  factDigest,
  newestHash,
  unkeyedHash,
} from '../../audit/chain.ts';
import { afterEveryEvent } from '../../audit/old-chains.ts';
import type { Rewriting } from '../../audit/verify-chain.ts';
import type { Trx } from '../tables.ts';

/**
 * Rewrites stored facts, in migrations from before audit hashes had a key. Each application's audit chain gets one event that names the rewritten facts with their digests before and
 * after, so that the audit still proves every fact.
 * @param change.where selects the facts
 */
export async function rewriteFacts(
  trx: Trx,
  change: {
    readonly what: Rewriting;
    readonly where: RawBuilder<boolean>;
    readonly rewrite: (value: object) => unknown;
  },
): Promise<void> {
  const applications = await trx
    .selectFrom('fact')
    .select(['organisation', 'application_id'])
    .distinct()
    .where(change.where)
    .execute();
  for (const { organisation, application_id } of applications) {
    const key = { organisation, applicationId: application_id };
    const append = (event: AuditEvent) => appendUnkeyed(trx, key, event);
    await rewriteFactsOf(trx, key, { ...change, actor: 'MIGRATION', append });
  }
}

/**
 * Rewrites the facts of one application, as `rewriteFacts` does for all.
 * @returns how many facts it rewrote
 */
export async function rewriteFactsOf(
  trx: Trx,
  { organisation, applicationId }: Chain,
  {
    what,
    actor,
    where,
    rewrite,
    append,
  }: {
    readonly what: Rewriting;
    readonly actor: 'MIGRATION' | 'OPERATOR';
    readonly where: RawBuilder<boolean>;
    readonly rewrite: (value: object, name: string, applicationId: string) => unknown;
    readonly append: (event: AuditEvent) => Promise<void>;
  },
): Promise<number> {
  const facts = await trx
    .selectFrom('fact')
    .select(['seq', 'name', 'value'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where(where)
    .orderBy('seq')
    .execute();
  const rewritten: { seq: number; before: string; after: string }[] = [];
  for (const { seq, name, value } of facts) {
    const next = rewrite(value, name, applicationId);
    const [before, after] = [factDigest(name, value), factDigest(name, next)];
    if (before === after) continue;
    await sql`update fact set value = ${JSON.stringify(next)}::jsonb
      where organisation = ${organisation} and application_id = ${applicationId} and seq = ${seq}`.execute(
      trx,
    );
    rewritten.push({ seq, before, after });
  }
  if (rewritten.length === 0) return 0;
  const at = await afterEveryEvent(trx, organisation);
  await append({ at, actor, what, detail: { rewritten }, origin: {} });
  return rewritten.length;
}

/** Appends an event as before hashes had a key: these migrations run before the one that adds it. */
export async function appendUnkeyed(trx: Trx, chain: Chain, event: AuditEvent): Promise<void> {
  const newest = await trx
    .selectFrom('audit_event')
    .select('number')
    .where('organisation', '=', chain.organisation)
    .where('application_id', '=', chain.applicationId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const previous = await newestHash(trx, chain);
  const numbered = { ...event, number: (newest?.number ?? 0) + 1 };
  const hash = unkeyedHash(chain, previous, numbered);
  await trx
    .insertInto('audit_event')
    .values(eventRow(chain, numbered, { previous_hash: previous, hash }))
    .execute();
}
