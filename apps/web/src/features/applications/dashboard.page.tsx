import { organisation } from '@homeline/client/organisation.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import type { Status } from '@homeline/contract/applications/status.ts';
import { whyClosed } from '@homeline/domain/organisations/intake.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { fetchProfile } from '../../session/profile.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { isReferred } from '../accounts/registration/origin.ts';
import { brokersCopy } from '../brokers/copy.ts';
import { signersCopy } from '../signers/copy.ts';
import { SIGNED_APPLICATIONS } from '../signers/signed-applications.ts';
import { CHOSEN_APPLICATION } from '../signers/signer.ts';
import { walletCopy } from '../wallet/copy.ts';
import { ApplicationCard } from './application-card.tsx';
import { DASHBOARD } from './dashboard-copy.ts';
import './dashboard.css';
import { hasMoney } from './funded.ts';
import { APPLICATIONS, useStanding } from './use-standing.ts';
import { statusQuery } from './use-status.ts';

const PROFILE = { queryKey: ['profile'], queryFn: fetchProfile };

/** Lists the borrower's applications, with a link back into each. */
export default function DashboardPage() {
  const { isSignedIn } = useSession();
  const applications = useQuery({ ...APPLICATIONS, enabled: isSignedIn, staleTime: 0 });
  const standing = useStanding(isSignedIn);
  const statuses = useQueries({ queries: (applications.data ?? []).map(({ uuid }) => statusQuery(uuid)) });
  const newest = standing.data?.open ? undefined : standing.data?.newest;
  const status = statuses[0]?.data;
  // A funded line shows what is due; applying again is below it.
  const endedUuid = status && status.kind === 'TERMINAL' && !hasMoney(status) ? newest?.uuid : undefined;
  const mayApplyAgain = newest !== undefined;
  if (!isSignedIn) return <Navigate to={signInPath(`${BASE}/dashboard`).slice(BASE.length)} replace />;
  return (
    <Shell>
      {applications.isError ? (
        <LoadError />
      ) : applications.data && !statuses.some(isFirstLoad) ? (
        <Page {...(areOpenLines(statuses) ? DASHBOARD.openLine : DASHBOARD)} isWide>
          <div className="dashboard">
            {applications.data.map((application) => (
              <ApplicationCard
                key={application.uuid}
                application={application}
                mayApplyAgain={application.uuid === endedUuid}
              />
            ))}
            <SignedForOthers />
            <OwnClients />
            {applications.data.length === 0 && <WithoutApplication />}
          </div>
          {mayApplyAgain && !endedUuid && (
            <p>
              <Link to="/apply-again">{DASHBOARD.applyAgain}</Link>
            </p>
          )}
          {applications.data.some(({ isCrypto }) => isCrypto) && (
            <p>
              <Link to="/dashboard/wallet">{walletCopy.dashboard}</Link>
            </p>
          )}
        </Page>
      ) : (
        <Skeleton />
      )}
    </Shell>
  );
}

/** Returns whether no answer has come yet, not even a failure, so that the heading of the page isn't known. */
function isFirstLoad({
  isPending,
  errorUpdateCount,
}: {
  isPending: boolean;
  errorUpdateCount: number;
}): boolean {
  return isPending && errorUpdateCount === 0;
}

/** Returns whether the person has nothing but lines whose money was sent. */
function areOpenLines(statuses: readonly { readonly data?: Status | undefined }[]): boolean {
  return statuses.length > 0 && statuses.every(({ data }) => data && hasMoney(data));
}

/** Leads a person without an application to what they came for: a signer to their documents, a loan originator to their clients. */
function WithoutApplication() {
  const signatures = useOpenSignatures();
  const profile = useQuery(PROFILE);
  if (signatures.isPending || profile.isPending) return null;
  const signs = (signatures.data ?? []).length > 0;
  const isBroker = profile.data?.isBroker === true;
  if (signs && !isBroker) return <Navigate to="/heloc-signer/resume" replace />;
  if (isBroker && !signs) return <Navigate to="/clients" replace />;
  if (isBroker) return null;
  return <NoApplication />;
}

/** Returns the applications of others that this person signs, without those that no longer need them. */
function useOpenSignatures() {
  const { data, ...query } = useQuery(SIGNED_APPLICATIONS);
  return { ...query, data: data?.filter(({ step }) => step !== 'SIGNER_CANCELLED') };
}

/** Says that there is no application yet, and offers one if the lender takes any. */
function NoApplication() {
  const isClosed = whyClosed(organisation.orgMetaData, { isReferred: isReferred() }) !== undefined;
  return (
    <Card title={DASHBOARD.none.title}>
      <p>{isClosed ? DASHBOARD.none.closed : DASHBOARD.none.why}</p>
      {!isClosed && (
        <Link className={buttonClass('primary')} to="/register">
          {DASHBOARD.applyNow}
        </Link>
      )}
    </Card>
  );
}

/** Links to the applications of others that this person signs. */
function SignedForOthers() {
  const open = useOpenSignatures().data ?? [];
  if (open.length === 0) return null;
  return (
    <Card title={signersCopy.dashboard.title}>
      <ul className="plain-list">
        {open.map(({ uuid, borrowerName }) => (
          <li key={uuid}>
            <Link to="/heloc-signer/resume" onClick={() => sessionStorage.setItem(CHOSEN_APPLICATION, uuid)}>
              {signersCopy.dashboard.link(borrowerName)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Links a loan originator to their clients; nothing for anyone else. */
function OwnClients() {
  const { data } = useQuery(PROFILE);
  if (!data?.isBroker) return null;
  return (
    <Card title={brokersCopy.dashboard.title}>
      <p>{brokersCopy.dashboard.why}</p>
      <Link className={buttonClass('secondary')} to="/clients">
        {brokersCopy.dashboard.link}
      </Link>
    </Card>
  );
}
