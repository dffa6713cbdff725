import { getNotary } from '@homeline/contract/notary/get-notary.ts';
import { closesAtOffice } from '@homeline/domain/states/office-closing.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Timeline } from '@homeline/ui/page/timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { useListening } from '../applications/use-listening.ts';
import { SavedDocuments } from '../documents/saved-documents.tsx';
import { timeWords } from './appointment-time.ts';
import { notaryCopy } from './copy.ts';

const copy = notaryCopy.appointment;

/** Shows the appointment, requested then confirmed. The page moves on once the signed deed is back. */
export default function ReserveManualPage() {
  const { uuid, answers, status } = useApplication();
  useListening();
  // A confirmed booking changes no step, so it is loaded again with every version of the status.
  const { data } = useQuery({
    queryKey: [getNotary.name, uuid, status.version],
    queryFn: () => send(getNotary, { params: { uuid } }),
    placeholderData: (before) => before,
  });
  const appointment = data?.appointment;
  const isConfirmed = appointment?.confirmedTime !== undefined;
  const { timeZone, property } = answers;
  const isAtOffice = closesAtOffice(property);
  return (
    <Page
      heading={isConfirmed ? copy.confirmed.heading : copy.requested.heading}
      why={isConfirmed ? (isAtOffice ? copy.confirmed.atOffice : copy.confirmed.why) : copy.requested.why}
    >
      {appointment && (
        <Card>
          <Lines
            lines={[
              {
                label: copy.when,
                value: timeWords(appointment.confirmedTime ?? appointment.requestedTime, timeZone),
              },
              { label: copy.where, value: appointment.place },
              { label: copy.bring[0], value: copy.bring[1] },
            ]}
          />
        </Card>
      )}
      <Timeline
        label={copy.timeline.label}
        items={[
          {
            title: copy.timeline.confirm,
            state: isConfirmed ? 'DONE' : 'CURRENT',
          },
          {
            title: isAtOffice ? copy.timeline.signAtOffice : copy.timeline.sign,
            state: isConfirmed ? 'CURRENT' : 'AHEAD',
          },
          { ...copy.timeline.back, state: 'AHEAD' },
        ]}
      />
      <SavedDocuments application={uuid} of={copy.documents} />
      <p className="fine-print">
        {copy.reschedule} <Phone />.
      </p>
    </Page>
  );
}
