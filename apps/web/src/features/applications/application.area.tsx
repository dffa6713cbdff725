import { useSession } from '@homeline/client/session/use-session.ts';
import { getAnswers } from '@homeline/contract/applications/answers.ts';
import { RequestError } from '@homeline/contract/client.ts';
import { pageToShow } from '@homeline/domain/client-state/next-state.ts';
import { addressOf, isPage, mayShow } from '@homeline/domain/client-state/pages.ts';
import { keepsPolling } from '@homeline/domain/client-state/polling.ts';
import type { Position } from '@homeline/domain/client-state/position.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { APPLICATION_PAGES, type ApplicationPage } from '../../application-pages.ts';
import { send } from '../../session/client.ts';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { LoadError } from '../../shell/error-page.tsx';
import NotFoundPage from '../../shell/not-found.page.tsx';
import { firstScreen } from '../../shell/screen-loading.ts';
import { Shell } from '../../shell/shell.tsx';
import { type Application, ApplicationContext } from './application.ts';
import { ApplicationProgress } from './application-progress.tsx';
import { pageUrl } from './page-url.ts';
import { showsOffer } from './shows-offer.ts';
import { TimeoutPage } from './timeout.page.tsx';
import { useApplicationState } from './use-application-state.ts';
import { useOutdated } from './use-outdated.ts';
import { answersKey } from './use-save.ts';
import { WaitPage } from './wait.page.tsx';

/** Loaded only once there are chosen terms. */
const OfferSidebar = lazy(() => import('./offer-sidebar.tsx'));
const OfferRow = lazy(() => import('./offer-sidebar.tsx').then(({ OfferRow }) => ({ default: OfferRow })));

const AfterFirstScreen = lazy(() =>
  firstScreen.then(() => import('./after-first-screen.area.tsx')).catch(() => ({ default: () => null })),
);

/** Reads the status of an application and shows the page of its step, whatever the address bar says. */
export default function ApplicationArea() {
  const { uuid = '', '*': page = '' } = useParams();
  const { isSignedIn } = useSession();
  const { search } = useLocation();
  if (!isUuid(uuid)) return <NotFoundPage />;
  // Keep the query: a provider's page returns the borrower with one.
  if (!isSignedIn)
    return <Navigate to={signInPath(`${BASE}/${uuid}/${page}${search}`).slice(BASE.length)} replace />;
  return <OneApplication key={uuid} uuid={uuid} page={page.replace(/\/$/, '')} />;
}

function OneApplication({ uuid, page }: { uuid: string; page: string }) {
  // Most often the page of the address is the one that the status names.
  useEffect(() => pageAt(page)?.preload(), [page]);
  const answers = useQuery({
    queryKey: answersKey(uuid),
    queryFn: () => send(getAnswers, { params: { uuid } }),
  });
  const { data: status, error, follow, position, isLost, tryAgain } = useApplicationState(uuid, answers.data);
  const isOutdated = useOutdated(uuid, answers.data?.version, status?.version);
  const shown = useShownVersion(`${page} ${status?.since}`, isOutdated ? undefined : answers.data?.version);
  const application = useMemo<Application | undefined>(
    () => status && answers.data && { uuid, page, status, answers: answers.data, shown, follow },
    [uuid, page, status, answers.data, shown, follow],
  );
  const problem = error ?? answers.error;
  // Another person's application doesn't exist for this one.
  if (problem instanceof RequestError && problem.status === 404) return <Navigate to="/dashboard" replace />;
  const meanwhile = problem ? <LoadError /> : <Skeleton />;
  const hasOffer = application !== undefined && showsOffer(application);
  return (
    <ApplicationContext value={application}>
      <Shell
        progress={
          application
            ? !hasEnded(application) && <ProgressAndTerms hasOffer={hasOffer} />
            : !problem && <div className="progress-place" />
        }
        aside={
          hasOffer && (
            <Suspense>
              <OfferSidebar />
            </Suspense>
          )
        }
        originator={application?.answers.origin?.referrerUuid}
      >
        {application ? (
          <>
            {isLost ? (
              <TimeoutPage tryAgain={tryAgain} />
            ) : (
              <StepGate application={application} position={position} isCurrent={shown.isReady} />
            )}
            <Suspense>
              <AfterFirstScreen />
            </Suspense>
          </>
        ) : (
          meanwhile
        )}
      </Shell>
    </ApplicationContext>
  );
}

/** An application that ended has no steps left to show. */
function hasEnded({ status }: Application): boolean {
  return status.kind === 'TERMINAL' && status.step !== 'COMPLETE';
}

function ProgressAndTerms({ hasOffer }: { readonly hasOffer: boolean }) {
  return (
    <>
      <ApplicationProgress />
      {hasOffer && (
        <Suspense fallback={<div className="terms-place" />}>
          <OfferRow />
        </Suspense>
      )}
    </>
  );
}

/**
 * Returns the version of the answers that a visit of a page opened with. Waits until the answers are current, so that a form never
 * starts from older ones.
 * @param visit names the page and the entry of its step
 * @param version the current version; undefined while the answers are older than the status
 */
function useShownVersion(visit: string, version: number | undefined): { current: number; isReady: boolean } {
  const [opened, open] = useState({ visit: '', shown: { current: 0, isReady: false } });
  if (opened.visit === visit || version === undefined)
    return opened.visit === visit ? opened.shown : NOT_READY;
  const shown = { current: version, isReady: true };
  open({ visit, shown });
  return shown;
}

const NOT_READY = { current: 0, isReady: false };

type StepGateProps = {
  readonly application: Application;
  readonly position: Position;
  /** The answers are as new as the status. */
  readonly isCurrent: boolean;
};

/** Shows the page of the server's step, or of the client machine while it is ahead. Redirects there from any other page. */
function StepGate({ application: { uuid, status, page }, position, isCurrent }: StepGateProps) {
  const isOver = useStepOf(page, status.step) !== status.step;
  const isKnown = (address: string) => address === '/' || pageAt(address) !== undefined;
  const due = pageToShow(position.isAhead ? undefined : status.page, position.state, isKnown);
  if (due === '/') return <Navigate to="/dashboard" replace />;
  if (!mayShow({ ...status, page: due }, page) || (isOver && !isPage(due, page)))
    return <Navigate to={pageUrl(uuid, addressOf(due))} replace />;
  // The next page needs answers that only the next status brings.
  if (position.isAhead) return <Skeleton />;
  const found = pageAt(page);
  if (keepsPolling(status) && !found?.showsWaits) return <WaitPage key={status.step} />;
  if (!found) return <LoadError />;
  if (!isCurrent) return <Skeleton />;
  return (
    <Suspense fallback={<Skeleton />}>
      <found.Page key={status.step} />
    </Suspense>
  );
}

/** Returns the step at which a page was opened. The page closes once that step is over. */
function useStepOf(page: string, step: string): string {
  const [entered, enter] = useState({ page, step });
  if (entered.page === page) return entered.step;
  enter({ page, step });
  return step;
}

function pageAt(address: string): ApplicationPage | undefined {
  return Object.entries(APPLICATION_PAGES).find(([pattern]) => isPage(pattern, address))?.[1];
}
