// Proves LW-13.

import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { type AvmResult, compareAreas, errorOf, sampleSize } from './avm-control.ts';

const results = (zip: string, ...answers: readonly [AvmResult['answer'], number][]) =>
  answers.flatMap(([answer, count]) => Array.from({ length: count }, (): AvmResult => ({ zip, answer })));

describe('the sample of a month', () => {
  it.each([
    [0, 0],
    [3, 3],
    [30, 5],
    [51, 6],
    [1000, 100],
  ])('of %i valuations has %i', (valuations, size) => expect(sampleSize(valuations)).toBe(size));
});

describe('an area compared with all others', () => {
  it('differs when it receives a full value less than four fifths as often', () => {
    const most = results('43085', ['HIT', 90], ['HIT_HAIRCUT', 10]);
    const [first] = compareAreas([
      ...most,
      ...results('43211', ['HIT', 7], ['HIT_HAIRCUT', 2], ['NO_HIT', 1]),
    ]);
    expect(first).toMatchObject({
      zip: '43211',
      fullShare: 0.7,
      othersFullShare: 0.9,
      differsIn: ['FULL_SHARE'],
    });
    const fair = compareAreas([...most, ...results('43211', ['HIT', 8], ['LOW_CONFIDENCE', 2])]);
    expect(fair.map(({ differsIn }) => differsIn)).toEqual([[], []]);
  });

  it('is left out with fewer than ten valuations', () => {
    const few = [...results('43085', ['HIT', 50]), ...results('43211', ['NO_HIT', 9])];
    expect(compareAreas(few)).toEqual([]);
  });

  const tested = (zip: string, ...dollars: number[]) =>
    dollars.map(
      (test): AvmResult => ({
        ...{ zip, answer: 'HIT', valueCents: toCents(100), testCents: toCents(test) },
      }),
    );

  it.each([
    ['of 5%', [100, 100, 100, 100, 100], []],
    ['above 5%', [94, 94, 94, 94, 94], ['MEDIAN_ERROR']],
    ['below it by more than 5%', [106, 106, 106, 106, 106], ['MEDIAN_ERROR']],
    ['of fewer than five tests', [50, 50, 50, 50], []],
  ])(
    'with a median error %s from the others’ differs only from the fifth test on',
    (_, dollars, differsIn) => {
      const others = tested('43085', ...Array.from({ length: 10 }, () => 100));
      const own = [...tested('43211', ...dollars), ...results('43211', ['HIT', 10])];
      const areas = compareAreas([...others, ...own]);
      expect(areas.find(({ zip }) => zip === '43211')?.differsIn).toEqual(differsIn);
    },
  );

  it('shows the median error against later values', () => {
    const [first, second] = compareAreas([
      ...[...tested('43085', 80, 100, 100, 125), ...results('43085', ['HIT', 10])],
      ...results('43211', ['HIT', 10]),
    ]);
    expect([first?.medianError, first?.othersMedianError]).toEqual([0, undefined]);
    expect(second?.othersMedianError).toBe(0);
  });
});

it('makes no comparison without a test', () => {
  expect(errorOf({ valueCents: toCents(100) })).toBeUndefined();
  expect(errorOf({ valueCents: toCents(110), testCents: toCents(100) })).toBeCloseTo(0.1);
});
