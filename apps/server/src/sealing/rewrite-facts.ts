import { type RawBuilder, sql } from 'kysely';
import { appendAudit, type Chain, factDigest, RESEALED } from '../audit/chain.ts';
import type { Trx } from '../db/tables.ts';
import type { Sealing } from './seal.ts';

/**
 * Rewrites the stored facts of one application. Its audit chain gets one event that names them with their digests before and after,
 * so that the audit still proves every fact. The caller must hold the lock on the application's row.
 * @param change.where selects the facts
 * @returns how many facts it rewrote
 */
export async function rewriteFacts(
  trx: Trx,
  sealing: Sealing,
  chain: Chain,
  change: {
    readonly where: RawBuilder<boolean>;
    readonly rewrite: (value: object, name: string) => unknown;
  },
): Promise<number> {
  const { organisation, applicationId } = chain;
  const facts = await trx
    .selectFrom('fact')
    .select(['seq', 'name', 'value'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where(change.where)
    .orderBy('seq')
    .execute();
  const rewritten: { seq: number; before: string; after: string }[] = [];
  for (const { seq, name, value } of facts) {
    const next = change.rewrite(value, name);
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
  const event = { at, actor: 'OPERATOR', what: RESEALED, detail: { rewritten }, origin: {} };
  await appendAudit(trx, sealing, chain, [event]);
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
