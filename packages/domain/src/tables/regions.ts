/** A box of adjacent intervals with no matching row (a gap) or more than one (an overlap). */
export type Region = {
  /** The indexes of its intervals in each column, in order. */
  readonly spans: readonly (readonly number[])[];
  /** The numbers of the rows that match somewhere in the box. Empty for a gap. */
  readonly rows: readonly number[];
  /** The numbers of the rows that match everywhere in the box. */
  readonly rowsEverywhere: readonly number[];
};

/**
 * Joins adjacent regions, so that one wrong cell gives one or two problems. Joins regions with the same rows first, then overlaps with
 * a common row.
 * @param isOrdered for each column, whether only neighboring intervals are adjacent, as with numbers
 */
export function joinRegions(regions: readonly Region[], isOrdered: readonly boolean[]): readonly Region[] {
  const sameRows = (one: Region, other: Region) => areSameRows(one.rows, other.rows);
  const haveCommonRow = (one: Region, other: Region) => commonRows(one, other).length > 0;
  return [sameRows, haveCommonRow].reduce(
    (joined, canJoin) =>
      isOrdered.reduceRight((rest, ordered, column) => joinAlong(column, rest, { canJoin, ordered }), joined),
    regions,
  );
}

type Joining = {
  readonly canJoin: (one: Region, other: Region) => boolean;
  readonly ordered: boolean;
};

/** Joins boxes that differ only in the given column. */
function joinAlong(
  column: number,
  regions: readonly Region[],
  { canJoin, ordered }: Joining,
): readonly Region[] {
  const lanes = new Map<string, Region[]>();
  for (const region of regions) {
    const others = JSON.stringify(region.spans.with(column, []));
    const lane = lanes.get(others) ?? [];
    lanes.set(others, lane);
    const at = lane.findLastIndex(
      (before) => (!ordered || isAdjacent(before, region, column)) && canJoin(before, region),
    );
    const before = lane[at];
    if (before) lane[at] = joined(before, region, column);
    else lane.push(region);
  }
  return [...lanes.values()].flat();
}

function isAdjacent(before: Region, after: Region, column: number): boolean {
  return (before.spans[column]?.at(-1) ?? 0) + 1 === after.spans[column]?.[0];
}

function joined(one: Region, other: Region, column: number): Region {
  const span = [...(one.spans[column] ?? []), ...(other.spans[column] ?? [])];
  return {
    spans: one.spans.with(
      column,
      span.toSorted((a, b) => a - b),
    ),
    rows: areSameRows(one.rows, other.rows)
      ? one.rows
      : [...new Set([...one.rows, ...other.rows])].toSorted((a, b) => a - b),
    rowsEverywhere: commonRows(one, other),
  };
}

function areSameRows(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((row, index) => row === other[index]);
}

/** Returns the rows that match everywhere in both regions. */
function commonRows(one: Region, other: Region): readonly number[] {
  const others = new Set(other.rowsEverywhere);
  return one.rowsEverywhere.filter((row) => others.has(row));
}
