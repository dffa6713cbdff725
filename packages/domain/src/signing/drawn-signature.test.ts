// Proves DS-06.

import { describe, expect, it } from 'vitest';
import { DrawnSignature, SHEET, type Stroke, svgPath, thinned } from './drawn-signature.ts';

const WAVE: Stroke = Array.from({ length: 80 }, (_, at) => [20 + 4 * at, 60 + 30 * (at % 2)]).flat();
const problemOf = (strokes: unknown) => DrawnSignature.safeParse(strokes).error?.issues[0]?.message;

describe('a drawn signature', () => {
  it('is accepted as its strokes', () => {
    expect(DrawnSignature.parse([WAVE, [30, 20]])).toEqual([WAVE, [30, 20]]);
  });

  it.each([
    ['nothing', []],
    ['a dot', [[200, 60]]],
    ['several dots on one spot', Array.from({ length: 20 }, () => [200, 60, 201, 61])],
    ['a scribble of a few pixels', [Array.from({ length: 40 }, (_, at) => [200 + (at % 9), 60]).flat()]],
    ['a short line', [[10, 60, 80, 60]]],
  ])('can’t be %s', (_, strokes) => {
    expect(problemOf(strokes)).toBe('Must be larger than a dot. Draw your whole signature, or clear it');
  });

  it.each([
    ['off the sheet', [[0, 0, SHEET.width + 1, 10]]],
    ['below the sheet', [[...WAVE, 10, SHEET.height + 1]]],
    ['of half points', [[...WAVE, 10]]],
    ['of fractions', [[0.5, 0, 300, 10]]],
    ['of texts', [['M0 0L1 1']]],
  ])('is refused with strokes %s', (_, strokes) => {
    expect(DrawnSignature.safeParse(strokes).success).toBe(false);
  });

  it('is refused with more strokes or points than a person draws', () => {
    const long = Array.from({ length: 20 }, () => WAVE);
    expect(problemOf(long)).toBe('Must be simpler. Clear it and draw it again');
    expect(DrawnSignature.safeParse(Array.from({ length: 61 }, () => [0, 0])).success).toBe(false);
  });
});

it('reduces a stroke to the points its curve needs, clipped to the sheet', () => {
  const straight = Array.from({ length: 100 }, (_, at) => [at, at]).flat();
  expect(thinned(straight)).toEqual([0, 0, 99, 99]);
  expect(thinned(WAVE)).toEqual(WAVE);
  expect(thinned([-5, 200.4, 410, 60])).toEqual([0, 120, 400, 60]);
});

it('is written as an SVG path, a dot as a point', () => {
  expect(
    svgPath([
      [1, 2, 3, 4, 5, 6],
      [7, 8],
    ]),
  ).toBe('M1 2L3 4 5 6M7 8L7 8');
});
