import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import type { Sealing } from '../sealing/seal.ts';
import { testDatabase } from '../testing/database.ts';
import { insertOldApplication, keyInsertedChains } from '../testing/old-chain.ts';
import { keyOldChains } from './old-chains.ts';
import { verifyChain } from './verify-chain.ts';

const FACTS = [
  { name: 'contact', value: { phone: '(555) 555-0101' } },
  { name: 'softCredit', value: { answer: 'NO_HIT' } },
];

let database: Database;
let sealing: Sealing;
const chain = { organisation: 'homeline', applicationId: randomUUID() };

beforeAll(async () => {
  database = await testDatabase();
  await database.db.transaction().execute(async (trx) => {
    await insertOldApplication(trx, chain, FACTS);
    await sql`insert into terms_ledger (organisation, application_id, shown_to, shown_at, shown_where, terms)
      values (${chain.organisation}, ${chain.applicationId}, 'borrower', now(), 'quote', '{"aprPct": 8.5}')`.execute(
      trx,
    );
  });
  sealing = await keyInsertedChains(database.db);
});
afterAll(() => database.close());

const findings = async () => (await verifyChain(database.db, sealing, chain)).findings;

describe('a chain from before hashes had a key', () => {
  it('stays valid without being written again, followed by one keyed event', async () => {
    expect(await findings()).toEqual([]);
    await keyOldChains(database.db, sealing);
    const events = await database.db
      .selectFrom('audit_event')
      .select(['number', 'version', 'what'])
      .where('application_id', '=', chain.applicationId)
      .orderBy('number')
      .execute();
    expect(events).toEqual([
      { number: 1, version: 1, what: 'fact contact' },
      { number: 2, version: 1, what: 'fact softCredit' },
      { number: 3, version: 2, what: 'chain keyed' },
    ]);
  });

  it('proves the terms recorded before', async () => {
    await sql`update terms_ledger set terms = '{"aprPct": 7.5}'`.execute(database.db);
    expect(await findings()).toEqual([
      expect.stringMatching(/^row \d+ of the terms ledger \(quote\) was changed$/),
    ]);
    await sql`update terms_ledger set terms = '{"aprPct": 8.5}'`.execute(database.db);
  });

  it('is a finding if it appears after the installation has keyed its chains', async () => {
    const forged = { organisation: 'homeline', applicationId: randomUUID() };
    await database.db.transaction().execute((trx) => insertOldApplication(trx, forged, FACTS));
    await keyInsertedChains(database.db);
    const { findings: found } = await verifyChain(database.db, sealing, forged);
    expect(found).toEqual(['the chain was never keyed']);
  });
});
