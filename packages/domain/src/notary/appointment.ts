import { isBankingDay } from '../dates/business-days.ts';
import { civilDateIn, daysBetween } from '../dates/civil-date.ts';

const OPENS_HOUR = 8;
const CLOSES_HOUR = 18;

/** How far ahead a notary can be asked for. */
const MOST_DAYS = 90;

/** What is wrong with the time asked for: a notary comes on a business day, 8 to 18 hours at the home, within 90 days from now. */
export function appointmentProblem(
  requestedTime: string,
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): string | undefined {
  const atMs = Date.parse(requestedTime);
  if (atMs <= Date.parse(now)) return 'Must be in the future';
  const day = civilDateIn(timeZone, atMs);
  if (daysBetween(civilDateIn(timeZone, Date.parse(now)), day) > MOST_DAYS)
    return `Cannot be more than ${MOST_DAYS} days from now`;
  if (!isBankingDay(day)) return 'Must be on a business day';
  const hour = hourIn(timeZone, atMs);
  return hour < OPENS_HOUR || hour >= CLOSES_HOUR ? 'Must be between 8 AM and 6 PM' : undefined;
}

function hourIn(timeZone: string, atMs: number): number {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return Number(hour.format(atMs));
}
