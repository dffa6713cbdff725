import { describe, expect, it } from 'vitest';
import { dmnFile, dmnTable } from '../testing/small-table.ts';
import { inOneLine } from './decision-table.ts';
import { readDmn } from './read-dmn.ts';
import { rowProblems } from './row-problems.ts';

const SPECS = [
  { kind: 'NUMBER', unit: 'points', from: 300, to: 850, whole: true },
  { kind: 'CHOICE', values: ['OH', 'TX', 'NY'] },
] as const;

async function problemsOf(rows: readonly string[], hitPolicy = 'COLLECT'): Promise<readonly string[]> {
  const xml = dmnTable('rules', { hitPolicy, inputs: ['fico', 'state'], outputs: ['rule'], rows });
  const read = await readDmn(dmnFile(xml));
  const table = 'decisions' in read ? read.decisions.get('rules') : undefined;
  if (table?.kind !== 'TABLE') throw new Error('The table cannot be read');
  return rowProblems(table, SPECS).map(inOneLine);
}

describe('a row that never applies is named', () => {
  it.each(['> 850', '< 300', 'not([300..850])', '(700..701)'])('with a score of %s', async (score) => {
    expect(await problemsOf([`${score} | "OH" => "A"`])).toEqual([
      'row 1, column "FICO": holds for no value that is admitted, so that the row never applies',
    ]);
  });

  it('also of a table in which one row holds', async () => {
    expect(await problemsOf(['- | - => "A"', '> 850 | - => "B"'], 'UNIQUE')).toEqual([
      'row 2, column "FICO": holds for no value that is admitted, so that the row never applies',
    ]);
  });

  it('but not one that a single value reaches', async () => {
    expect(await problemsOf(['850 | "OH" => "A"', '> 849 | "TX" => "B"'])).toEqual([]);
  });
});

describe('a row that holds for everybody is named', () => {
  it.each(['- | -', '- | "OH", "TX", "NY"'])('where it asks %s', async (cells) => {
    expect(await problemsOf(['< 640 | - => "A"', `${cells} => "B"`])).toEqual([
      'row 2: tests nothing, so that it holds for everybody',
    ]);
  });

  it('but not one that asks whether there is a number at all', async () => {
    expect(await problemsOf(['>= 300 | - => "A"'])).toEqual([]);
  });

  it('nor in a table in which one row holds', async () => {
    expect(await problemsOf(['- | - => "A"'], 'UNIQUE')).toEqual([]);
  });
});

describe('rows that ask the same are named together', () => {
  it('however it is written', async () => {
    expect(
      await problemsOf(['< 640 | "OH", "TX" => "A"', '< 700 | - => "B"', '<= 639 | not("NY") => "C"']),
    ).toEqual(['rows 1 and 3: test the same']);
  });

  it('but not one that any number passes and one that asks for none', async () => {
    expect(await problemsOf(['>= 300 | "OH" => "A"', '- | "OH" => "B"'])).toEqual([]);
  });
});
