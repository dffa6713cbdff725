import { describe, expect, it } from 'vitest';
import { dmnExpression, dmnFile, dmnTable } from '../testing/small-table.ts';
import { inOneLine } from './decision-table.ts';
import { readDmn } from './read-dmn.ts';

const BASE = { inputs: ['fico', 'cltvPct'], outputs: ['pct'] };

async function problemsOf(xml: string): Promise<readonly string[]> {
  const read = await readDmn(xml);
  return 'problems' in read ? read.problems.map(inOneLine) : [];
}

describe('a DMN file', () => {
  it('is read to tables, sums and constants by id', async () => {
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
      { kind: 'CONSTANT', name: 'step', label: 'STEP', value: 60.5, isNamed: true },
    ]);
  });

  it('reports every error at once, with table, row and column', async () => {
    const table = dmnTable('base', { ...BASE, rows: ['7oo | - => 8.8', '- | 1 + => 8,8', '- | - =>'] });
    const said = await problemsOf(dmnFile(table));
    expect(said.map((words) => words.replace(/: write .*/, ''))).toEqual([
      'table "BASE", row 1, column "FICO": the cell 7oo is not understood',
      'table "BASE", row 2, column "CLTVPCT": the cell 1 + is not understood',
      'table "BASE", row 2, column "PCT": the cell 8,8 is not understood',
      'table "BASE", row 3, column "PCT": the cell (empty) is not understood',
    ]);
  });

  it.each<[string, string, string]>([
    ['no XML', 'Base rate: 8.8', 'is no DMN 1.3 file'],
    ['of no decision', dmnFile(), 'holds no decision'],
    [
      'of an older version of DMN',
      dmnFile(dmnExpression('step', '1')).replace('20191111', '20180521'),
      'is no DMN 1.3 file',
    ],
    [
      'with a hit policy that picks',
      dmnFile(dmnTable('base', { ...BASE, hitPolicy: 'FIRST', rows: [] })),
      'table "BASE": the hit policy FIRST is not one we take',
    ],
    [
      'with a name twice',
      dmnFile(dmnExpression('step', '1'), dmnExpression('Step', '2')),
      'table "STEP": stands twice in the file',
    ],
    [
      'with an id twice',
      dmnFile(dmnExpression('step', '1'), dmnExpression('step', '2')),
      'table "STEP": the id step stands twice in the file, here and in line 5',
    ],
    [
      'with a constant that only programs read as a number',
      dmnFile(dmnExpression('step', '0x10')),
      'table "STEP": the expression 0x10 is neither a number nor a sum of decisions',
    ],
    [
      'with a constant that is too large for a number',
      dmnFile(dmnExpression('step', '1e999')),
      'table "STEP": the expression 1e999 is neither a number nor a sum of decisions',
    ],
    [
      'with an expression that is more than a sum',
      dmnFile(dmnExpression('step', '1'), dmnExpression('rate', 'STEP * 2')),
      'table "RATE": the expression STEP * 2 is neither a number nor a sum of decisions',
    ],
    [
      'with a sum that misspells one decision',
      dmnFile(dmnExpression('base', '1'), dmnExpression('term', '1'), dmnExpression('rate', 'BSAE + TERM')),
      'table "RATE": adds up BSAE, and no decision of the file is called so; near it: BASE',
    ],
    [
      'with a sum of something else',
      dmnFile(dmnExpression('base', '1'), dmnExpression('rate', 'BASE + margin of the lender')),
      'table "RATE": adds up margin of the lender, and no decision of the file is called so',
    ],
    [
      'with one decision, misspelt',
      dmnFile(dmnExpression('base', '1'), dmnExpression('rate', 'BASSE')),
      'table "RATE": adds up BASSE, and no decision of the file is called so; near it: BASE',
    ],
  ])('%s is refused', async (_, xml, words) => {
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
      'a sum',
      [dmnExpression('one', 'TWO + STEP'), dmnExpression('two', 'ONE + STEP'), dmnExpression('step', '1')],
    ],
    [
      'what is drawn',
      [dmnExpression('one', '1', ['two']), dmnExpression('two', '2', ['one']), dmnExpression('step', '1')],
    ],
  ])('with a cycle of %s names the decisions in it', async (_, decisions) => {
    expect(await problemsOf(dmnFile(...decisions))).toEqual([
      'table "ONE": rests on itself, by a cycle between decisions',
      'table "TWO": rests on itself, by a cycle between decisions',
    ]);
  });
});
