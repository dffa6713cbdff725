import type { HelocApplication } from '@homeline/contract/applications/application.ts';
import { getStatus, type Status } from '@homeline/contract/applications/status.ts';
import { formatDollars, toCents } from '@homeline/domain/money/cents.ts';
import { timeZoneOf } from '@homeline/domain/states/time-zones.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { organisation } from '../../organisation.ts';
import { send } from '../../session/client.ts';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { useSession } from '../../session/use-session.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { KeptDocuments } from '../documents/kept-documents.tsx';
import { useOpenLines } from '../funding/open-lines.ts';
import { midnightBefore } from './instant-words.ts';
import { NEXT_STEP_WORDS } from './next-step-words.ts';
import { APPLICATIONS, useStanding } from './use-standing.ts';
import { statusKey } from './use-status.ts';
import { WAIT_WORDS } from './wait-words.ts';

/** Everything the signed-in person has applied for, with the way back into each. */
export default function DashboardPage() {
  const { isSignedIn } = useSession();
  const applications = useQuery({ ...APPLICATIONS, enabled: isSignedIn, staleTime: 0 });
  const standing = useStanding(isSignedIn);
  if (!isSignedIn) return <Navigate to={signInPath(`${BASE}/dashboard`).slice(BASE.length)} replace />;
  return (
    <Shell>
      {applications.isError ? (
        <LoadError />
      ) : applications.data ? (
        <Page
          heading="Your applications"
          why="Where each of them stands, with its documents. Every answer is kept."
        >
          {applications.data.map((application) => (
            <ApplicationCard key={application.uuid} application={application} />
          ))}
          {applications.data.length === 0 && (
            <Link className={buttonClass('primary')} to="/register">
              Apply now
            </Link>
          )}
          {standing.data?.newest && !standing.data.open && (
            <QuestionActions>
              <Link className={buttonClass('secondary')} to="/apply-again">
                Apply again
              </Link>
            </QuestionActions>
          )}
        </Page>
      ) : (
        <Skeleton />
      )}
    </Shell>
  );
}

function ApplicationCard({
  application: { uuid, property, amount, loanNumber },
}: {
  application: HelocApplication;
}) {
  const status = useQuery({
    queryKey: statusKey(uuid),
    queryFn: () => send(getStatus, { params: { uuid } }),
  });
  const { companyProduct } = organisation.orgMetaData.companyInfo;
  const address = property?.address;
  const openLines = useOpenLines(uuid, status.data?.step === 'COMPLETE');
  const next = status.data && NEXT_STEP_WORDS[status.data.step];
  const isOver = status.data?.kind === 'TERMINAL';
  const hasPage = status.data !== undefined && status.data.page !== '/';
  return (
    <Card title={address ? `${address.street1}, ${address.city}` : companyProduct}>
      <p>
        {status.data ? sentenceOf(status.data, property?.state) : ' '}
        {next && (
          <>
            The next step is yours: <Link to={`/${uuid}`}>{next}</Link>.
          </>
        )}
      </p>
      <Lines
        lines={[
          { label: 'Loan number', value: loanNumber },
          ...(amount ? [{ label: amountName(status.data), value: formatDollars(toCents(amount)) }] : []),
          ...openLines,
        ]}
      />
      {hasPage && (
        <Link className={buttonClass('primary')} to={`/${uuid}`}>
          {isOver ? 'Read why, and what you can do' : 'Continue'}
          <span className="hidden-visually">
            {isOver ? ', about' : ' with'} {address?.street1 ?? loanNumber}
          </span>
        </Link>
      )}
      <KeptDocuments application={uuid} of={address?.street1 ?? loanNumber} />
    </Card>
  );
}

/** What an amount is: nobody has a line that ended before it was opened. */
function amountName(status: Status | undefined): string {
  return status?.kind === 'TERMINAL' && status.step !== 'COMPLETE' ? 'Line you asked for' : 'Line of credit';
}

const ENDS: Readonly<Record<string, string>> = {
  COMPLETE: 'Your line of credit is open and recorded. There is nothing left to do.',
  CANCELLED: 'You cancelled this application. Nothing more will happen with it.',
  RESCINDED: 'You cancelled the agreement within the time the law gives you. You owe nothing.',
  DECLINED:
    'We could not approve this application, and it has ended. Its page says why and what would change that, and has our letter.',
  INACTIVE:
    'This application was closed because it stood still for too long. You can apply again at any time.',
};

const REFUSED_OFFER =
  'You refused our offer, and this application has ended. The letter among your documents says why we could not offer what you had asked for.';

/** Where an application stands, as a sentence: what happened and what happens next. */
function sentenceOf({ step, kind, dueAt, offerRefused }: Status, state = 'NY'): string {
  const end = offerRefused ? REFUSED_OFFER : ENDS[step];
  if (end) return end;
  if (step === 'RESCISSION' && dueAt)
    return `You have until ${midnightBefore(dueAt, timeZoneOf(state))}, to change your mind. After that your money is sent; nothing is needed from you.`;
  if (kind === 'WAITING' || kind === 'REVIEW')
    return `${WAIT_WORDS[step]?.heading ?? 'In progress'}. Nothing is needed from you.`;
  return NEXT_STEP_WORDS[step] ? '' : 'The next step is yours.';
}
