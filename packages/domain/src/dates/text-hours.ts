import { zoneOffsetMinutes } from './time-zone.ts';

const MINUTE_MS = 60_000;
/** The hours of a day in which people may be texted, as for calls: 47 CFR 64.1200(c)(1). */
const TEXT_HOURS = { from: 8, until: 21 } as const;

/**
 * Returns whether people at a home may be texted now, by its local time.
 * @param zone an IANA time zone
 * @param nowMs milliseconds since 1970
 */
export function mayTextAt(zone: string, nowMs: number): boolean {
  const hour = new Date(nowMs + zoneOffsetMinutes(zone, nowMs) * MINUTE_MS).getUTCHours();
  return hour >= TEXT_HOURS.from && hour < TEXT_HOURS.until;
}
