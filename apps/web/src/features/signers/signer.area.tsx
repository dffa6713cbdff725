import { useLive } from '@homeline/client/session/use-live.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import {
  createSignerDocumentLink,
  endSignerDocumentLink,
  listSignerDocumentLinks,
} from '@homeline/contract/document-links/signer-links.ts';
import {
  getSignerDocumentFile,
  getSignerDocumentHtml,
  getSignerDocumentsArchive,
} from '@homeline/contract/signers/signer-documents.ts';
import type { SignerStatus } from '@homeline/contract/signers/signer-status.ts';
import type { SignerPage } from '@homeline/domain/workflow/signer-step-names.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { LoadError } from '../../shell/error-page.tsx';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { DocumentCallsContext } from '../documents/document-calls.ts';
import { ThreadLink } from '../threads/thread-link.tsx';
import { signersCopy } from './copy.ts';
import { SIGNED_APPLICATIONS } from './signed-applications.ts';
import { CHOSEN_APPLICATION, SignerContext } from './signer.ts';

const copy = signersCopy;

/** The pages of a signer's steps. Signing in has a route of its own. */
const PAGES: Record<Exclude<SignerPage, 'login'>, ComponentType> = {
  resume: lazy(() => import('./resume.page.tsx')),
  intro: lazy(() => import('./intro.page.tsx')),
  profile: lazy(() => import('../co-borrowers/profile.page.tsx')),
  hmda: lazy(() => import('../co-borrowers/hmda.page.tsx')),
  credit: lazy(() => import('../co-borrowers/credit.page.tsx')),
  income: lazy(() => import('../co-borrowers/income.page.tsx')),
  identity: lazy(() => import('./identity.page.tsx')),
  conditions: lazy(() => import('./conditions.page.tsx')),
  documents: lazy(() => import('./documents.page.tsx')),
  sign: lazy(() => import('./sign.page.tsx')),
  notary: lazy(() => import('./notary.page.tsx')),
  error: lazy(() => import('./error.page.tsx')),
  cancelled: lazy(() => import('./cancelled.page.tsx')),
};

/** The pages that open from the conditions. Any other path below them leads back up. */
const CONDITION_PARTS: Readonly<Record<string, ComponentType>> = {
  'conditions/identity': PAGES.identity,
  'conditions/upload-document': lazy(() => import('./upload-document.page.tsx')),
};

const CALLS = {
  file: getSignerDocumentFile,
  html: getSignerDocumentHtml,
  archive: getSignerDocumentsArchive,
  links: {
    list: listSignerDocumentLinks,
    create: createSignerDocumentLink,
    end: endSignerDocumentLink,
  },
};
const { queryKey } = SIGNED_APPLICATIONS;
const SHORT_POLL_MS = 2000;
const LONG_POLL_MS = 15_000;

/** Shows the page of the signer's step, whatever the address bar says. */
export default function SignerArea() {
  const { '*': page = '' } = useParams();
  const { isSignedIn } = useSession();
  if (!isSignedIn || page === '') return <Navigate to="/heloc-signer/login" replace />;
  return (
    <Shell>
      <Applications page={page.replace(/\/$/, '')} />
    </Shell>
  );
}

function Applications({ page }: { readonly page: string }) {
  const queries = useQueryClient();
  const [chosen, choose] = useState(() => sessionStorage.getItem(CHOSEN_APPLICATION));
  const { data, isError } = useQuery({
    ...SIGNED_APPLICATIONS,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isAboutToMove) ? SHORT_POLL_MS : LONG_POLL_MS),
  });
  const status = data?.find(({ uuid }) => uuid === chosen) ?? data?.find(isOpen) ?? data?.[0];
  useLive(status && { name: 'SIGNER', application: status.uuid }, (event) => {
    if (event) void queries.invalidateQueries({ queryKey });
  });
  const area = useMemo(
    () =>
      status && {
        status,
        moveOn: (answered: SignerStatus) => {
          void queries.cancelQueries({ queryKey });
          queries.setQueryData<SignerStatus[]>(queryKey, (before) =>
            before?.map((one) => (one.uuid === answered.uuid ? answered : one)),
          );
        },
        refresh: () => queries.invalidateQueries({ queryKey }),
      },
    [status, queries],
  );
  if (isError && !data) return <LoadError />;
  if (!data) return <Skeleton />;
  if (!area) return <NothingToSign />;
  const shown = pageOf(area.status, page);
  if (shown === undefined) return <Navigate to={`/heloc-signer/${area.status.page}`} replace />;
  const PageOfStep = shown;
  const others = data.filter((other) => other.uuid !== area.status.uuid && isOpen(other));
  return (
    <SignerContext.Provider value={area}>
      <DocumentCallsContext.Provider value={CALLS}>
        <Suspense fallback={<Skeleton />}>
          <PageOfStep key={`${area.status.uuid} ${page}`} />
          <ThreadLink uuid={area.status.uuid} />
        </Suspense>
        {others.length > 0 && (
          <Card title={copy.choose.title} tone="sunken">
            <ul className="plain-list">
              {others.map(({ uuid, borrowerName, home }) => (
                <li key={uuid}>
                  {borrowerName}, {home}{' '}
                  <button
                    type="button"
                    className={buttonClass('quiet')}
                    onClick={() => {
                      sessionStorage.setItem(CHOSEN_APPLICATION, uuid);
                      choose(uuid);
                    }}
                  >
                    {copy.choose.open}
                    <span className="hidden-visually"> {home}</span>
                  </button>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </DocumentCallsContext.Provider>
    </SignerContext.Provider>
  );
}

function NothingToSign() {
  return (
    <Page heading={copy.none.heading} why={copy.none.why} hasOwnBack>
      <QuestionActions>
        <Link className={buttonClass()} to="/dashboard">
          {copy.none.action}
        </Link>
      </QuestionActions>
    </Page>
  );
}

/** Returns the page in the address bar if the signer's step shows it. */
function pageOf({ page: due }: SignerStatus, page: string): ComponentType | undefined {
  if (due === 'conditions' && CONDITION_PARTS[page]) return CONDITION_PARTS[page];
  return page === due && due !== 'login' ? PAGES[due] : undefined;
}

function isOpen({ step }: SignerStatus): boolean {
  return step !== 'SIGNER_CANCELLED' && step !== 'SIGNER_COMPLETE';
}

/** A task of seconds is running. */
function isAboutToMove({ step, isSealing, isSealedLate }: SignerStatus): boolean {
  const isSealingNow = isSealing && !isSealedLate;
  return step === 'WAITING_FOR_SIGNER_ID' || step === 'WAITING_FOR_SIGNER_CREDIT' || isSealingNow;
}
