import { listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { getFunding } from '@homeline/contract/funding/get-funding.ts';
import { confirmOfficeClosing } from '@homeline/contract/signing/confirm-office-closing.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import { closesAtOffice } from '@homeline/domain/states/office-closing.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { Timeline, type TimelineItem } from '@homeline/ui/page/timeline.tsx';
import { Link, useNavigate } from 'react-router';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { pageUrl } from '../applications/page-url.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useSave } from '../applications/use-save.ts';
import { mayCancel, packageOf } from '../documents/packages.ts';
import { withInsurance } from '../insurance/insurance-event.tsx';
import { signingCopy } from './copy.ts';
import { locate, NO_LOCATION, WHY_LOCATION, WITHOUT_LOCATION } from './location.ts';
import { OwnDecline } from './own-decline.tsx';
import { Sealing } from './sealing.tsx';

const copy = signingCopy.intro;

/** Leads to the signature: here, or at an office where the state requires it. */
export default function SigningIntroPage() {
  const { answers, status } = useApplication();
  if (status.isSealing) return <Sealing />;
  return closesAtOffice(answers.property) ? <OfficeClosing /> : <SignHere />;
}

/** Lists what will be signed and asks for the location that signing requires. */
function SignHere() {
  const { uuid, status } = useApplication();
  const navigate = useNavigate();

  async function start(): Promise<void> {
    if (!(await locate())) throw new Error(signingCopy.location.unknown.title);
    await navigate(pageUrl(uuid, 'signing/sign'));
  }

  return (
    <ConfirmPage
      heading={copy.heading}
      why={copy.why}
      alerts={[WHY_LOCATION]}
      explain={() => ({
        ...NO_LOCATION,
        action: (
          <Link to={pageUrl(uuid, 'signing/sign')} state={WITHOUT_LOCATION}>
            {signingCopy.location.without.go}
          </Link>
        ),
      })}
      action={copy.action}
      act={start}
      also={
        <>
          <Link className={buttonClass('secondary')} to={pageUrl(uuid, 'signing/support')}>
            {copy.support}
          </Link>
          <OwnDecline />
        </>
      }
    >
      <UntilFunded
        signing={[
          { title: copy.timeline.sign, state: 'CURRENT' },
          {
            title: status.manualNotary ? copy.timeline.notary.inPerson : copy.timeline.notary.byVideo,
            state: 'AHEAD',
            text: copy.timeline.notary.text,
          },
        ]}
      />
    </ConfirmPage>
  );
}

/** Says that everything is signed in one appointment at an office, which the borrower chooses next. */
function OfficeClosing() {
  const confirm = useSave(confirmOfficeClosing);
  const { timeline, ...office } = signingCopy.office;
  return (
    <ConfirmPage heading={office.heading} why={office.why} action={office.action} act={() => confirm()}>
      <DocumentsToSign title={office.documents} />
      <UntilFunded
        signing={[
          { title: timeline.choose, state: 'CURRENT' },
          { ...timeline.sign, state: 'AHEAD' },
        ]}
      />
    </ConfirmPage>
  );
}

/** Lists what happens from the signing to the money. */
function UntilFunded({ signing }: { readonly signing: readonly TimelineItem[] }) {
  const { status } = useApplication();
  const { label, rescission, funding } = copy.timeline;
  return (
    <QueryBoundary call={listDocuments}>
      {(documents) => (
        <QueryBoundary call={getFunding}>
          {({ rescissionEndsIfSignedToday: cancelBy }) => {
            const text = rescission.text(cancelBy && dateWords(civilDate(cancelBy)));
            const hasTime = mayCancel(packageOf(documents, 'CLOSING'));
            const before: TimelineItem[] = hasTime ? [{ ...rescission, text, state: 'AHEAD' }] : [];
            const after: TimelineItem[] = [{ title: funding, state: 'AHEAD' }];
            return <Timeline label={label} items={withInsurance(status, [...signing, ...before], after)} />;
          }}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

function DocumentsToSign({ title }: { readonly title: string }) {
  return (
    <QueryBoundary call={listDocuments}>
      {(documents) => (
        <Card title={title} tone="sunken">
          <ul className="plain-list">
            {packageOf(documents, 'CLOSING').map(({ uuid, title: name }) => (
              <li key={uuid}>{name}</li>
            ))}
          </ul>
        </Card>
      )}
    </QueryBoundary>
  );
}
