import { sql } from 'kysely';
import { type Chain, factDigest } from '../audit/chain.ts';
import { keyOldChains } from '../audit/old-chains.ts';
import { appendUnkeyed } from '../db/migrations/rewrite-facts.ts';
import type { Db, Trx } from '../db/tables.ts';
import { createSealing, type Sealing } from '../sealing/seal.ts';

const AT = '2026-03-10T17:00:00.000Z';

/** Inserts an application with facts and an audit chain from before hashes had a key. */
export async function insertOldApplication(
  trx: Trx,
  chain: Chain,
  facts: readonly { readonly name: string; readonly value: unknown }[],
): Promise<void> {
  const { organisation, applicationId } = chain;
  await trx
    .insertInto('application')
    .values({ organisation, id: applicationId, owner: 'borrower', created_at: AT, last_seq: facts.length })
    .execute();
  for (const [index, { name, value }] of facts.entries()) {
    const seq = index + 1;
    const row = { seq, name, value: JSON.stringify(value), at: AT, actor: 'VENDOR', origin: '{}' };
    await trx
      .insertInto('fact')
      .values({ organisation, application_id: applicationId, ...row })
      .execute();
    const detail = { seq, digest: factDigest(name, value) };
    await appendUnkeyed(trx, chain, { at: AT, actor: 'VENDOR', what: `fact ${name}`, detail, origin: {} });
  }
}

/** Keys the chains of `insertOldApplication`, as the migration and the next start do. */
export async function keyInsertedChains(db: Db): Promise<Sealing> {
  const bytes = Buffer.alloc(32, 1);
  const sealing = createSealing([{ id: 'test', bytes }], bytes);
  await sql`update application set last_event = (select max(number) from audit_event e
    where e.organisation = application.organisation and application_id = application.id)
    where head_hash is null`.execute(db);
  await keyOldChains(db, sealing);
  return sealing;
}
