import { getAnswers } from '@homeline/contract/applications/answers.ts';
import { RequestError } from '@homeline/contract/client.ts';
import { isClientState } from '@homeline/domain/client-state/client-states.ts';
import { pageToShow } from '@homeline/domain/client-state/next-state.ts';
import { addressOf, isPage, mayShow } from '@homeline/domain/client-state/pages.ts';
import { isListenedTo } from '@homeline/domain/client-state/polling.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { APPLICATION_PAGES, type ApplicationPage } from '../../application-pages.ts';
import { send } from '../../session/client.ts';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { useSession } from '../../session/use-session.ts';
import { LoadError } from '../../shell/error-page.tsx';
import NotFoundPage from '../../shell/not-found.page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { type Application, ApplicationContext } from './application.ts';
import { ApplicationMenu } from './application-menu.tsx';
import { ApplicationProgress } from './application-progress.tsx';
import { OfferSidebar, showsOffer } from './offer-sidebar.tsx';
import { TimeoutPage } from './timeout.page.tsx';
import { answersKey } from './use-save.ts';
import { useStatus } from './use-status.ts';
import { WaitPage } from './wait.page.tsx';

/** Everything under one application: reads where it stands and shows the page of that step, whatever the address bar says. */
export default function ApplicationArea() {
  const { uuid = '', '*': page = '' } = useParams();
  const { isSignedIn } = useSession();
  if (!isUuid(uuid)) return <NotFoundPage />;
  if (!isSignedIn) return <Navigate to={signInPath(`${BASE}/${uuid}/${page}`).slice(BASE.length)} replace />;
  return <OneApplication key={uuid} uuid={uuid} page={page.replace(/\/$/, '')} />;
}

function OneApplication({ uuid, page }: { uuid: string; page: string }) {
  const queries = useQueryClient();
  const { data: status, error, follow, isLost, tryAgain } = useStatus(uuid);
  const answers = useQuery({
    queryKey: answersKey(uuid),
    queryFn: () => send(getAnswers, { params: { uuid } }),
  });
  const isOutdated =
    status !== undefined && answers.data !== undefined && answers.data.version < status.version;
  useEffect(() => {
    // A provider or a member of staff moved the application on: the next form must not be refused as stale for it.
    if (isOutdated) void queries.invalidateQueries({ queryKey: answersKey(uuid) });
  }, [isOutdated, queries, uuid]);
  const application = useMemo<Application | undefined>(
    () => status && answers.data && { uuid, page, status, answers: answers.data, follow },
    [uuid, page, status, answers.data, follow],
  );
  const problem = error ?? answers.error;
  if (problem instanceof RequestError && problem.status === 404) return <NotFoundPage />;
  if (!application) return <Shell>{problem ? <LoadError /> : <Skeleton />}</Shell>;
  return (
    <ApplicationContext value={application}>
      <Shell progress={<ApplicationProgress />} aside={showsOffer(application) && <OfferSidebar />}>
        {isLost ? <TimeoutPage tryAgain={tryAgain} /> : <StepGate application={application} page={page} />}
        <ApplicationMenu />
      </Shell>
    </ApplicationContext>
  );
}

/** The server's step has priority: an address that does not belong to it leads to the page that does. */
function StepGate({ application: { uuid, status }, page }: { application: Application; page: string }) {
  const isOver = useStepOf(page, status.step) !== status.step;
  const state = isClientState(status.clientState) ? status.clientState : 'unknown';
  const due = pageToShow(status.page, state, (address) => address === '/' || pageAt(address) !== undefined);
  if (due === '/') return <Navigate to="/dashboard" replace />;
  if (!mayShow({ ...status, page: due }, page) || (isOver && !isPage(due, page)))
    return <Navigate to={`/${uuid}/${addressOf(due)}`} replace />;
  const found = pageAt(page);
  if (isListenedTo(status) && !found?.showsWaits) return <WaitPage key={status.step} />;
  if (!found) return <LoadError />;
  return (
    <Suspense fallback={<Skeleton />}>
      <found.Page key={status.step} />
    </Suspense>
  );
}

/** The step at which a page was entered: once it is over, a page that was only opened from there is left for the next one. */
function useStepOf(page: string, step: string): string {
  const [entered, enter] = useState({ page, step });
  if (entered.page === page) return entered.step;
  enter({ page, step });
  return step;
}

function pageAt(address: string): ApplicationPage | undefined {
  return Object.entries(APPLICATION_PAGES).find(([pattern]) => isPage(pattern, address))?.[1];
}
