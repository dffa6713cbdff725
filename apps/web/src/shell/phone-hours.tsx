import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import { hoursLines } from '@homeline/domain/organisations/hours.ts';
import { usePhoneHours, useViewerPhoneHours } from './lender-data.ts';

type Hours = NonNullable<ReturnType<typeof usePhoneHours>>;

/** Shows when the lender answers the phone: in Pacific Time, and in the viewer's time zone if its clocks differ. */
export function PhoneHours() {
  const [pacific, viewer] = [linesOf(usePhoneHours()), linesOf(useViewerPhoneHours())];
  const differs = viewer?.lines.join() !== pacific?.lines.join();
  return [pacific, differs ? viewer : undefined].map(
    (hours) => hours && <p key={hours.zone}>{`${hours.zone}: ${hours.lines.join('; ')}`}</p>,
  );
}

function linesOf(hours: Hours | undefined): { zone: string; lines: string[] } | undefined {
  if (!hours) return undefined;
  const lines = hoursLines(hours.weekdays);
  return lines.length > 0 ? { zone: zoneWords(hours.timeZone), lines } : undefined;
}
