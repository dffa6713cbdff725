import { type CivilDate, civilDateIn } from './civil-date.ts';

const HOUR_MS = 3_600_000;

/**
 * The instant at which a day begins at a place.
 * @param timeZone IANA name
 * @returns ISO instant, UTC
 */
export function startOfDay(timeZone: string, date: CivilDate): string {
  // No zone is further than 14 hours from UTC; the day begins at the first whole quarter of an hour that shows its date there.
  const around = Date.parse(`${date}T00:00:00Z`);
  let at = around - 14 * HOUR_MS;
  while (civilDateIn(timeZone, at) < date) at += HOUR_MS / 4;
  return new Date(at).toISOString();
}
