import {
  DEFAULT_SORT,
  type PipelineFilters,
  type SortColumn,
} from '@homeline/contract/pipeline/list-pipeline.ts';
import { civilDate, civilDateIn, daysBetween } from '@homeline/domain/dates/civil-date.ts';
import { federalHolidays } from '@homeline/domain/dates/holidays.ts';
import { STEP_TABLE } from '@homeline/domain/workflow/steps.ts';
import { type RawBuilder, sql } from 'kysely';
import { readCursor } from '../../db/pages.ts';

/** The order of a list and its cursor. For queries on `projection`. */
export type ListOrder = {
  /** What the list sorts by before the waiting time, as text. */
  readonly key: RawBuilder<string>;
  /** @param since the waiting time, which a caller may keep from an index */
  readonly by: (since: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Returns what comes after a cursor; undefined from the first page on, as for a cursor of another order. */
  readonly isAfter: (cursor: string | undefined) => RawBuilder<boolean> | undefined;
  /** Returns a cursor from the place of the last row and its key. */
  readonly cursorOf: (place: string, key: string) => string;
};

type Key = {
  readonly of: RawBuilder<unknown>;
  /** Replace a missing value, which sorts last in both directions. */
  readonly missing: { readonly up: string | number; readonly down: string | number };
  readonly type: 'text' | 'bigint';
};

const BEYOND = 999_999_999_999_999;
const number = (of: RawBuilder<unknown>): Key => ({
  of: sql`(${of})::bigint`,
  missing: { up: BEYOND, down: -BEYOND },
  type: 'bigint',
});
const text = (of: RawBuilder<unknown>): Key => ({
  of: sql`(${of}) collate "C"`,
  missing: { up: '\u{10ffff}', down: '' },
  type: 'text',
});

/** In the order in which an application reaches them. */
const STEP_NAMES = Object.keys(STEP_TABLE).join(',');

/**
 * Returns the order of a list.
 * @param timeZone the lender's, IANA name
 * @param now ISO instant
 */
export function listOrder(
  sort: PipelineFilters['sort'] = DEFAULT_SORT,
  timeZone: string,
  now: string,
): ListOrder {
  const isDown = sort.startsWith('-');
  const column = sort.replace('-', '') as SortColumn;
  const direction = isDown ? sql`desc` : sql`asc`;
  if (column === 'waiting') {
    // The longest wait has the earliest start.
    const [along, after] = isDown ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
    return {
      key: sql`''`,
      by: (since) => sql`${since} ${along}, projection.application_id ${along}`,
      isAfter: (cursor) => {
        const [place, name] = splitCursor(cursor);
        return place && (name ?? DEFAULT_SORT) === sort ? isBeyond(place, after) : undefined;
      },
      cursorOf: (place) => (sort === DEFAULT_SORT ? place : `${place} ${sort}`),
    };
  }
  const { of, missing, type } = keyOf(column, timeZone, now);
  const key = sql`coalesce(${of}, ${isDown ? missing.down : missing.up}::${sql.raw(type)})`;
  return {
    key: sql`(${key})::text`,
    by: (since) => sql`${key} ${direction}, ${since}, projection.application_id`,
    isAfter: (cursor) => {
      const [place, name, value] = splitCursor(cursor);
      const isKey = type === 'text' || /^-?\d{1,15}$/.test(value);
      if (!place || name !== sort || !isKey) return undefined;
      const last = sql`${value}::${sql.raw(type)}`;
      return sql`(${key} ${isDown ? sql`<` : sql`>`} ${last} or (${key} = ${last} and ${isBeyond(place, sql`>`)}))`;
    },
    cursorOf: (place, value) => `${place} ${sort} ${value}`,
  };
}

function keyOf(column: Exclude<SortColumn, 'waiting'>, timeZone: string, now: string): Key {
  switch (column) {
    case 'borrower':
      // Decomposed, an accented letter sorts next to its plain one.
      return text(sql`lower(normalize(projection.borrower, nfd))`);
    case 'state':
      return text(sql`projection.state`);
    case 'amount':
      return number(sql`projection.amount_cents`);
    case 'step':
      return number(sql`array_position(string_to_array(${STEP_NAMES}, ','), projection.step)`);
    case 'due':
      return number(sql`least(${promised(timeZone, now)}, ${dayNumber(sql`projection.notice_due_on`)})`);
  }
}

/** Days are counted from a Saturday, so that the remainder by seven tells weekends. */
const SATURDAY = '2000-01-01';

/** No review is older. */
const FIRST_YEAR = 2025;

const dayNumber = (date: RawBuilder<unknown>) => sql`(${date} - ${sql.lit(SATURDAY)}::date)`;

/** The number of the day by whose end a review is decided, as `promisedBy` counts it. */
function promised(timeZone: string, now: string) {
  const years = Number(now.slice(0, 4)) + 2 - FIRST_YEAR;
  const closed = Array.from({ length: years }, (_, index) => FIRST_YEAR + index).flatMap((year) =>
    federalHolidays(year).flatMap(({ banksClosedOn }) =>
      banksClosedOn ? daysBetween(civilDate(SATURDAY), banksClosedOn) : [],
    ),
  );
  const weekdayAfter = (day: RawBuilder<unknown>) =>
    sql`(${day} + case ${day} % 7 when 6 then 3 when 0 then 2 else 1 end)`;
  const next = weekdayAfter(dayNumber(sql`(projection.since at time zone ${timeZone})::date`));
  // Two bank holidays never follow each other.
  return sql`case when projection.kind = 'REVIEW'
    then case when ${next} = any(${closed}::int[]) then ${weekdayAfter(next)} else ${next} end end`;
}

/** Whether the day by whose end a review is decided has passed. For a query on `projection`. */
export function isOverdue(timeZone: string, now: string): RawBuilder<boolean> {
  const today = daysBetween(civilDate(SATURDAY), civilDateIn(timeZone, Date.parse(now)));
  return sql`coalesce(${promised(timeZone, now)} < ${today}, false)`;
}

type Place = NonNullable<ReturnType<typeof readCursor>>;

function isBeyond({ at, id }: Place, after: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(since, projection.application_id) ${after} (${at}::timestamptz, ${id}::uuid)`;
}

/** Returns the place, the order and the key that a cursor names. */
function splitCursor(cursor = ''): [Place | undefined, string | undefined, string] {
  const [at, id, sort, ...key] = cursor.split(' ');
  return [readCursor(`${at} ${id}`), sort, key.join(' ')];
}
