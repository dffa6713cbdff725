// Proves RU-25.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCell, readCell } from './cell.ts';
import { coverageProblems } from './coverage.ts';
import { type DecisionTable, formatProblem } from './decision-table.ts';
import type { InputSpec } from './inputs.ts';

const SCORE: InputSpec = { kind: 'NUMBER', unit: 'points', from: 300, to: 850, whole: true };
const VALUE: InputSpec = { kind: 'NUMBER', unit: 'percent', from: 0, to: 100, whole: false };
const HOME: InputSpec = { kind: 'CHOICE', values: ['CONDO', 'PUD', 'HOUSE'] };
const SALE: InputSpec = { kind: 'YES_NO' };

type Columns = Readonly<Record<string, InputSpec>>;

/** A table of these columns, its rows written as "cell | cell". */
function tableOf(columns: Columns, rows: readonly string[]): DecisionTable {
  return {
    kind: 'TABLE',
    name: 'base',
    label: 'Base',
    hitPolicy: 'UNIQUE',
    inputs: Object.keys(columns).map((label) => ({ name: label, label })),
    outputs: [],
    rows: rows.map((row, index) => ({
      number: index + 1,
      tests: row.split('|').map((cell) => {
        const test = readCell(cell, new Map());
        if (typeof test === 'string') throw new Error(test);
        return test;
      }),
      outputs: [],
    })),
  };
}

const problemsOf = (columns: Columns, rows: readonly string[]) =>
  coverageProblems(tableOf(columns, rows), Object.values(columns)).map(formatProblem);

describe('accepts a table in which exactly one row matches any input', () => {
  it.each<[string, Columns, readonly string[]]>([
    ['with a score and a value', { SCORE, VALUE }, ['>= 700 | <= 80', '>= 700 | > 80', '< 700 | -']],
    ['with adjacent ranges of whole numbers', { SCORE }, ['[300..639]', '[640..850]']],
    ['with some codes and all others', { HOME }, ['"CONDO", "PUD"', 'not("CONDO", "PUD")']],
    ['with yes and no', { SALE }, ['true', 'false']],
    ['with single numbers and all others', { VALUE }, ['0, 0.99', 'not(0, 0.99)']],
  ])('%s has no problem', (_, columns, rows) => {
    expect(problemsOf(columns, rows)).toEqual([]);
  });
});

// A rate for each score and value: rows 1 to 3 above 700, rows 4 to 6 below.
const RATES = [
  '>= 700 | <= 60',
  '>= 700 | (60..80]',
  '>= 700 | > 80',
  '< 700 | <= 60',
  '< 700 | (60..80]',
  '< 700 | > 80',
];

describe('reports one wrong cell as one problem with the inputs it affects', () => {
  it.each<[string, number, string, readonly string[]]>([
    [
      'a range that ends too low',
      2,
      '>= 700 | (60..75]',
      ['gap: no row matches SCORE [700..850], VALUE (75..80]'],
    ],
    ['an excluded end', 2, '>= 700 | (60..80)', ['gap: no row matches SCORE [700..850], VALUE 80']],
    [
      'a range that ends too high',
      1,
      '>= 700 | <= 65',
      ['rows 1 and 2: overlap: both match SCORE [700..850], VALUE (60..65]'],
    ],
    [
      'a range that covers two others',
      1,
      '>= 700 | -',
      ['rows 1, 2 and 3: overlap: row 1 and one of the others match SCORE [700..850], VALUE (60..100]'],
    ],
    [
      'a different score in one row',
      2,
      '>= 720 | (60..80]',
      ['gap: no row matches SCORE [700..719], VALUE (60..80]'],
    ],
    [
      'a shifted range',
      2,
      '>= 700 | (65..85]',
      [
        'gap: no row matches SCORE [700..850], VALUE (60..65]',
        'rows 2 and 3: overlap: both match SCORE [700..850], VALUE (80..85]',
      ],
    ],
    [
      'a copy of the cell above',
      3,
      '>= 700 | (60..80]',
      [
        'gap: no row matches SCORE [700..850], VALUE (80..100]',
        'rows 2 and 3: overlap: both match SCORE [700..850], VALUE (60..80]',
      ],
    ],
  ])('%s', (_, row, cells, expected) => {
    const found = problemsOf({ SCORE, VALUE }, RATES.with(row - 1, cells));
    expect(found.toSorted()).toEqual(
      expected.map((line) => `table "Base"${line.startsWith('rows') ? ', ' : ': '}${line}`).toSorted(),
    );
  });

  it('lists all codes without a row in one gap', () => {
    expect(problemsOf({ HOME, SALE }, ['"CONDO" | -', '"HOUSE" | true'])).toEqual([
      'table "Base": gap: no row matches HOME "PUD"',
      'table "Base": gap: no row matches HOME "HOUSE", SALE false',
    ]);
    expect(problemsOf({ HOME }, ['"CONDO"'])).toEqual([
      'table "Base": gap: no row matches HOME "PUD", "HOUSE"',
    ]);
  });

  it('reports one gap for a table without rows', () => {
    expect(problemsOf({ SCORE, VALUE }, [])).toEqual(['table "Base": gap: no row matches any input']);
  });
});

