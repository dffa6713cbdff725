import { randomUUID } from 'node:crypto';
import { wordExplanation } from '@homeline/domain/explanations/word-explanation.ts';
import { Explanation } from '@homeline/domain/facts/explanation.ts';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factDigest } from '../../audit/chain.ts';
import { verifyChain } from '../../audit/verify-chain.ts';
import { testDatabase } from '../../testing/database.ts';
import { insertOldApplication, keyInsertedChains } from '../../testing/old-chain.ts';
import type { Database } from '../database.ts';
import type { Trx } from '../tables.ts';
import { up } from './007-explanation-lines.ts';

const OLD = {
  decision: 'CURED',
  explanation: {
    policy: { version: '2026-01-01', sha256: 'of a policy' },
    sections: [
      {
        title: 'What it rests on',
        lines: [
          { label: 'Score', value: '742' },
          {
            label: 'Value of the home',
            value: '$500,000',
            from: 'The automated valuation of $500,000: Forecast standard deviation 0.1, Age 0',
            rule: { table: 'Automated valuation', row: 1 },
          },
          { label: 'Something of another release', value: 'as it was', from: 'in its own words' },
        ],
      },
      {
        title: 'Over 15 years: Interest rate',
        lines: [
          { label: 'Base rate', value: '9.25%', from: 'Score 742', rule: { table: 'Base rate', row: 15 } },
          { label: 'Term', value: '−0.15%', from: '15 years', rule: { table: 'Term', row: 3 } },
          { label: 'Interest rate, fixed', value: '9.10%', isTotal: true },
        ],
      },
      {
        title: 'Interest only: Interest rate',
        lines: [{ label: 'Interest rate, fixed', value: '9.60%', isTotal: true }],
      },
      {
        title: 'Decision',
        lines: [
          {
            label: 'Debts to income',
            value: 'Your monthly obligations are too high for your income',
            rule: { table: 'Rules about credit', row: 4 },
          },
          {
            label: 'Judgments',
            value: 'A person looks at it',
            rule: { table: 'Rules about credit', row: 5 },
          },
          { label: 'In their words', value: 'Paid in full since' },
          { label: 'Decision', value: 'Cured', isTotal: true },
        ],
      },
    ],
  },
};

let database: Database;
const chain = { organisation: 'homeline', applicationId: randomUUID() };

beforeAll(async () => {
  database = await testDatabase();
  await database.db.transaction().execute(async (trx) => {
    await insertOldApplication(trx, chain, [
      { name: 'freezePin', value: { sections: 'of no explanation' } },
      { name: 'delinquencyDecisions', value: OLD },
    ]);
    await migrateExplanations(trx);
  });
});
afterAll(() => database.close());

const migrateExplanations = (trx: Trx) => up(trx as unknown as Kysely<unknown>);

const stored = async () => {
  const { value } = await database.db
    .selectFrom('fact')
    .select('value')
    .where('application_id', '=', chain.applicationId)
    .where('seq', '=', 2)
    .executeTakeFirstOrThrow();
  return value as typeof OLD;
};

describe('the migration of explanations', () => {
  it('turns known lines into codes, amounts and rows', async () => {
    const { explanation } = await stored();
    expect(Explanation.parse(explanation)).toEqual(explanation);
    expect(explanation.sections).toMatchObject([
      {
        code: 'BASIS',
        lines: [
          { code: 'SCORE', amounts: { score: 742 } },
          {
            code: 'HOME_VALUE',
            amounts: { cents: 50_000_000, source: 'AVM', avmValueCents: 50_000_000 },
            rule: { table: 'Automated valuation', row: 1 },
          },
          { code: 'RECORDED' },
        ],
      },
      {
        code: 'RATE',
        offer: { product: 'FIXED_TERM', termYears: 15 },
        lines: [
          { code: 'BASE_RATE', amounts: { label: 'Base rate', pct: 9.25 } },
          { code: 'RATE_ADJUSTMENT', amounts: { label: 'Term', pct: -0.15 } },
          { code: 'NOTE_RATE', amounts: { pct: 9.1 }, isTotal: true },
        ],
      },
      {
        code: 'RATE',
        offer: { product: 'INTEREST_ONLY_AGE_RESTRICTED', termYears: 30 },
        lines: [{ code: 'NOTE_RATE', amounts: { pct: 9.6 }, isTotal: true }],
      },
      {
        code: 'DECISION',
        lines: [
          { code: 'RULE_FAILED', amounts: { rule: 'DTI', decision: 'DECLINE', reasonCode: 'AA09' } },
          { code: 'RULE_FAILED', amounts: { rule: 'JUDGMENTS', decision: 'REVIEW' } },
          { code: 'COMMENTS', amounts: { text: 'Paid in full since' } },
          { code: 'DECISION', amounts: { decision: 'CURED' }, isTotal: true },
        ],
      },
    ]);
  });

  it('shows an unknown line unchanged', async () => {
    const { explanation } = await stored();
    const { sections } = wordExplanation(Explanation.parse(explanation), 'BORROWER');
    expect(sections[0]?.lines[2]).toEqual(OLD.explanation.sections[0]?.lines[2]);
  });

  it('keeps the audit chain valid and records the rewritten facts', async () => {
    const sealing = await keyInsertedChains(database.db);
    expect((await verifyChain(database.db, sealing, chain)).findings).toEqual([]);
    const events = await database.db
      .selectFrom('audit_event')
      .select(['actor', 'detail'])
      .where('application_id', '=', chain.applicationId)
      .orderBy('number')
      .execute();
    const before = factDigest('delinquencyDecisions', OLD);
    const after = factDigest('delinquencyDecisions', await stored());
    expect(events).toHaveLength(4);
    expect(events[2]).toEqual({ actor: 'MIGRATION', detail: { rewritten: [{ seq: 2, before, after }] } });
  });

  it('rewrites nothing on a second run', async () => {
    const before = await stored();
    await database.db.transaction().execute((trx) => migrateExplanations(trx));
    expect(await stored()).toEqual(before);
    const sealing = await keyInsertedChains(database.db);
    expect((await verifyChain(database.db, sealing, chain)).findings).toEqual([]);
  });

  it('leaves any other change of a fact detectable by the audit', async () => {
    await database.db
      .updateTable('fact')
      .set({ value: JSON.stringify(OLD) })
      .where('application_id', '=', chain.applicationId)
      .where('seq', '=', 2)
      .execute();
    const sealing = await keyInsertedChains(database.db);
    expect((await verifyChain(database.db, sealing, chain)).findings).toEqual([
      'fact 2 (delinquencyDecisions) was changed: its value',
    ]);
  });
});
