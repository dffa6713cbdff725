const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** The units of a relative time, the longest first. */
const UNITS = [
  { name: 'week', ms: WEEK_MS },
  { name: 'day', ms: DAY_MS },
  { name: 'hour', ms: HOUR_MS },
  { name: 'minute', ms: MINUTE_MS },
] as const;

/**
 * Returns how long ago an instant was, in whole minutes, hours, days or weeks.
 * @returns undefined after 4 weeks, when a date says more
 */
export function relativeTime(instant: string, nowMs: number): string | undefined {
  const agoMs = Math.max(0, nowMs - Date.parse(instant));
  if (agoMs >= 4 * WEEK_MS) return undefined;
  const unit = UNITS.find(({ ms }) => agoMs >= ms);
  if (!unit) return 'just now';
  const count = Math.floor(agoMs / unit.ms);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
}
