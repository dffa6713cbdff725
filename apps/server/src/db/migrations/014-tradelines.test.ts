// Proves RU-64.

import { randomUUID } from 'node:crypto';
import { CreditReport } from '@homeline/domain/facts/credit.facts.ts';
import { reportedDebtsCents } from '@homeline/domain/underwriting/debts.ts';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../audit/verify-chain.ts';
import { testDatabase } from '../../testing/database.ts';
import { insertOldApplication, keyInsertedChains } from '../../testing/old-chain.ts';
import type { Database } from '../database.ts';
import type { Trx } from '../tables.ts';
import { up } from './014-tradelines.ts';

const report = {
  ...{ pulledOn: '2026-03-10', fico: 742, scoreFactors: ['30'], mortgages: [], mortgageInquiries: [] },
  derogatories: {
    ...{ mortgage30in12: 0, mortgage60in12: 0, mortgage90in24: 0, pastDueNow: false },
    ...{ openJudgments: 0, openTaxLiens: 0 },
  },
};
const FACTS = [
  { name: 'softCredit', value: { answer: 'NO_MATCH' } },
  {
    name: 'softCredit',
    value: { answer: 'HIT', report: { ...report, nonMortgageMonthlyDebtsCents: 90_000 } },
  },
  { name: 'hardCredit', value: { answer: 'HIT', report: { ...report, nonMortgageMonthlyDebtsCents: 0 } } },
];

let database: Database;
const chain = { organisation: 'homeline', applicationId: randomUUID() };

beforeAll(async () => {
  database = await testDatabase();
  await database.db.transaction().execute(async (trx) => {
    await insertOldApplication(trx, chain, FACTS);
    await migrateReports(trx);
  });
});
afterAll(() => database.close());

const migrateReports = (trx: Trx) => up(trx as unknown as Kysely<unknown>);

async function stored(): Promise<unknown[]> {
  const rows = await database.db
    .selectFrom('fact')
    .select('value')
    .where('application_id', '=', chain.applicationId)
    .orderBy('seq')
    .execute();
  return rows.map(({ value }) => value);
}

describe('the migration of debts on stored credit reports', () => {
  it('turns the total into one debt with the same monthly payment', async () => {
    const [none, soft, hard] = (await stored()) as { report?: unknown }[];
    expect(none).toEqual({ answer: 'NO_MATCH' });
    const [before, after] = [soft, hard].map((pull) => CreditReport.strict().parse(pull?.report));
    expect(before && reportedDebtsCents(before)).toBe(90_000);
    expect(before?.tradelines).toMatchObject([{ kind: 'UNITEMIZED' }]);
    expect(after?.tradelines).toEqual([]);
  });

  it('leaves the audit chain whole, and changes nothing a second time', async () => {
    const before = await stored();
    await database.db.transaction().execute(migrateReports);
    expect(await stored()).toEqual(before);
    const sealing = await keyInsertedChains(database.db);
    expect((await verifyChain(database.db, sealing, chain)).findings).toEqual([]);
  });
});
