import { type RawBuilder, sql } from 'kysely';
import { appendAudit, factDigest, type Rewriting } from '../../audit/chain.ts';
import type { Trx } from '../tables.ts';

/**
 * Rewrites stored facts. Each application's audit chain gets one event that names the rewritten facts with their digests before and
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
    await rewriteFactsOf(trx, key, { ...change, actor: 'MIGRATION' });
  }
}

/**
 * Rewrites the facts of one application, as `rewriteFacts` does for all.
 * @returns how many facts it rewrote
 */
export async function rewriteFactsOf(
  trx: Trx,
  { organisation, applicationId }: { readonly organisation: string; readonly applicationId: string },
  {
    what,
    actor,
    where,
    rewrite,
  }: {
    readonly what: Rewriting;
    readonly actor: 'MIGRATION' | 'OPERATOR';
    readonly where: RawBuilder<boolean>;
    readonly rewrite: (value: object, name: string, applicationId: string) => unknown;
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
  await appendAudit(trx, { organisation, applicationId }, [
    { at, actor, what, detail: { rewritten }, origin: {} },
  ]);
  return rewritten.length;
}

/** Returns the current time, or a later one: the sandbox clock may have dated events or anchors ahead. */
async function afterEveryEvent(trx: Trx, organisation: string): Promise<string> {
  const { rows } = await sql<{ at: Date }>`select date_trunc('milliseconds', greatest(
      now(),
      (select max(at) from audit_event where organisation = ${organisation}),
      (select (max(day) + 1)::timestamp at time zone 'UTC' from audit_anchor where organisation = ${organisation})
    )) as at`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The database tells no time');
  return row.at.toISOString();
}
