import { getNotary, type Notary } from '@homeline/contract/notary/get-notary.ts';
import { requestSession } from '@homeline/contract/notary/request-session.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useListening } from '../applications/use-listening.ts';
import { useSave } from '../applications/use-save.ts';
import { WaitPage } from '../applications/wait.page.tsx';
import { MeetInPerson } from './meet-in-person.tsx';
import { ChosenNotary, inPersonFee } from './notary-price.tsx';

/** What to have ready for the notary, and the start of the session. */
export default function NotaryIntroPage() {
  const [isAsked, ask] = useState(false);
  return (
    <QueryBoundary call={getNotary}>
      {(notary) =>
        isAsked || notary.sessionRequested ? <Opening /> : <Ready notary={notary} onAsked={() => ask(true)} />
      }
    </QueryBoundary>
  );
}

function Ready({ notary, onAsked }: { notary: Notary; onAsked: () => void }) {
  const start = useSave(requestSession);
  const [isAsking, ask] = useState(false);
  return (
    <ConfirmPage
      heading="Ready to meet the notary?"
      why="The deed must be signed before a notary. You meet by video, from where you are: about fifteen minutes."
      action="Start the session"
      act={async () => {
        await start();
        onAsked();
      }}
      also={
        <Button kind="secondary" onClick={() => ask(true)}>
          Meet in person instead
        </Button>
      }
    >
      <MeetInPerson notary={notary} isOpen={isAsking} onClose={() => ask(false)} />
      <ChosenNotary {...notary} />
      <Card title="Have these ready">
        <Lines
          lines={[
            { label: 'Your ID', value: 'The one that you showed us, not expired' },
            { label: 'Camera and microphone', value: 'On a phone, a tablet or a computer' },
            { label: 'A quiet, bright place', value: 'Only you in the picture' },
            { label: 'A good connection', value: 'The session is recorded, as the law asks' },
          ]}
        />
      </Card>
      <Card tone="sunken">
        <p>
          No camera, or rather face to face? A notary can come to you, {inPersonFee(notary)}. You need not
          fill in anything again.
        </p>
      </Card>
    </ConfirmPage>
  );
}

function Opening() {
  useListening();
  return (
    <WaitPage
      heading="Opening your session"
      why="The notary’s provider is preparing the room and the deed."
      meanwhile="Have your ID at hand."
    />
  );
}
