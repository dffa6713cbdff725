// Proves RU-08.

import { describe, expect, it } from 'vitest';
import { dmnFile, dmnTable } from '../testing/small-table.ts';
import { formatProblem } from './decision-table.ts';
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
  return rowProblems(table, SPECS).map(formatProblem);
}

describe('a row that never applies', () => {
  it.each(['> 850', '< 300', 'not([300..850])', '(700..701)'])(
    'is reported, with a score of %s',
    async (score) => {
      expect(await problemsOf([`${score} | "OH" => "A"`])).toEqual([
        'row 1, column "FICO": matches no allowed value, so the row never applies',
      ]);
    },
  );

  it('is reported in a UNIQUE table too', async () => {
    expect(await problemsOf(['- | - => "A"', '> 850 | - => "B"'], 'UNIQUE')).toEqual([
      'row 2, column "FICO": matches no allowed value, so the row never applies',
    ]);
  });

  it('is not one that a single value matches', async () => {
    expect(await problemsOf(['850 | "OH" => "A"', '> 849 | "TX" => "B"'])).toEqual([]);
  });
});

describe('a row that always matches', () => {
  it.each(['- | -', '- | "OH", "TX", "NY"'])('is reported, with the cells %s', async (cells) => {
    expect(await problemsOf(['< 640 | - => "A"', `${cells} => "B"`])).toEqual([
      'row 2: tests nothing, so it applies to every application',
    ]);
  });

  it('is not one that tests for any number', async () => {
    expect(await problemsOf(['>= 300 | - => "A"'])).toEqual([]);
  });

  it('is not reported in a UNIQUE table', async () => {
    expect(await problemsOf(['- | - => "A"'], 'UNIQUE')).toEqual([]);
  });
});

describe('rows with the same tests', () => {
  it('are reported even if their cells are written differently', async () => {
    expect(
      await problemsOf(['< 640 | "OH", "TX" => "A"', '< 700 | - => "B"', '<= 639 | not("NY") => "C"']),
    ).toEqual(['rows 1 and 3: have the same tests']);
  });

  it('are not a test for any number and an empty cell', async () => {
    expect(await problemsOf(['>= 300 | "OH" => "A"', '- | "OH" => "B"'])).toEqual([]);
  });
});
