// Proves RU-25.

import { describe, expect, it } from 'vitest';
import { dmnExpression, dmnFile, dmnTable } from '../testing/small-table.ts';
import { formatProblem } from './decision-table.ts';
import { readDmn } from './read-dmn.ts';

const BASE = { inputs: ['fico', 'cltvPct'], outputs: ['pct'] };

async function problemsOf(xml: string): Promise<readonly string[]> {
  const read = await readDmn(xml);
  return 'problems' in read ? read.problems.map(formatProblem) : [];
}

describe('a DMN file', () => {
  it('is read into tables, sums and constants by id', async () => {
    const read = await readDmn(
      dmnFile(
        dmnExpression('rate', 'BASE + STEP'),
        dmnTable('base', { ...BASE, rows: ['>= 700 | (50..STEP] => 8.8', '- | - => null'] }),
        dmnExpression('step', '60.5'),
      ),
    );
    const upTo = { from: 50, fromIncluded: false, to: 60.5, toIncluded: true };
    expect('decisions' in read && [...read.decisions.values()]).toEqual([
      { kind: 'SUM', name: 'rate', label: 'RATE', terms: ['base', 'step'] },
      expect.objectContaining({
        kind: 'TABLE',
        name: 'base',
        label: 'BASE',
        inputs: [
          { name: 'fico', label: 'FICO' },
          { name: 'cltvPct', label: 'CLTVPCT' },
        ],
        rows: [
          expect.objectContaining({
            number: 1,
            tests: [
              expect.objectContaining({ kind: 'AMONG' }),
              { kind: 'AMONG', values: [], ranges: [upTo] },
            ],
            outputs: [8.8],
          }),
          { number: 2, tests: [{ kind: 'ANY' }, { kind: 'ANY' }], outputs: [null] },
        ],
      }),
      { kind: 'CONSTANT', name: 'step', label: 'STEP', value: 60.5, isUsed: true },
    ]);
  });

  it('reports every error at once, with table, row and column', async () => {
    const table = dmnTable('base', { ...BASE, rows: ['7oo | - => 8.8', '- | 1 + => 8,8', '- | - =>'] });
    const problems = await problemsOf(dmnFile(table));
    expect(problems.map((problem) => problem.replace(/: enter .*/, ''))).toEqual([
      'table "BASE", row 1, column "FICO": can’t read 7oo',
      'table "BASE", row 2, column "CLTVPCT": can’t read 1 +',
      'table "BASE", row 2, column "PCT": can’t read 8,8',
      'table "BASE", row 3, column "PCT": can’t read (empty)',
    ]);
  });

  it.each<[string, string, string]>([
    ['that is not XML', 'Base rate: 8.8', 'is not a DMN 1.3 file'],
    ['without a decision', dmnFile(), 'has no decisions'],
    [
      'in an older version of DMN',
      dmnFile(dmnExpression('step', '1')).replace('20191111', '20180521'),
      'is not a DMN 1.3 file',
    ],
    [
      'with the hit policy FIRST',
      dmnFile(dmnTable('base', { ...BASE, hitPolicy: 'FIRST', rows: [] })),
      'table "BASE": the hit policy FIRST is not supported: use UNIQUE or COLLECT',
    ],
    [
      'with a duplicate name',
      dmnFile(dmnExpression('step', '1'), dmnExpression('Step', '2')),
      'table "STEP": appears twice in the file',
    ],
    [
      'with a duplicate id',
      dmnFile(dmnExpression('step', '1'), dmnExpression('step', '2')),
      'table "STEP": the id step appears twice, here and on line 5',
    ],
    [
      'with a hexadecimal constant',
      dmnFile(dmnExpression('step', '0x10')),
      'table "STEP": the expression 0x10 is neither a number nor a sum of decisions',
    ],
    [
      'with a constant too large for a number',
      dmnFile(dmnExpression('step', '1e999')),
      'table "STEP": the expression 1e999 is neither a number nor a sum of decisions',
    ],
    [
      'with an expression other than a sum',
      dmnFile(dmnExpression('step', '1'), dmnExpression('rate', 'STEP * 2')),
      'table "RATE": the expression STEP * 2 is neither a number nor a sum of decisions',
    ],
    [
      'with a misspelled decision in a sum',
      dmnFile(dmnExpression('base', '1'), dmnExpression('term', '1'), dmnExpression('rate', 'BSAE + TERM')),
      'table "RATE": adds BSAE, but the file has no decision with that name; did you mean BASE?',
    ],
    [
      'with an unknown term in a sum',
      dmnFile(dmnExpression('base', '1'), dmnExpression('rate', 'BASE + margin of the lender')),
      'table "RATE": adds margin of the lender, but the file has no decision with that name',
    ],
    [
      'with a single misspelled decision',
      dmnFile(dmnExpression('base', '1'), dmnExpression('rate', 'BASSE')),
      'table "RATE": adds BASSE, but the file has no decision with that name; did you mean BASE?',
    ],
  ])('%s is rejected', async (_, xml, words) => {
    expect((await problemsOf(xml)).join('\n')).toContain(words);
  });

  it('with many dependencies is read without following every path', async () => {
    const layers = Array.from({ length: 40 }, (_, layer) => {
      const below = layer === 0 ? [] : [`a${layer - 1}`, `b${layer - 1}`];
      return [dmnExpression(`a${layer}`, '1', below), dmnExpression(`b${layer}`, '1', below)];
    });
    expect(await problemsOf(dmnFile(...layers.flat()))).toEqual([]);
  });

  it.each<[string, readonly string[]]>([
    [
      'sums',
      [dmnExpression('one', 'TWO + STEP'), dmnExpression('two', 'ONE + STEP'), dmnExpression('step', '1')],
    ],
    [
      'requirements in the diagram',
      [dmnExpression('one', '1', ['two']), dmnExpression('two', '2', ['one']), dmnExpression('step', '1')],
    ],
  ])('with a cycle of %s is rejected with the names of its decisions', async (_, decisions) => {
    expect(await problemsOf(dmnFile(...decisions))).toEqual([
      'table "ONE": depends on itself through a cycle of decisions',
      'table "TWO": depends on itself through a cycle of decisions',
    ]);
  });
});
