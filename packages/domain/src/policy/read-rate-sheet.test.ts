// Proves RU-26.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, cell, row, sheetProblems, sheetWith } from '../testing/changed-rules.ts';
import { homelineRules } from '../testing/homeline.ts';
import { ORDINARY_LINE } from '../testing/ordinary-line.ts';
import { RATE_INPUTS, type RateInputs } from './rate-inputs.ts';

describe('the available origination fees', () => {
  it('are rejected as a range, because offers use no fee within it', async () => {
    const inRange = [
      cell('feeBuydown_row_3_in_1', '[1.5..2.5]'),
      cell('feeBuydown_row_7_in_1', 'not(0, 0.99, [1.5..2.5], 2.99, 3.99, 4.99)'),
    ];
    expect(await sheetProblems(...inRange)).toEqual([
      'table "Origination fee", row 3, column "Origination fee, % of the line": Must list single fees where there is a rate: no offer has a fee in between',
    ]);
  });

  it('are rejected as fractions', async () => {
    const [problem] = await sheetProblems(
      cell('feeBuydown_row_2_in_1', '0.0099'),
      cell('feeBuydown_row_7_in_1', 'not(0, 0.0099, 1.99, 2.99, 3.99, 4.99)'),
    );
    expect(problem).toContain('table "Origination fee"');
    expect(problem).toContain('0.0099: Must be a percentage (0.99, not 0.0099)');
  });

  it('leave out a fee without a rate', async () => {
    const { sheet } = await sheetWith(cell('feeBuydown_row_3_out_1', 'null'));
    expect(sheet.feeOptions).toEqual([0, 0.99, 2.99, 3.99, 4.99]);
  });
});

it.each(['double', 'number', 'feel:number'])('accepts a number column of type %s', async (type) => {
  const typed: Change = [/(?<=id="base_fico_expression" typeRef=")number/, type];
  const changes = type === 'number' ? [] : [typed];
  expect(await sheetProblems(...changes)).toEqual([]);
});

it('rejects a column with too many ranges before it searches for gaps and overlaps', async () => {
  const rows = Array.from({ length: 1200 }, (_, index) => {
    const test =
      index === 0 ? '&lt; 15001' : index === 1199 ? '&gt;= 16199' : `[${15_000 + index}..${15_001 + index})`;
    return `<rule id="fine${index}"><inputEntry id="fine${index}_in"><text>${test}</text></inputEntry><outputEntry id="fine${index}_out"><text>0</text></outputEntry></rule>`;
  });
  const others = [2, 3, 4, 5].map((number) => row(`amount_row_${number}`));
  const [problem] = await sheetProblems(row('amount_row_1', ...rows), ...others);
  expect(problem).toMatch(
    /^table "Size of the line", column "Line, \$": its cells split it into \d+ ranges, more than the maximum of 1000/,
  );
});

it('accepts a complete list of values in any order', async () => {
  const terms: Change = [/(?<=id="term_termYears_values"><text>)[^<]*/, '30, 20, 15, 10, 5'];
  const scores: Change = [/(?<=id="base_fico_values"><text>)[^<]*/, '&gt;= 0'];
  expect(await sheetProblems(terms, scores)).toEqual([]);
});

describe('the table of base rates', () => {
  const { sheet } = homelineRules;
  const base = sheet.adjustments[0];

  it.each<[string, Partial<Record<keyof RateInputs, unknown>>, string]>([
    ['NaN', { fico: Number.NaN }, 'column "Score": the input is not between 300 and 850 points'],
    ['a negative number', { cltvPct: -1 }, 'is not between 0 and 100 percent'],
    ['an enormous number', { cltvPct: 1e300 }, 'is not between 0 and 100 percent'],
    ['a missing input', { fico: undefined }, 'is not between 300 and 850 points'],
    ['a text for a number', { fico: '760' }, 'is not between 300 and 850 points'],
  ])('rejects %s and names the table and the column', (_, change, words) => {
    expect(() => base?.evaluate({ ...ORDINARY_LINE, ...change } as RateInputs)).toThrow(words);
    expect(() => base?.evaluate({ ...ORDINARY_LINE, ...change } as RateInputs)).toThrow('Table "Base rate"');
  });

  it('matches exactly one row for every score and CLTV', () => {
    const { from, to } = RATE_INPUTS.fico;
    const asked = fc.record({
      fico: fc.integer({ min: from, max: to }),
      cltvPct: fc.double({ min: 0, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(asked, (change) => {
        expect(base?.evaluate({ ...ORDINARY_LINE, ...change }).row).toBeGreaterThan(0);
      }),
    );
  });
});

it('accepts rates in twentieths and in eighths of a percent', async () => {
  for (const rate of ['9.05', '9.1', '9.125', '9.375'])
    expect(await sheetProblems(cell('base_row_1_out_1', rate))).toEqual([]);
  expect(await sheetProblems(cell('base_row_1_out_1', '9.13'))).toEqual([
    'table "Base rate", row 1, column "Percent": 9.13: Must be a multiple of 0.05 or of 0.125. Every rate sheet keeps to these steps: no table of it sets them',
  ]);
});
