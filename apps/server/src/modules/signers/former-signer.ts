import { signersFacts } from '@homeline/domain/facts/signers.facts.ts';
import type { Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';

/** Returns somebody who was to sign, as the application named them last; undefined for a stranger. */
export async function formerSigner(
  db: Db,
  { organisation, applicationId }: ApplicationKey,
  uuid: string,
): Promise<Signer | undefined> {
  const named = await db
    .selectFrom('fact')
    .select('value')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('name', '=', 'signers')
    .where(sql<boolean>`value->'signers' @> ${JSON.stringify([{ uuid }])}::jsonb`)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  const { signers = [] } = named ? signersFacts.signers.value.parse(named.value) : {};
  return signers.find((signer) => signer.uuid === uuid);
}
