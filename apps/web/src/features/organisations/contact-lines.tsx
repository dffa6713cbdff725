import { organisation } from '@homeline/client/organisation.ts';
import { said } from '@homeline/contract/said.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import { hoursLines } from '@homeline/domain/organisations/hours.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { usePhoneHours, useViewerPhoneHours } from '../../shell/lender-data.ts';
import { Phone } from '../../shell/phone.tsx';
import { organisationsCopy } from './copy.ts';

const copy = organisationsCopy.contact;

type Hours = ReturnType<typeof usePhoneHours>;

/** The lender's phone with its hours in Pacific Time and in the viewer's time zone, its email and its address. */
export function ContactLines() {
  const { email, organization, companyAddress } = organisation.orgMetaData.companyInfo;
  const { street1, street2, city, state, zip } = companyAddress;
  const [pacific, viewer] = [usePhoneHours(), useViewerPhoneHours()];
  const zones = viewer && linesOf(viewer).join() !== linesOf(pacific).join() ? [pacific, viewer] : [pacific];
  return (
    <>
      <Card title={copy.call}>
        <p>
          <Phone />
        </p>
        {zones.map(
          (hours) =>
            hours && (
              <Lines
                key={hours.timeZone}
                lines={linesOf(hours).map((line, index) => {
                  const [days, times] = line.split(', ');
                  return {
                    label: days,
                    value: times,
                    ...(index === 0 && { detail: zoneWords(hours.timeZone) }),
                  };
                })}
              />
            ),
        )}
        {pacific && pacific.holidays.length > 0 && (
          <Lines
            lines={pacific.holidays.map(({ date, name }) => ({
              label: copy.closed(dateWords(date)),
              value: said(name),
            }))}
          />
        )}
      </Card>
      <Card title={copy.email}>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p>{copy.emailNote}</p>
      </Card>
      <Card title={copy.mail}>
        <address>
          {organization}
          <br />
          {[street1, street2].filter(Boolean).join(', ')}
          <br />
          {city}, {state} {zip}
        </address>
      </Card>
    </>
  );
}

function linesOf(hours: Hours): readonly string[] {
  return hoursLines(hours?.weekdays ?? []);
}
