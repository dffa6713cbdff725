import { getNotary, type Notary } from '@homeline/contract/notary/get-notary.ts';
import { requestSession } from '@homeline/contract/notary/request-session.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useListening } from '../applications/use-listening.ts';
import { useSave } from '../applications/use-save.ts';
import { WaitPage } from '../applications/wait.page.tsx';
import { notaryCopy } from './copy.ts';
import { MeetInPerson } from './meet-in-person.tsx';
import { ChosenNotary, inPersonFee } from './notary-price.tsx';
import { NotaryPapers } from './papers.tsx';

const copy = notaryCopy.intro;

/** Lists what to have ready for the notary, and starts the session. */
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
      heading={copy.heading}
      why={copy.why}
      action={copy.action}
      act={async () => {
        await start();
        onAsked();
      }}
      also={
        <Button kind="secondary" onClick={() => ask(true)}>
          {copy.inPerson}
        </Button>
      }
    >
      <MeetInPerson notary={notary} isOpen={isAsking} onClose={() => ask(false)} />
      <ChosenNotary {...notary} />
      <Card title={copy.checklistTitle}>
        <Lines lines={copy.checklist} />
      </Card>
      <NotaryPapers />
      <Card tone="sunken">
        <p>
          {copy.rather(inPersonFee(notary))}
          {notary.inPerson && ` ${copy.cash(formatDollars(notary.inPerson.after.cashToBorrowerCents))}`}
        </p>
      </Card>
    </ConfirmPage>
  );
}

function Opening() {
  useListening();
  return <WaitPage {...copy.opening} />;
}
