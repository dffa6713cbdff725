// Proves CO-11, CO-20.

import type { Facts } from '@homeline/domain/facts/facts.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { evidenceOn } from '@homeline/domain/staff/evidence/evidence.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const NOW = '2026-03-10T17:00:00.000Z';
const at = (id: string, step: StepName): Facts => walk(personNamed(id), homeline, NOW, step).facts;
const known = {
  ...homeline,
  today: '2026-03-10' as never,
  ageYears: 41,
  coBorrowerAges: new Map<string, number>(),
};

function sheetOf(topic: Parameters<typeof evidenceOn>[0][number], facts: Facts, scope?: 'THIS_HOME') {
  const [sheet] = evidenceOn([topic], facts, scope, known);
  return sheet ?? expect.fail(`Nothing is known of ${topic}`);
}

const tableOf = (sheet: ReturnType<typeof sheetOf>, title: string) =>
  sheet.tables.find((table) => table.title === title);

describe('the worksheet of credit', () => {
  it('lists every debt with what counts of it and why, and adds up to what the DTI counts', () => {
    const table = tableOf(sheetOf('CREDIT', at('T43', 'UW_REVIEW')), 'Other debts and what counts of them');
    const rows = table?.rows.map((cells) => cells.map(({ text }) => text));
    expect(rows).toContainEqual(
      expect.arrayContaining(['Roadway Auto Finance', '$720.00', 'Reported payment']),
    );
    const counted = table?.rows.reduce((sum, cells) => sum + (cells[5]?.order ?? 0), 0);
    expect(table?.total?.[5]?.order).toBe(counted);
    expect(counted).toBeGreaterThan(0);
  });

  it('marks late payments, and says nothing of nothing', () => {
    const [late] =
      tableOf(sheetOf('CREDIT', at('T11', 'DELINQUENCY_REVIEW')), 'Scores and late payments')?.rows ?? [];
    expect(late?.[3]).toEqual({ text: '1', order: 1, tone: 'DANGER' });
    const [clean] =
      tableOf(sheetOf('CREDIT', at('T43', 'UW_REVIEW')), 'Scores and late payments')?.rows ?? [];
    expect(clean?.[3]).toEqual({ text: '0', order: 0 });
  });
});

describe('the worksheet of income', () => {
  it('shows stated beside verified, and marks a large difference', () => {
    const facts = at('T18', 'PAYSTUB_REVIEW');
    const unverified = tableOf(sheetOf('INCOME', facts), 'Stated and verified, per month');
    expect(unverified?.columns.map(({ label }) => label)).not.toContain('Variance');
    const found = { answer: 'VERIFIED' as const, monthlyGrossCents: 610_000 as never, seq: 999, at: NOW };
    const table = tableOf(
      sheetOf('INCOME', { ...facts, incomeResults: [found] }),
      'Stated and verified, per month',
    );
    expect(table?.rows[0]?.[5]).toEqual({ text: '-37.8%', order: expect.closeTo(-37.76, 1), tone: 'DANGER' });
  });
});

describe('the worksheet of liens', () => {
  it('draws liens and line against the value, with the limit of the policy', () => {
    const { bar } = sheetOf('LIENS', at('T43', 'UW_REVIEW'));
    expect(bar).toEqual({
      title: 'CLTV 65.00% of $500,000',
      wholeCents: 50_000_000,
      limitCents: 42_500_000,
      limit: 'At most 85%: $425,000',
      parts: [
        { label: 'First Harbor Mortgage', cents: 25_000_000 },
        { label: 'This line', cents: 7_500_000, isNew: true },
      ],
    });
  });

  it('shows a partner no value of the home, and no lien on another one', () => {
    const sheet = sheetOf('LIENS', at('T43', 'UW_REVIEW'), 'THIS_HOME');
    expect(sheet.bar).toBeUndefined();
    expect(tableOf(sheet, 'Liens')?.rows.map((cells) => cells[1]?.text)).not.toContain('Another');
  });
});

describe('the worksheet of the home’s value', () => {
  it('shows the estimate with its range, and that it prices the line', () => {
    const [row] = tableOf(sheetOf('VALUE', at('T43', 'UW_REVIEW')), 'Values of the home')?.rows ?? [];
    expect(row?.map(({ text }) => text)).toEqual([
      'Automated valuation',
      '$500,000.00',
      '$450,000.00',
      '$550,000.00',
      '85',
      expect.any(String),
      'Used for pricing',
    ]);
  });
});

describe('the worksheet of money', () => {
  it('goes from the line to the cash, and sums', () => {
    const table = tableOf(sheetOf('MONEY', at('T43', 'UW_REVIEW')), 'From the line to the cash');
    const sum = table?.rows.reduce((total, cells) => total + (cells[1]?.order ?? 0), 0);
    expect(table?.total?.[1]?.order).toBe(sum);
  });
});
