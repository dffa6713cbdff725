import { listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { Timeline } from '@homeline/ui/page/timeline.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { pageUrl } from '../applications/page-url.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { packageOf } from '../documents/packages.ts';
import { signingCopy } from './copy.ts';
import { locate, NO_LOCATION, WHY_LOCATION } from './location.ts';

const copy = signingCopy.intro;

/** Lists what will be signed and asks for the location that signing requires. */
export default function SigningIntroPage() {
  const { uuid, status } = useApplication();
  const navigate = useNavigate();
  const [isUnknown, setUnknown] = useState(false);

  async function start(): Promise<void> {
    const isLocated = (await locate()) !== undefined;
    setUnknown(!isLocated);
    if (isLocated) await navigate(pageUrl(uuid, 'signing/sign'));
  }

  return (
    <ConfirmPage
      heading={copy.heading}
      why={copy.why}
      alerts={[WHY_LOCATION, ...(isUnknown ? [NO_LOCATION] : [])]}
      action={copy.action}
      act={start}
      also={
        <Link className={buttonClass('secondary')} to={pageUrl(uuid, 'signing/support')}>
          {copy.support}
        </Link>
      }
    >
      <QueryBoundary call={listDocuments}>
        {(documents) => (
          <Card title={copy.documents} tone="sunken">
            <ul className="plain-list">
              {packageOf(documents, 'CLOSING').map(({ uuid: key, title }) => (
                <li key={key}>{title}</li>
              ))}
            </ul>
          </Card>
        )}
      </QueryBoundary>
      <Timeline
        label={copy.timeline.label}
        items={[
          { title: copy.timeline.sign, state: 'CURRENT' },
          {
            title: status.manualNotary ? copy.timeline.notary.inPerson : copy.timeline.notary.byVideo,
            state: 'AHEAD',
            text: copy.timeline.notary.text,
          },
          { ...copy.timeline.rescission, state: 'AHEAD' },
          { title: copy.timeline.funding, state: 'AHEAD' },
        ]}
      />
    </ConfirmPage>
  );
}
