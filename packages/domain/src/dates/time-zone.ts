import { LOCALE } from '../language/page-language.ts';

const MINUTE_MS = 60_000;

/** Names a time zone in the language of the page, or in another: 'Eastern Time'. */
export function zoneWords(timeZone: string, locale: string = LOCALE): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name === 'GMT+00:00' ? 'UTC' : name;
}

/** Returns whether a text is the IANA name of a time zone. */
export function isTimeZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: text }));
  } catch {
    return false;
  }
}

/**
 * Returns how far a zone's clocks are ahead of UTC.
 * @param atMs milliseconds since 1970, as daylight saving time changes it
 * @returns minutes, negative west of Greenwich
 */
export function zoneOffsetMinutes(timeZone: string, atMs: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric' },
  });
  const parts = new Map(format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map(
    (type) => parts.get(type) ?? 0,
  );
  const wallMs = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute);
  return Math.round((wallMs - atMs) / MINUTE_MS);
}
