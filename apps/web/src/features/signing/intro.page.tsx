import { listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { Timeline } from '@homeline/ui/page/timeline.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { packageOf } from '../documents/packages.ts';
import { locate, NO_LOCATION, WHY_LOCATION } from './location.ts';

/** What is signed and how, and where one is. */
export default function SigningIntroPage() {
  const { uuid, status } = useApplication();
  const navigate = useNavigate();
  const [isUnknown, setUnknown] = useState(false);

  async function start(): Promise<void> {
    const isLocated = (await locate()) !== undefined;
    setUnknown(!isLocated);
    if (isLocated) await navigate(`/${uuid}/signing/sign`);
  }

  return (
    <ConfirmPage
      heading="Ready to sign?"
      why="You sign all documents with your name. Those you have opened need not be opened again, though you may. It takes about ten minutes."
      alerts={[WHY_LOCATION, ...(isUnknown ? [NO_LOCATION] : [])]}
      action="Start signing"
      act={start}
      also={
        <Link className={buttonClass('secondary')} to={`/${uuid}/signing/support`}>
          Talk to a person
        </Link>
      }
    >
      <QueryBoundary call={listDocuments}>
        {(documents) => (
          <Card title="What you sign" tone="sunken">
            <ul className="plain-list">
              {packageOf(documents, 'CLOSING').map(({ uuid: key, title }) => (
                <li key={key}>{title}</li>
              ))}
            </ul>
          </Card>
        )}
      </QueryBoundary>
      <Timeline
        label="What happens next"
        items={[
          { title: 'You sign here', state: 'CURRENT' },
          {
            title: status.manualNotary ? 'You sign the deed before a notary' : 'You meet a notary by video',
            state: 'AHEAD',
            text: 'The deed must be signed before a notary.',
          },
          {
            title: 'You have time to change your mind',
            state: 'AHEAD',
            text: 'Where the law gives it, three business days.',
          },
          { title: 'Your money is sent', state: 'AHEAD' },
        ]}
      />
    </ConfirmPage>
  );
}
