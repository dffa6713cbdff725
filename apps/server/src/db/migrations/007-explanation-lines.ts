import { type Kysely, sql } from 'kysely';
import { appendAudit, EXPLANATIONS_REWRITTEN, factDigest } from '../../audit/chain.ts';
import type { Trx } from '../tables.ts';
import { withLineCodes } from './007-line-codes.ts';

/**
 * Rewrites stored explanations from English lines to codes and amounts. Each application's audit chain gets one event that names the
 * rewritten facts with their digests before and after, so that the audit still proves every fact.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const trx = db as unknown as Trx;
  const applications = await trx
    .selectFrom('fact')
    .select(['organisation', 'application_id'])
    .distinct()
    .where(EXPLAINED)
    .execute();
  for (const { organisation, application_id } of applications) {
    await rewrite(trx, organisation, application_id);
  }
}

/** Selects facts with an explanation, in the decision itself or in the judgment of a home. */
const EXPLAINED = sql<boolean>`(jsonb_exists(value, 'explanation') or jsonb_exists(value, 'judged'))`;

async function rewrite(trx: Trx, organisation: string, applicationId: string): Promise<void> {
  const facts = await trx
    .selectFrom('fact')
    .select(['seq', 'name', 'value'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where(EXPLAINED)
    .orderBy('seq')
    .execute();
  const rewritten: { seq: number; before: string; after: string }[] = [];
  for (const { seq, name, value } of facts) {
    const coded = withLineCodes(value);
    const [before, after] = [factDigest(name, value), factDigest(name, coded)];
    if (before === after) continue;
    await sql`update fact set value = ${JSON.stringify(coded)}::jsonb
      where organisation = ${organisation} and application_id = ${applicationId} and seq = ${seq}`.execute(
      trx,
    );
    rewritten.push({ seq, before, after });
  }
  if (rewritten.length === 0) return;
  const at = await afterEveryEvent(trx, organisation);
  await appendAudit(trx, { organisation, applicationId }, [
    { at, actor: 'MIGRATION', what: EXPLANATIONS_REWRITTEN, detail: { rewritten }, origin: {} },
  ]);
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
