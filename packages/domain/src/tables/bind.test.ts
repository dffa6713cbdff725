// Proves RU-25, RU-39.

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { dmnExpression, dmnFile, dmnTable } from '../testing/small-table.ts';
import { bindCollect, bindConstant, bindUnique, InvalidTableInput } from './bind.ts';
import { type Decisions, formatProblem } from './decision-table.ts';
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
  if ('problems' in read) throw new Error(read.problems.map(formatProblem).join('\n'));
  return read.decisions;
}

const COLUMNS = { inputs: ['fico', 'state'], outputs: ['pct'] };
const ROWS = ['>= 700 | "TX" => 9', '>= 700 | not("TX") => 8', '< 700 | - => 12'];
const rateTable = (rows: readonly string[] = ROWS, columns: Partial<typeof COLUMNS> = {}) =>
  decisionsOf(dmnTable('rate', { ...COLUMNS, ...columns, rows }));

async function problemsOf(table: ReturnType<typeof rateTable>): Promise<readonly string[]> {
  const problems: string[] = [];
  bindUnique(await table, 'rate', RATE, (problem) => problems.push(formatProblem(problem)));
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
    ['NaN', { fico: Number.NaN }, 'column "FICO": the input is not between 300 and 850 points'],
    ['a negative number', { fico: -760 }, 'is not between 300 and 850 points'],
    ['an enormous number', { fico: 1e300 }, 'is not between 300 and 850 points'],
    ['infinity', { fico: Number.POSITIVE_INFINITY }, 'is not between 300 and 850 points'],
    ['half a point', { fico: 700.5 }, 'is not a whole number of points'],
    ['a number as text', { fico: '760' }, 'is not between 300 and 850 points'],
    ['nothing', { fico: undefined }, 'is not between 300 and 850 points'],
    ['an unknown code', { state: 'XX' }, 'column "STATE": the input is not one of OH, TX, NY'],
  ])('rejects %s and names the table and the column', async (_, change, words) => {
    const rateOf = bindUnique(await rateTable(), 'rate', RATE, never);
    const asked = { fico: 760, state: 'OH', forSale: false, ...change } as Parameters<typeof rateOf>[0];
    expect(() => rateOf(asked)).toThrow(words);
    expect(() => rateOf(asked)).toThrow('Table "RATE"');
  });

  it('omits the value from its error, because logs keep errors and a score is personal', async () => {
    const rateOf = bindUnique(await rateTable(), 'rate', RATE, never);
    const said = 'Table "RATE", column "FICO": the input is not between 300 and 850 points';
    expect(() => rateOf({ fico: 2971, state: 'OH', forSale: false })).toThrow(new InvalidTableInput(said));
  });
});

describe('a table is rejected', () => {
  it.each<[string, () => ReturnType<typeof rateTable>, readonly string[]]>([
    [
      'without an input column',
      () => rateTable(['>= 700 => 8', '< 700 => 12'], { inputs: ['fico'] }),
      ['table "RATE": the input column state is missing'],
    ],
    [
      'without a column header above its cells',
      () => rateTable(ROWS, { inputs: ['fico'] }),
      ['table "RATE": the input column state is missing'],
    ],
    [
      'without its output column',
      () => rateTable(ROWS, { outputs: ['rate'] }),
      ['table "RATE", column "RATE": rate is not a known output; the output column pct is missing'],
    ],
    [
      'with a column header without cells',
      () => rateTable(ROWS, { inputs: ['fico', 'state', 'forSale'] }),
      ['table "RATE": needs one cell for each of the 4 columns'],
    ],
    [
      'with a row that lacks a cell',
      () => rateTable(ROWS.with(1, '>= 700 => 8')),
      ['table "RATE", row 2: needs one cell for each of the 3 columns'],
    ],
    [
      'with an input that it may not use',
      () => rateTable(ROWS, { inputs: ['ageYears', 'state'] }),
      ['table "RATE", column "AGEYEARS": ageYears is not an allowed input; the input column fico is missing'],
    ],
    [
      'with an input that it may not use and one column too few',
      () => rateTable(['>= 700 => 8'], { inputs: ['ageYears'] }),
      [
        'table "RATE", column "AGEYEARS": ageYears is not an allowed input; the input column fico is missing',
        'table "RATE": the input column state is missing',
      ],
    ],
    [
      'once for the same unknown code in two rows',
      () => rateTable(['>= 700 | "XX" => 9', '>= 700 | not("XX") => 8', '< 700 | - => 12']),
      ['table "RATE", rows 1 and 2, column "STATE": "XX" is not one of OH, TX, NY'],
    ],
    [
      'once for each cell with another unit, an unknown code or text for a number',
      () => rateTable(['>= 7000 | "TX" => 9', '>= 700 | "XX" => 8', '"700" | - => 12']),
      [
        'table "RATE", row 1, column "FICO": 7000 is not between 300 and 850 points',
        'table "RATE", row 2, column "STATE": "XX" is not one of OH, TX, NY',
        'table "RATE", row 3, column "FICO": "700" is not between 300 and 850 points',
      ],
    ],
    [
      'with an output in another unit or of another type',
      () => rateTable(['>= 700 | - => 0.088', '< 700 | - => "12"']),
      [
        'table "RATE", row 1, column "PCT": 0.088: Must be 1 or more',
        'table "RATE", row 2, column "PCT": "12": Must be a rate in percent',
      ],
    ],
    [
      'with a gap',
      () => rateTable(ROWS.with(2, '< 640 | - => 12')),
      ['table "RATE": gap: no row matches FICO [640..699]'],
    ],
    [
      'with an overlap',
      () => rateTable(ROWS.with(1, '>= 700 | - => 8')),
      ['table "RATE", rows 1 and 2: overlap: both match FICO [700..850], STATE "TX"'],
    ],
    [
      'with another hit policy',
      () => decisionsOf(dmnTable('rate', { ...COLUMNS, hitPolicy: 'COLLECT', rows: ROWS })),
      ['table "RATE": the hit policy must be UNIQUE, not COLLECT'],
    ],
    [
      'when it is a constant',
      () => decisionsOf(dmnExpression('rate', '8.8')),
      ['table "rate": is missing or is not a decision table'],
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

  it('lets an unknown input pass only an empty cell', async () => {
    expect(await namesFor({ state: 'TX' })).toEqual(['2 STATE']);
    expect(await namesFor({ fico: 600, state: undefined })).toEqual(['1 SCORE']);
  });

  it('rejects a value that the column doesn’t allow', async () => {
    await expect(namesFor({ fico: Number.NaN })).rejects.toThrow(
      'Table "RULES", column "FICO": the input is not between 300 and 850 points',
    );
  });
});

describe('a constant', () => {
  const Pct = z.number().min(1, 'Must be 1 or more');

  it.each<[string, string, readonly string[]]>([
    ['is accepted within the bounds of its schema', '6.35', []],
    ['is rejected in another unit', '0.0635', ['table "APOR": Must be 1 or more']],
  ])('%s', async (_, text, expected) => {
    const problems: string[] = [];
    const decisions = await decisionsOf(dmnExpression('apor', text));
    bindConstant(decisions, 'apor', Pct, (problem) => problems.push(formatProblem(problem)));
    expect(problems).toEqual(expected);
  });

  it('is reported by its id when missing', async () => {
    const problems: string[] = [];
    const decisions = await decisionsOf(dmnExpression('apor', '6.35'));
    bindConstant(decisions, 'floor', Pct, (problem) => problems.push(formatProblem(problem)));
    expect(problems).toEqual(['table "floor": is missing or is not a number']);
  });
});
