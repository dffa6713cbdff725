import { said } from '@homeline/contract/said.ts';
import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import { holidayLine, hoursLines } from '@homeline/domain/organisations/hours.ts';
import { shellCopy } from './copy.ts';
import { usePhoneHours, useViewerPhoneHours } from './lender-data.ts';

/** Shows when the lender answers the phone: in Pacific Time, in the viewer's time zone if its clocks differ, and the holidays ahead. */
export function PhoneHours() {
  const hours = usePhoneHours();
  const [pacific, viewer] = [hours, useViewerPhoneHours()].map(
    (hours) => hours && { zone: zoneWords(hours.timeZone), lines: hoursLines(hours.weekdays).join('; ') },
  );
  const shown = viewer?.lines === pacific?.lines ? [pacific] : [pacific, viewer];
  return (
    <>
      {shown.map(
        (week) => week?.lines && <p key={week.zone}>{shellCopy.footer.hours(week.zone, week.lines)}</p>,
      )}
      {hours && hours.holidays.length > 0 && (
        <p>
          {shellCopy.footer.closed(
            holidayLine(hours.holidays.map(({ date, name }) => ({ date, name: said(name) }))),
          )}
        </p>
      )}
    </>
  );
}
