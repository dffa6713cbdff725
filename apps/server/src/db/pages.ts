const PAGE_SIZE = 50;

/** How many rows to read for a page: one more tells whether another page follows. */
export const PAGE_SIZE_PLUS_ONE = PAGE_SIZE + 1;

/** A place in a list that is ordered by time and id. */
type Place = { readonly at: Date; readonly id: string };

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f-]{36})$/;

/** Reads the cursor of a next page: an instant in ISO 8601, and a uuid. Anything else starts from the first page. */
export function readCursor(text: string | undefined): { at: string; id: string } | undefined {
  const [, at, id] = CURSOR.exec(text ?? '') ?? [];
  return at && id ? { at, id } : undefined;
}

/** Returns the rows of a page and, if there are more, the cursor of the next. */
export function cutPage<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => Place,
): { readonly shown: readonly Row[]; readonly next: { readonly next?: string } } {
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  if (!last || rows.length <= PAGE_SIZE) return { shown, next: {} };
  const { at, id } = placeOf(last);
  return { shown, next: { next: `${at.toISOString()} ${id}` } };
}
