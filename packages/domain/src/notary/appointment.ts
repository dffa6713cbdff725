import { isBankingDay } from '../dates/business-days.ts';
import { civilDateIn, daysBetween } from '../dates/civil-date.ts';

const OPENS_HOUR = 8;
const CLOSES_HOUR = 18;

/** The furthest day for an appointment, counted from today. */
const MAX_DAYS_AHEAD = 90;

/** Returns the problem with a requested time. It must be on a business day within 90 days, 8 AM to 6 PM at the home. */
export function appointmentProblem(
  requestedTime: string,
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): string | undefined {
  const atMs = Date.parse(requestedTime);
  if (atMs <= Date.parse(now)) return 'Must be in the future';
  const day = civilDateIn(timeZone, atMs);
  if (daysBetween(civilDateIn(timeZone, Date.parse(now)), day) > MAX_DAYS_AHEAD)
    return `Cannot be more than ${MAX_DAYS_AHEAD} days from now`;
  if (!isBankingDay(day)) return 'Must be on a business day';
  const hour = hourIn(timeZone, atMs);
  return hour < OPENS_HOUR || hour >= CLOSES_HOUR ? 'Must be between 8 AM and 6 PM' : undefined;
}

function hourIn(timeZone: string, atMs: number): number {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return Number(hour.format(atMs));
}
