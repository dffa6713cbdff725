import fc from 'fast-check';
import { unaryTest } from 'feelin';
import { describe, expect, it } from 'vitest';
import { compileCell, readCell } from './cell.ts';

const constants = new Map([['Smallest line', 15_000]]);

function holds(text: string, value: number | string | boolean | undefined): boolean {
  const test = readCell(text, constants);
  if (typeof test === 'string') throw new Error(test);
  return compileCell(test)(value);
}

describe('a cell', () => {
  it.each<[string, number | string | boolean, boolean]>([
    ['-', 'anything', true],
    ['', 5, true],
    ['"OH"', 'OH', true],
    ['"OH", "TX"', 'TX', true],
    ['not("OH", "TX")', 'TX', false],
    ['not("OH", "TX")', 'NY', true],
    ['[700..720)', 700, true],
    ['[700..720)', 720, false],
    [']700..720]', 700, false],
    ['(700..720]', 720, true],
    ['< 80', 80, false],
    ['<= 80', 80, true],
    ['<= 80', 80.0000001, false],
    ['> 0.13, 0', 0, true],
    ['true', false, false],
    ['-0.35', -0.35, true],
    ['< Smallest line', 14_999.99, true],
    ['< Smallest line', 15_000, false],
  ])('%s of %s is %s', (text, value, expected) => {
    expect(holds(text, value)).toBe(expected);
  });

  it.each(['-', '< 80', 'not("OH")', '"OH"', 'true'])(
    '%s passes an unknown value only if it is empty',
    (text) => {
      expect(holds(text, undefined)).toBe(text === '-');
    },
  );

  it.each([
    '1e309',
    '8oo',
    '1 +',
    '"A',
    '"A" or "B"',
    'fico > 3',
    '[9..3]',
    '(5..5)',
    'date("2026-01-01")',
    '? > 3',
    'null',
  ])('%s is refused and named in the error', (text) => {
    expect(readCell(text, constants)).toContain(`can’t read ${text}: enter a number`);
  });

  it('tests the same values as in FEEL', () => {
    const number = fc.integer({ min: -20, max: 20 });
    const bracket = fc.tuple(fc.constantFrom('[', '(', ']'), fc.constantFrom(']', ')', '['));
    const interval = fc
      .tuple(number, fc.integer({ min: 1, max: 9 }), bracket)
      .map(([from, width, [open, close]]) => `${open}${from}..${from + width}${close}`);
    const comparison = fc
      .tuple(fc.constantFrom('<', '<=', '>', '>='), number)
      .map(([operator, than]) => `${operator} ${than}`);
    const tests = fc.array(fc.oneof(interval, comparison, number.map(String)), {
      minLength: 1,
      maxLength: 3,
    });
    const cell = fc
      .tuple(tests, fc.boolean())
      .map(([parts, negated]) => (negated ? `not(${parts.join(', ')})` : parts.join(', ')));
    fc.assert(
      fc.property(cell, number, (text, value) => {
        const { value: meant } = unaryTest(text, { '?': value });
        expect(holds(text, value)).toBe(meant);
      }),
      { numRuns: 500 },
    );
  });
});
