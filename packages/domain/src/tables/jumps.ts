import { isNumber } from './sheet.ts';

/** Why a changed number is probably a typing error, compared with its earlier text or with the neighboring rows. */
export type Jump = 'TENFOLD' | 'POINTS' | 'NEIGHBORS';

/** A cell with a new text. */
export type NewText = {
  /** The label of its column. */
  readonly column: string;
  /** Absent for a new cell. */
  readonly before?: string | undefined;
  readonly after: string;
  /** The texts of the same column in the neighboring rows. */
  readonly beside: readonly string[];
};

/** A larger move of a rate, in percentage points, is probably a typing error. */
const LARGEST_MOVE_PCT = 1;
/**
 * A number off by this factor or more is probably a misplaced decimal point (92.5 or 0.925 for 9.25). Less than ten, since the rate may
 * have changed as well.
 */
const TENFOLD = 8;

/** Returns why a new number is probably a typing error; undefined if it isn't. */
export function jumpOf({ column, before, after, beside }: NewText): Jump | undefined {
  if (!isNumber(after)) return undefined;
  const value = Number(after);
  const isPercent = /percent|%/i.test(column);
  if (before !== undefined && isNumber(before)) {
    const was = Number(before);
    if (isTenfold(was, value)) return 'TENFOLD';
    if (isPercent && Math.abs(value - was) > LARGEST_MOVE_PCT) return 'POINTS';
    return undefined;
  }
  // A new cell can be compared only with the neighboring rows.
  const near = beside.filter(isNumber).map(Number);
  const isFar = (other: number) =>
    isTenfold(other, value) || (isPercent && Math.abs(value - other) > LARGEST_MOVE_PCT);
  return near.length > 0 && near.every(isFar) ? 'NEIGHBORS' : undefined;
}

function isTenfold(one: number, other: number): boolean {
  const [small, large] = [Math.abs(one), Math.abs(other)].toSorted((a, b) => a - b);
  return small !== undefined && large !== undefined && small > 0 && large / small >= TENFOLD;
}
