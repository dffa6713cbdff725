import { type Facts, factsFrom } from '@homeline/domain/facts/facts.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import type { Db, Trx } from '../db/tables.ts';

/** The key of an application. */
export type ApplicationKey = { readonly organisation: string; readonly applicationId: string };

/**
 * Loads the facts of an application. Empty if it doesn't exist.
 * @param before the number of a fact; loads only older ones
 */
export async function loadFacts(db: Db | Trx, key: ApplicationKey, before?: number): Promise<Facts> {
  const stored = await db
    .selectFrom('fact')
    .select(['name', 'seq', 'at', 'value'])
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq')
    .execute();
  return factsFrom(
    stored.map(({ name, seq, at, value }) => ({ fact: name, seq, at: at.toISOString(), value })),
  );
}

/** Loads the facts for pricing and disclosure, without answers to questions that no longer apply. */
export async function loadRelevantFacts(db: Db | Trx, key: ApplicationKey): Promise<Facts> {
  return relevantFacts(await loadFacts(db, key));
}
