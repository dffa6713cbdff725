import { addDays, type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import { zoneOffsetMinutes, zoneWords } from '../dates/time-zone.ts';
import { LOCALE } from '../language/page-language.ts';
import { openingCopy as copy } from './opening-copy.ts';

/** The next opening of a department, and the time at which it is stated. */
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
  const reader = isElsewhere ? ` (${readerWords(opening, readerZone)})` : '';
  const opens = copy.opens(dayWords(opening, timeZone), timeWords(opensMs, timeZone), reader);
  return `${isTomorrowClosed ? `${copy.closedTomorrow} ` : ''}${opens}`;
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
  if (day === today) return copy.today;
  if (day === addDays(today, 1)) return copy.tomorrow;
  const weekday = weekdayWords(opensMs, timeZone);
  if (day < addDays(today, WEEK_DAYS)) return copy.weekday(weekday);
  const date = new Intl.DateTimeFormat(LOCALE, { timeZone, month: 'long', day: 'numeric' });
  return copy.dated(weekday, date.format(opensMs));
}

function weekdayWords(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALE, { timeZone, weekday: 'long' }).format(ms);
}

/** Returns a time with its zone in words: "6 AM Pacific", "6:30 AM Pacific". */
function timeWords(ms: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat(LOCALE, { timeZone, hour: 'numeric', minute: '2-digit' });
  // Some versions put a narrow space before AM.
  const time = format.format(ms).replace(/\s+/g, ' ').replace(':00', '');
  return copy.time(time, zoneWords(timeZone));
}
