import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { dmnExpression, dmnFile, dmnTable } from '../testing/small-table.ts';
import { bindCollect, bindConstant, bindUnique, OutsideTable } from './bind.ts';
import { type Decisions, inOneLine } from './decision-table.ts';
import { readDmn } from './read-dmn.ts';

const INPUTS = {
  fico: { kind: 'NUMBER', unit: 'points', from: 300, to: 850, whole: true },
  state: { kind: 'CHOICE', values: ['OH', 'TX', 'NY'] },
  forSale: { kind: 'YES_NO' },
} as const;
const RATE = {
  hitPolicy: 'UNIQUE',
  inputs: INPUTS,
  needs: ['fico', 'state'],
  output: z.object({ pct: z.number('Must be a rate in percent').min(1, 'Must be 1 or more') }),
} as const;
const RULES = {
  hitPolicy: 'COLLECT',
  inputs: INPUTS,
  needs: [],
  output: z.object({ rule: z.string() }),
} as const;

async function decisionsOf(...decisions: readonly string[]): Promise<Decisions> {
  const read = await readDmn(dmnFile(...decisions));
  if ('problems' in read) throw new Error(read.problems.map(inOneLine).join('\n'));
  return read.decisions;
}

const COLUMNS = { inputs: ['fico', 'state'], outputs: ['pct'] };
const ROWS = ['>= 700 | "TX" => 9', '>= 700 | not("TX") => 8', '< 700 | - => 12'];
const rateTable = (rows: readonly string[] = ROWS, columns: Partial<typeof COLUMNS> = {}) =>
  decisionsOf(dmnTable('rate', { ...COLUMNS, ...columns, rows }));

async function problemsOf(table: ReturnType<typeof rateTable>): Promise<readonly string[]> {
  const problems: string[] = [];
  bindUnique(await table, 'rate', RATE, (problem) => problems.push(inOneLine(problem)));
  return problems;
}

describe('a UNIQUE table', () => {
  const never = () => expect.unreachable();

  it('returns the matching row, its number and the columns it tests', async () => {
    const rateOf = bindUnique(await rateTable(), 'rate', RATE, never);
    expect(rateOf({ fico: 760, state: 'TX', forSale: false })).toMatchObject({
      table: 'RATE',
      row: 1,
      output: { pct: 9 },
    });
    const below = rateOf({ fico: 699, state: 'OH', forSale: true });
    expect(below.tested.map(({ name }) => name)).toEqual(['fico']);
  });

  it.each<[string, object, string]>([
    ['NaN', { fico: Number.NaN }, 'column "FICO": what was asked is not points from 300 to 850'],
    ['a negative number', { fico: -760 }, 'is not points'],
    ['an enormous number', { fico: 1e300 }, 'is not points'],
    ['infinity', { fico: Number.POSITIVE_INFINITY }, 'is not points'],
    ['half a point', { fico: 700.5 }, 'is not a whole number of points'],
    ['a number as text', { fico: '760' }, 'is not points'],
    ['nothing', { fico: undefined }, 'is not points'],
    ['an unknown code', { state: 'XX' }, 'column "STATE": what was asked is not one of OH, TX, NY'],
  ])('refuses %s and names the table and the column', async (_, change, words) => {
    const rateOf = bindUnique(await rateTable(), 'rate', RATE, never);
    const asked = { fico: 760, state: 'OH', forSale: false, ...change } as Parameters<typeof rateOf>[0];
    expect(() => rateOf(asked)).toThrow(words);
    expect(() => rateOf(asked)).toThrow('Table "RATE"');
  });

  it('never repeats a value in its error: errors are logged, and a score is personal', async () => {
    const rateOf = bindUnique(await rateTable(), 'rate', RATE, never);
    const said = 'Table "RATE", column "FICO": what was asked is not points from 300 to 850';
    expect(() => rateOf({ fico: 2971, state: 'OH', forSale: false })).toThrow(new OutsideTable(said));
  });
});