it('checks many columns quickly when few rows test them', () => {
  const STATE: InputSpec = { kind: 'CHOICE', values: Array.from({ length: 51 }, (_, index) => `S${index}`) };
  const idle = Array.from({ length: 12 }, (_, index) => [`STATE ${index}`, STATE] as const);
  const columns = { ...Object.fromEntries(idle), SCORE, VALUE };
  const rows = RATES.map((row) => `${'-|'.repeat(12)}${row}`);
  expect(problemsOf(columns, rows)).toEqual([]);
  const byState = ['"S1"', 'not("S1")'].map((state) => `${state}|${'-|'.repeat(11)}>= 700 | <= 60`);
  expect(problemsOf(columns, [...byState, ...rows.slice(1)])).toEqual([]);
  expect(problemsOf(columns, rows.toSpliced(1, 1))).toEqual([
    'table "Base": gap: no row matches SCORE [700..850], VALUE (60..80]',
  ]);
});

it('rejects a table whose check would take minutes', () => {
  const AMOUNT: InputSpec = { kind: 'NUMBER', unit: 'dollars', from: 0, to: 1000, whole: true };
  const each = Array.from({ length: 400 }, (_, index) => index);
  const rows = [
    ...each.map((dollars) => `- | - | ${dollars}`),
    ...each.map((points) => `${300 + points} | - | [400..700)`),
    '>= 700 | - | [400..700)',
    ...each.map((part) => `- | ${part === 0 ? '[' : '('}${part / 4}..${(part + 1) / 4}] | >= 700`),
  ];
  expect(problemsOf({ SCORE, VALUE, AMOUNT }, rows)).toEqual([
    'table "Base": is too complex to check for gaps: too many rows leave a column empty that others split finely; split the table',
  ]);
});

it('stops the search of a table with problems almost everywhere', () => {
  const names = Array.from({ length: 30 }, (_, index) => `SALE ${index}`);
  const columns = Object.fromEntries(names.map((name) => [name, SALE]));
  const rows = names.map((name) => names.map((each) => (each === name ? 'true' : '-')).join('|'));
  expect(problemsOf(columns, rows).length).toBeGreaterThan(0);
});

it('reports no problem if and only if each score and value has one row', () => {
  const score = fc.constantFrom('-', '>= 700', '< 700', '[640..700)', '< 640', 'not(700)', '700');
  const value = fc.constantFrom('-', '<= 80', '> 80', '80', '(60..80]', '<= 60', 'not(80)');
  const row = fc.tuple(score, value).map((cells) => cells.join('|'));
  // One sample of each interval that these cells can produce.
  const scores = [300, 640, 660, 700, 850];
  const values = [0, 60, 70, 80, 100];
  const asked = scores.flatMap((one) => values.map((other) => [one, other]));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const table = tableOf({ SCORE, VALUE }, rows);
      const tests = table.rows.map((each) => each.tests.map(compileCell));
      const isComplete = asked.every(
        (given) => tests.filter((cells) => cells.every((holds, at) => holds(given[at]))).length === 1,
      );
      expect(coverageProblems(table, [SCORE, VALUE]).length === 0).toBe(isComplete);
    }),
    { examples: [[['>= 700|-', '< 700|<= 80', '< 700|> 80']], [['-|-']]] },
  );
});
