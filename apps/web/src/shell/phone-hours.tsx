import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import { hoursLines } from '@homeline/domain/organisations/hours.ts';
import { usePhoneHours, useViewerPhoneHours } from './lender-data.ts';

/** Shows when the lender answers the phone: in Pacific Time, and in the viewer's time zone if its clocks differ. */
export function PhoneHours() {
  const [pacific, viewer] = [usePhoneHours(), useViewerPhoneHours()].map(
    (hours) => hours && { zone: zoneWords(hours.timeZone), lines: hoursLines(hours.weekdays).join('; ') },
  );
  const shown = viewer?.lines === pacific?.lines ? [pacific] : [pacific, viewer];
  return shown.map((hours) => hours?.lines && <p key={hours.zone}>{`${hours.zone}: ${hours.lines}`}</p>);
}
