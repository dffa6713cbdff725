import { type Kysely, sql } from 'kysely';
import type { Trx } from '../tables.ts';
import { withLineCodes } from './007-line-codes.ts';
import { rewriteFacts } from './rewrite-facts.ts';

/** Rewrites stored explanations from English lines to codes and amounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rewriteFacts(db as unknown as Trx, {
    what: 'migration 007-explanation-lines',
    // Facts with an explanation, in the decision itself or in the judgment of a home.
    where: sql<boolean>`(jsonb_exists(value, 'explanation') or jsonb_exists(value, 'judged'))`,
    rewrite: withLineCodes,
  });
}
