import { isBankingDay } from '../dates/business-days.ts';
import { civilDateIn } from '../dates/civil-date.ts';
import { timeZoneOf } from '../states/time-zones.ts';

const OPENS_HOUR = 8;
const CLOSES_HOUR = 18;

/** What is wrong with the time asked for: a notary comes on a business day, 8 to 18 hours at the home, and not in the past. */
export function appointmentProblem(
  requestedTime: string,
  { now, state }: { readonly now: string; readonly state: string },
): string | undefined {
  const atMs = Date.parse(requestedTime);
  if (atMs <= Date.parse(now)) return 'Must be in the future';
  const timeZone = timeZoneOf(state);
  if (!isBankingDay(civilDateIn(timeZone, atMs))) return 'Must be on a business day';
  const hour = hourIn(timeZone, atMs);
  return hour < OPENS_HOUR || hour >= CLOSES_HOUR ? 'Must be between 8 AM and 6 PM' : undefined;
}

function hourIn(timeZone: string, atMs: number): number {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return Number(hour.format(atMs));
}
