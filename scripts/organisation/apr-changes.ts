import { movementOf } from '@homeline/domain/rules/movement.ts';
import type { Compared } from './people.ts';

/** How the APR of one changes, in percentage points. */
export type AprChange = { readonly who: string; readonly byPct: number };

/** Of all with a price on both sides, the greatest rise first. */
export function aprChangesOf(compared: readonly Compared[]): readonly AprChange[] {
  return compared
    .flatMap((each): AprChange[] => {
      const { aprPct } = movementOf(each);
      return aprPct === undefined ? [] : [{ who: each.who, byPct: aprPct }];
    })
    .toSorted((a, b) => b.byPct - a.byPct);
}

/** Those that a chart of bars has room for: the furthest from zero, the greatest rise first. */
export function furthestOf(changes: readonly AprChange[], most: number): readonly AprChange[] {
  const moved = changes.filter(({ byPct }) => byPct !== 0);
  const furthest = moved.toSorted((a, b) => Math.abs(b.byPct) - Math.abs(a.byPct)).slice(0, most);
  return furthest.toSorted((a, b) => b.byPct - a.byPct);
}

/** How many changes lie about a value, half a width to each side. */
export type Bin = { readonly aboutPct: number; readonly count: number };

const WIDTHS_PCT = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The changes in as many bins as can be read side by side. Zero lies in the middle of one. */
export function binsOf(changes: readonly AprChange[], most: number): readonly Bin[] {
  const values = [0, ...changes.map(({ byPct }) => byPct)];
  const placesAt = (width: number) => values.map((value) => Math.round(value / width));
  const spanAt = (width: number) => Math.max(...placesAt(width)) - Math.min(...placesAt(width)) + 1;
  const width = WIDTHS_PCT.find((each) => spanAt(each) <= most) ?? 10;
  const [, ...places] = placesAt(width);
  const first = Math.min(0, ...places);
  return Array.from({ length: spanAt(width) }, (_, index) => ({
    aboutPct: (first + index) * width,
    count: places.filter((place) => place === first + index).length,
  }));
}
