import { getNotary } from '@homeline/contract/notary/get-notary.ts';
import { timeZoneOf } from '@homeline/domain/states/time-zones.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Timeline } from '@homeline/ui/page/timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { useListening } from '../applications/use-listening.ts';
import { KeptDocuments } from '../documents/kept-documents.tsx';

/** The appointment: asked for, then confirmed, then kept. It goes on by itself once the signed deed is back. */
export default function ReserveManualPage() {
  const { uuid, answers, status } = useApplication();
  useListening();
  // The booking moves no step: it is read anew with every word on where the application stands.
  const { data } = useQuery({
    queryKey: [getNotary.name, uuid, status.version],
    queryFn: () => send(getNotary, { params: { uuid } }),
    placeholderData: (before) => before,
  });
  const appointment = data?.appointment;
  const isConfirmed = appointment?.confirmedTime !== undefined;
  const timeZone = timeZoneOf(answers.property?.state ?? 'NY');
  return (
    <Page
      heading={isConfirmed ? 'Your appointment is confirmed' : 'We are booking your notary'}
      why={
        isConfirmed
          ? 'The notary brings the documents and goes through them with you. Have your ID ready; you can read them here at any time before.'
          : 'We asked for the time below. It is usually confirmed within one business day, and we write to you.'
      }
    >
      {appointment && (
        <Card>
          <Lines
            lines={[
              {
                label: 'When',
                value: timeWords(appointment.confirmedTime ?? appointment.requestedTime, timeZone),
              },
              { label: 'Where', value: appointment.place },
              { label: 'Bring', value: 'Your ID, not expired' },
            ]}
          />
        </Card>
      )}
      <Timeline
        label="What happens"
        items={[
          {
            title: 'The notary confirms the time',
            state: isConfirmed ? 'DONE' : 'CURRENT',
          },
          { title: 'You sign the deed together', state: isConfirmed ? 'CURRENT' : 'AHEAD' },
          {
            title: 'The signed deed comes back to us',
            state: 'AHEAD',
            text: 'This page then goes on by itself',
          },
        ]}
      />
      <KeptDocuments application={uuid} of="your line" />
      <p className="fine-print">
        Does another time suit you better? Call us at <Phone />.
      </p>
    </Page>
  );
}

function timeWords(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}
