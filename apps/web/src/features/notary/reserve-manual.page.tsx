import { getNotary } from '@homeline/contract/notary/get-notary.ts';
import { changeAppointment } from '@homeline/contract/notary/request-appointment.ts';
import { closesAtOffice } from '@homeline/domain/states/office-closing.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Timeline } from '@homeline/ui/page/timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { useAct } from '../applications/use-act.ts';
import { useListening } from '../applications/use-listening.ts';
import { useSave } from '../applications/use-save.ts';
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
  const [isChanging, setChanging] = useState(false);
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
      {appointment?.canChange && (
        <>
          <Button kind="secondary" onClick={() => setChanging(true)}>
            {copy.change.open}
          </Button>
          <ChangeAppointment isAtOffice={isAtOffice} isOpen={isChanging} onClose={() => setChanging(false)} />
        </>
      )}
      <p className="fine-print">
        {copy.help} <Phone />.
      </p>
    </Page>
  );
}

type ChangeProps = { readonly isAtOffice: boolean; readonly isOpen: boolean; readonly onClose: () => void };

/** Confirms that the appointment is given up, since its time can be lost. */
function ChangeAppointment({ isAtOffice, isOpen, onClose }: ChangeProps) {
  const save = useSave(changeAppointment);
  const { act, isBusy, problem } = useAct(() => save());
  return (
    <Dialog isOpen={isOpen} title={copy.change.title} onClose={onClose}>
      <p>{isAtOffice ? copy.change.textAtOffice : copy.change.text}</p>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Button isBusy={isBusy} onClick={act}>
          {copy.change.action}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {copy.change.stay}
        </Button>
      </QuestionActions>
    </Dialog>
  );
}
