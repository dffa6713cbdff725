import { addDays, type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import { zoneOffsetMinutes, zoneWords } from '../dates/time-zone.ts';

/** The next opening of a department, and when it is told. */
export type Opening = {
  readonly opensMs: number;
  readonly nowMs: number;
  /** The lender's. */
  readonly timeZone: string;
  /** The reader's, where it is known. */
  readonly readerZone?: string | undefined;
};

/** From this many days ahead on, a weekday alone could be this week's. */
const WEEK_DAYS = 7;

/**
 * Says when a closed department opens again: "We're closed tomorrow. We open again Friday at 6 AM Pacific."
 * A reader whose clocks show another time reads theirs too.
 */
export function openingWords(opening: Opening): string {
  const { opensMs, nowMs, timeZone, readerZone } = opening;
  const today = civilDateIn(timeZone, nowMs);
  const isTomorrowClosed = civilDateIn(timeZone, opensMs) > addDays(today, 1);
  const isElsewhere =
    readerZone !== undefined &&
    zoneOffsetMinutes(readerZone, opensMs) !== zoneOffsetMinutes(timeZone, opensMs);
  const own = `${dayWords(opening, timeZone)} at ${timeWords(opensMs, timeZone)}`;
  const reader = isElsewhere ? ` (${readerWords(opening, readerZone)})` : '';
  return `${isTomorrowClosed ? 'We’re closed tomorrow. ' : ''}We open again ${own}${reader}.`;
}

/** Names the reader's day only where it isn't the lender's: "9 AM Eastern". */
function readerWords(opening: Opening, readerZone: string): string {
  const { opensMs, timeZone } = opening;
  const time = timeWords(opensMs, readerZone);
  const isOtherDay = civilDateIn(readerZone, opensMs) !== civilDateIn(timeZone, opensMs);
  return isOtherDay ? `${weekdayWords(opensMs, readerZone)}, ${time}` : time;
}

function dayWords({ opensMs, nowMs }: Opening, timeZone: string): string {
  const day = civilDateIn(timeZone, opensMs);
  const today: CivilDate = civilDateIn(timeZone, nowMs);
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  const weekday = weekdayWords(opensMs, timeZone);
  if (day < addDays(today, WEEK_DAYS)) return weekday;
  const date = new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', day: 'numeric' });
  return `${weekday}, ${date.format(opensMs)},`;
}

function weekdayWords(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(ms);
}

/** Words a time with its zone: "6 AM Pacific", "6:30 AM Pacific". */
function timeWords(ms: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  // Some versions put a narrow space before AM.
  const time = format.format(ms).replace(/\s+/g, ' ').replace(':00', '');
  return `${time} ${zoneWords(timeZone).replace(/ Time$/, '')}`;
}
