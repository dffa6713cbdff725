import { type CivilDate, civilDateIn } from './civil-date.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns the instant at which a day starts in a time zone.
 * @param timeZone IANA name
 * @returns ISO instant, UTC
 */
export function startOfDay(timeZone: string, date: CivilDate): string {
  // Zones are within 14 hours of UTC. The day starts at the first quarter hour with its date there.
  const around = Date.parse(`${date}T00:00:00Z`);
  let at = around - 14 * HOUR_MS;
  while (civilDateIn(timeZone, at) < date) at += HOUR_MS / 4;
  return new Date(at).toISOString();
}
