import { createHash } from 'node:crypto';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { type SearchTerm, searchTerms } from '@homeline/domain/staff/search-terms.ts';
import type { Trx } from '../db/tables.ts';
import type { Sealing } from '../sealing/seal.ts';
import type { ApplicationKey } from './load.ts';

/** Returns a term as stored: a word, or a keyed hash of what nobody may read from the table. */
export function storedTerm(sealing: Sealing, organisation: string, term: SearchTerm): string {
  if (term.kind === 'WORD') return term.text;
  return `#${sealing.lookupHash(`search ${term.kind}`, `${organisation} ${term.hashed}`)}`;
}

/**
 * Writes the terms that staff find an application by, if they changed.
 * @param before the hash that the last call returned
 * @returns a hash of the terms
 */
export async function saveSearchTerms(
  trx: Trx,
  sealing: Sealing,
  { organisation, applicationId }: ApplicationKey,
  facts: Facts,
  before: string | null | undefined,
): Promise<string> {
  const terms = searchTerms(facts).map((term) => storedTerm(sealing, organisation, term));
  const hash = createHash('sha256').update(terms.join('\n')).digest('base64url');
  if (hash === before) return hash;
  await trx
    .deleteFrom('search_term')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .execute();
  if (terms.length > 0)
    await trx
      .insertInto('search_term')
      .values(terms.map((term) => ({ organisation, term, application_id: applicationId })))
      .execute();
  return hash;
}
