import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinRegions, type Region } from './regions.ts';

const region = (spans: Region['spans'], rows: readonly number[] = []): Region => ({
  spans,
  rows,
  rowsEverywhere: rows,
});
/** Returns every interval that the regions cover, by its place in each column. */
const placesIn = (regions: readonly Region[]) =>
  regions
    .flatMap(({ spans: [across = [], down = []] }) => across.flatMap((x) => down.map((y) => `${x} ${y}`)))
    .toSorted();

describe('adjacent regions', () => {
  it('are joined', () => {
    const apart = [region([[0], [2]]), region([[0], [3]]), region([[1], [2]]), region([[1], [3]])];
    expect(joinRegions(apart, [true, true])).toEqual([
      region([
        [0, 1],
        [2, 3],
      ]),
    ]);
  });

  it('stay separate when numbers lie between them, but not when codes do', () => {
    const apart = [region([[0]]), region([[2]])];
    expect(joinRegions(apart, [true])).toEqual(apart);
    expect(joinRegions(apart, [false])).toEqual([region([[0, 2]])]);
  });

  it('stay separate when a gap meets an overlap or when overlaps share no row', () => {
    const apart = [region([[0]]), region([[1]], [1, 2]), region([[2]], [3, 4])];
    expect(joinRegions(apart, [true])).toEqual(apart);
  });

  it('keep the row that matches everywhere in all of them', () => {
    expect(joinRegions([region([[0]], [1, 5]), region([[1]], [2, 5])], [true])).toEqual([
      { spans: [[0, 1]], rows: [1, 2, 5], rowsEverywhere: [5] },
    ]);
  });

  it('cover the same places once they are joined', () => {
    const place = fc.tuple(fc.nat(5), fc.nat(5), fc.subarray([1, 2, 3], { minLength: 0 }));
    const places = fc.uniqueArray(place, { selector: ([x, y]) => `${x} ${y}`, maxLength: 36 });
    fc.assert(
      fc.property(places, fc.boolean(), fc.boolean(), (some, isFirstOrdered, isSecondOrdered) => {
        const rising = some.toSorted(([x, y], [u, v]) => x - u || y - v);
        const before = rising.map(([x, y, rows]) => region([[x], [y]], rows));
        const after = joinRegions(before, [isFirstOrdered, isSecondOrdered]);
        expect(placesIn(after)).toEqual(placesIn(before));
      }),
    );
  });
});
