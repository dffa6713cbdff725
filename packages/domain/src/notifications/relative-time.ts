import type { Language } from '../language/language.ts';
import { PAGE_LANGUAGE } from '../language/page-language.ts';

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

const JUST_NOW: Record<Language, string> = { en: 'just now', es: 'ahora mismo' };

/**
 * Returns how long ago an instant was, in whole minutes, hours, days or weeks, in the language of the page.
 * @returns undefined after 4 weeks, when a date says more
 */
export function relativeTime(
  instant: string,
  nowMs: number,
  language: Language = PAGE_LANGUAGE,
): string | undefined {
  const agoMs = Math.max(0, nowMs - Date.parse(instant));
  if (agoMs >= 4 * WEEK_MS) return undefined;
  const unit = UNITS.find(({ ms }) => agoMs >= ms);
  if (!unit) return JUST_NOW[language];
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(agoMs / unit.ms), unit.name);
}
