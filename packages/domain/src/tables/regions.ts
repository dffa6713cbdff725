/** A box of adjacent pieces in which a table has no matching row, or more than one. */
export type Region = {
  /** For each column the indexes of the pieces it spans, in order. */
  readonly spans: readonly (readonly number[])[];
  /** The numbers of the rows that match anywhere in it: none in a gap. */
  readonly rows: readonly number[];
  /** The rows among them that match everywhere in it. */
  readonly throughout: readonly number[];
};

/**
 * Joins adjacent regions, so that one wrong cell is an error or two, not one for each piece: first regions with the same rows, then
 * overlaps with a row in common.
 * @param isOrdered for each column whether only neighbors in it are adjacent, as with numbers
 */
export function joinRegions(regions: readonly Region[], isOrdered: readonly boolean[]): readonly Region[] {
  const sameRows = (one: Region, other: Region) => isSame(one.rows, other.rows);
  const aRowInCommon = (one: Region, other: Region) => inCommon(one, other).length > 0;
  return [sameRows, aRowInCommon].reduce(
    (joined, isAlike) =>
      isOrdered.reduceRight((left, ordered, column) => joinAlong(column, left, { isAlike, ordered }), joined),
    regions,
  );
}

type Joining = {
  readonly isAlike: (one: Region, other: Region) => boolean;
  readonly ordered: boolean;
};

/** Joins boxes that differ in one column only. */
function joinAlong(
  column: number,
  regions: readonly Region[],
  { isAlike, ordered }: Joining,
): readonly Region[] {
  const lanes = new Map<string, Region[]>();
  for (const region of regions) {
    const others = JSON.stringify(region.spans.with(column, []));
    const lane = lanes.get(others) ?? [];
    lanes.set(others, lane);
    const at = lane.findLastIndex(
      (before) => (!ordered || isBeside(before, region, column)) && isAlike(before, region),
    );
    const before = lane[at];
    if (before) lane[at] = joined(before, region, column);
    else lane.push(region);
  }
  return [...lanes.values()].flat();
}

function isBeside(before: Region, after: Region, column: number): boolean {
  return (before.spans[column]?.at(-1) ?? 0) + 1 === after.spans[column]?.[0];
}

function joined(one: Region, other: Region, column: number): Region {
  const span = [...(one.spans[column] ?? []), ...(other.spans[column] ?? [])];
  return {
    spans: one.spans.with(
      column,
      span.toSorted((a, b) => a - b),
    ),
    rows: isSame(one.rows, other.rows)
      ? one.rows
      : [...new Set([...one.rows, ...other.rows])].toSorted((a, b) => a - b),
    throughout: inCommon(one, other),
  };
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((row, index) => row === other[index]);
}

/** Returns the rows that match everywhere in both. */
function inCommon(one: Region, other: Region): readonly number[] {
  const others = new Set(other.throughout);
  return one.throughout.filter((row) => others.has(row));
}
