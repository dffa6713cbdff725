import { getAnswers } from '@homeline/contract/applications/answers.ts';
import { RequestError } from '@homeline/contract/client.ts';
import { mayShow } from '@homeline/domain/client-state/pages.ts';
import { isListenedTo } from '@homeline/domain/client-state/polling.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate, Outlet, useMatches, useParams } from 'react-router';
import { send } from '../../session/client.ts';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { useSession } from '../../session/use-session.ts';
import { Snag } from '../../shell/error-page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { type Application, ApplicationContext, type PageHandle } from './application.ts';
import { ApplicationProgress } from './application-progress.tsx';
import { OfferSidebar } from './offer-sidebar.tsx';
import { TimeoutPage } from './timeout.page.tsx';
import { answersKey } from './use-save.ts';
import { useStatus } from './use-status.ts';
import { WaitPage } from './wait.page.tsx';

/** Everything under one application: reads where it stands and shows the page of that step, whatever the address bar says. */
export function Component() {
  const { uuid = '' } = useParams();
  const { isSignedIn } = useSession();
  if (!isUuid(uuid))
    return (
      <Shell>
        <Snag />
      </Shell>
    );
  if (!isSignedIn) {
    const path = signInPath(window.location.pathname).slice(BASE.length);
    return <Navigate to={path} replace />;
  }
  return <ApplicationArea key={uuid} uuid={uuid} />;
}

function ApplicationArea({ uuid }: { uuid: string }) {
  const { data: status, error, follow, isLost, tryAgain } = useStatus(uuid);
  const step = status?.step;
  const answers = useQuery({
    // The step is part of the key's freshness, not of the key: a new step reads the answers again while the old ones stay.
    queryKey: answersKey(uuid),
    queryFn: () => send(getAnswers, { params: { uuid } }),
    enabled: step !== undefined,
  });
  const application = useMemo<Application | undefined>(
    () => status && answers.data && { uuid, status, answers: answers.data, follow },
    [uuid, status, answers.data, follow],
  );
  const problem = error ?? answers.error;
  if (problem instanceof RequestError && problem.status === 404) return <Navigate to="/dashboard" replace />;
  if (!application) return <Shell>{problem ? <Snag /> : <Skeleton />}</Shell>;
  return (
    <ApplicationContext value={application}>
      <Shell progress={<ApplicationProgress />} aside={<OfferSidebar />}>
        {isLost ? <TimeoutPage tryAgain={tryAgain} /> : <StepGate application={application} />}
      </Shell>
    </ApplicationContext>
  );
}

/** The server's step has priority: an address that does not belong to it leads to the one that does. */
function StepGate({ application: { uuid, status } }: { application: Application }) {
  const matches = useMatches();
  const { '*': rest = '' } = useParams();
  const page = pageIn(matches.at(-1)?.pathname ?? '', uuid) || rest;
  if (status.page === '/') return <Navigate to="/dashboard" replace />;
  if (!mayShow(status.page, page)) return <Navigate to={`/${uuid}/${status.page}`} replace />;
  const handle = (matches.at(-1)?.handle ?? {}) as PageHandle;
  return isListenedTo(status) && !handle.showsWaits ? (
    <WaitPage key={status.step} />
  ) : (
    <Outlet key={status.step} />
  );
}

/** The part of an address behind the application. */
function pageIn(pathname: string, uuid: string): string {
  return pathname.split(`/${uuid}/`)[1]?.replace(/\/$/, '') ?? '';
}