describe('a table is refused', () => {
  it.each<[string, () => ReturnType<typeof rateTable>, readonly string[]]>([
    [
      'without a column, cells and all',
      () => rateTable(['>= 700 => 8', '< 700 => 12'], { inputs: ['fico'] }),
      ['table "RATE": a column is missing: the input state'],
    ],
    [
      'without the header of a column over cells that are still there',
      () => rateTable(ROWS, { inputs: ['fico'] }),
      ['table "RATE": a column is missing: the input state'],
    ],
    [
      'without what it is to give',
      () => rateTable(ROWS, { outputs: ['rate'] }),
      ['table "RATE", column "RATE": nothing reads rate; the output pct is missing'],
    ],
    [
      'with a header over no cells',
      () => rateTable(ROWS, { inputs: ['fico', 'state', 'forSale'] }),
      ['table "RATE": not one cell for each of the 4 columns'],
    ],
    [
      'with a row that lacks a cell',
      () => rateTable(ROWS.with(1, '>= 700 => 8')),
      ['table "RATE", row 2: not one cell for each of the 3 columns'],
    ],
    [
      'that asks what it may not',
      () => rateTable(ROWS, { inputs: ['ageYears', 'state'] }),
      ['table "RATE", column "AGEYEARS": ageYears may not be asked about here; the input fico is missing'],
    ],
    [
      'that asks what it may not in the place of one of two columns that it lacks',
      () => rateTable(['>= 700 => 8'], { inputs: ['ageYears'] }),
      [
        'table "RATE", column "AGEYEARS": ageYears may not be asked about here; the input fico is missing',
        'table "RATE": a column is missing: the input state',
      ],
    ],
    [
      'with the same unknown code in two rows, once',
      () => rateTable(['>= 700 | "XX" => 9', '>= 700 | not("XX") => 8', '< 700 | - => 12']),
      ['table "RATE", rows 1 and 2, column "STATE": "XX" is not one of OH, TX, NY'],
    ],
    [
      'with another unit, an unknown code or a text for a number, each with its cell',
      () => rateTable(['>= 7000 | "TX" => 9', '>= 700 | "XX" => 8', '"700" | - => 12']),
      [
        'table "RATE", row 1, column "FICO": 7000 is not points from 300 to 850',
        'table "RATE", row 2, column "STATE": "XX" is not one of OH, TX, NY',
        'table "RATE", row 3, column "FICO": "700" is not points from 300 to 850',
      ],
    ],
    [
      'with an answer in another unit or of another type',
      () => rateTable(['>= 700 | - => 0.088', '< 700 | - => "12"']),
      [
        'table "RATE", row 1, column "PCT": 0.088: Must be 1 or more',
        'table "RATE", row 2, column "PCT": "12": Must be a rate in percent',
      ],
    ],
    [
      'with a gap',
      () => rateTable(ROWS.with(2, '< 640 | - => 12')),
      ['table "RATE": a gap: no row for FICO [640..699]'],
    ],
    [
      'with an overlap',
      () => rateTable(ROWS.with(1, '>= 700 | - => 8')),
      ['table "RATE", rows 1 and 2: an overlap: both hold for FICO [700..850], STATE "TX"'],
    ],
    [
      'with another hit policy',
      () => decisionsOf(dmnTable('rate', { ...COLUMNS, hitPolicy: 'COLLECT', rows: ROWS })),
      ['table "RATE": its hit policy is COLLECT, not UNIQUE'],
    ],
    [
      'that is no table',
      () => decisionsOf(dmnExpression('rate', '8.8')),
      ['table "rate": is missing, or is no decision table'],
    ],
  ])('%s', async (_, table, expected) => {
    expect(await problemsOf(table())).toEqual(expected);
  });
});

describe('a COLLECT table', () => {
  const rules = decisionsOf(
    dmnTable('rules', {
      inputs: ['fico', 'state', 'forSale'],
      outputs: ['rule'],
      hitPolicy: 'COLLECT',
      rows: [
        '< 640 | - | - => "SCORE"',
        '- | "TX" | - => "STATE"',
        '< 700 | "TX", "NY" | - => "BOTH"',
        '- | - | true => "SALE"',
      ],
    }),
  );
  const namesFor = async (asked: object) =>
    bindCollect(await rules, 'rules', RULES, () => expect.unreachable())(asked).map(
      ({ row, output }) => `${row} ${output.rule}`,
    );

  it('returns every matching row in the listed order', async () => {
    expect(await namesFor({ fico: 600, state: 'TX', forSale: true })).toEqual([
      '1 SCORE',
      '2 STATE',
      '3 BOTH',
      '4 SALE',
    ]);
    expect(await namesFor({ fico: 760, state: 'OH', forSale: false })).toEqual([]);
  });

  it('lets an unknown value pass only an empty test', async () => {
    expect(await namesFor({ state: 'TX' })).toEqual(['2 STATE']);
    expect(await namesFor({ fico: 600, state: undefined })).toEqual(['1 SCORE']);
  });

  it('refuses an inadmissible value', async () => {
    await expect(namesFor({ fico: Number.NaN })).rejects.toThrow(
      'Table "RULES", column "FICO": what was asked is not points',
    );
  });
});

describe('a constant', () => {
  const Pct = z.number().min(1, 'Must be 1 or more');

  it.each<[string, string, readonly string[]]>([
    ['is a number', '6.35', []],
    ['in another unit is refused by its name', '0.0635', ['table "APOR": Must be 1 or more']],
  ])('%s', async (_, text, expected) => {
    const problems: string[] = [];
    const decisions = await decisionsOf(dmnExpression('apor', text));
    bindConstant(decisions, 'apor', Pct, (problem) => problems.push(inOneLine(problem)));
    expect(problems).toEqual(expected);
  });

  it('that is missing is reported by its id', async () => {
    const problems: string[] = [];
    const decisions = await decisionsOf(dmnExpression('apor', '6.35'));
    bindConstant(decisions, 'floor', Pct, (problem) => problems.push(inOneLine(problem)));
    expect(problems).toEqual(['table "floor": is missing, or is no number']);
  });
});
