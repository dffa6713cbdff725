import { organisation } from '@homeline/client/organisation.ts';
import { useLive } from '@homeline/client/session/use-live.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import type { HelocApplication } from '@homeline/contract/applications/application.ts';
import { getStatus, type Status } from '@homeline/contract/applications/status.ts';
import { formatDollars, toCents } from '@homeline/domain/money/cents.ts';
import { whyClosed } from '@homeline/domain/organisations/intake.ts';
import { OWN_DECLINE, SIGNER_DECLINED } from '@homeline/domain/workflow/closing.copy.ts';
import { stepCopy } from '@homeline/domain/workflow/step-copy.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { useQueries, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, Navigate } from 'react-router';
import { send } from '../../session/client.ts';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { fetchProfile } from '../../session/profile.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { isReferred } from '../accounts/registration/origin.ts';
import { brokersCopy } from '../brokers/copy.ts';
import { SavedDocuments } from '../documents/saved-documents.tsx';
import { signersCopy } from '../signers/copy.ts';
import { SIGNED_APPLICATIONS } from '../signers/signed-applications.ts';
import { CHOSEN_APPLICATION } from '../signers/signer.ts';
import { walletCopy } from '../wallet/copy.ts';
import { WAITS } from './copy.ts';
import { DASHBOARD } from './dashboard-copy.ts';
import './dashboard.css';
import { dayWords, midnightBefore } from './format-instant.ts';
import { hasMoney } from './funded.ts';
import { APPLICATIONS, useStanding } from './use-standing.ts';
import { applicationTopic, statusKey } from './use-status.ts';

/** Loaded only for a line whose money was sent. */
const OpenLineHome = lazy(() => import('../funding/open-line.tsx'));

const PROFILE = { queryKey: ['profile'], queryFn: fetchProfile };

/** Lists the borrower's applications, with a link back into each. */
export default function DashboardPage() {
  const { isSignedIn } = useSession();
  const applications = useQuery({ ...APPLICATIONS, enabled: isSignedIn, staleTime: 0 });
  const standing = useStanding(isSignedIn);
  const statuses = useQueries({ queries: (applications.data ?? []).map(({ uuid }) => statusQuery(uuid)) });
  if (!isSignedIn) return <Navigate to={signInPath(`${BASE}/dashboard`).slice(BASE.length)} replace />;
  return (
    <Shell>
      {applications.isError ? (
        <LoadError />
      ) : applications.data && !statuses.some(isFirstLoad) ? (
        <Page {...(areOpenLines(statuses) ? DASHBOARD.openLine : DASHBOARD)} isWide>
          <div className="dashboard">
            {applications.data.map((application) => (
              <ApplicationCard key={application.uuid} application={application} />
            ))}
            <SignedForOthers />
            <OwnClients />
            {applications.data.length === 0 && <WithoutApplication />}
          </div>
          {standing.data?.newest && !standing.data.open && (
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

function statusQuery(uuid: string) {
  return { queryKey: statusKey(uuid), queryFn: () => send(getStatus, { params: { uuid } }) };
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

function ApplicationCard({
  application: { uuid, property, amount, loanNumber },
}: {
  application: HelocApplication;
}) {
  const status = useQuery(statusQuery(uuid));
  useLive(applicationTopic(uuid), (event) => {
    if (event) void status.refetch();
  });
  const { companyProduct } = organisation.orgMetaData.companyInfo;
  const address = property?.address;
  const isFunded = status.data !== undefined && hasMoney(status.data);
  const next = status.data && stepCopy(status.data.step).next;
  const kind = status.data?.kind;
  const isWait = kind === 'WAITING' || kind === 'REVIEW';
  const link = isWait ? DASHBOARD.wait : kind === 'TERMINAL' ? DASHBOARD.ended : DASHBOARD.open;
  const hasPage = status.data !== undefined && status.data.page !== '/';
  const home = address && `${address.street1}, ${address.city}`;
  return (
    <Card title={home ? (isFunded ? DASHBOARD.line(home) : home) : companyProduct}>
      <p>
        {status.isError && DASHBOARD.unread}
        {status.data && sentenceOf(status.data, property?.timeZone)}
        {status.isPending && ' '}
        {next && (
          <>
            {DASHBOARD.yours} <Link to={`/${uuid}`}>{next}</Link>.
          </>
        )}
      </p>
      {isFunded ? (
        <Suspense fallback={<Skeleton />}>
          <OpenLineHome application={uuid} loanNumber={loanNumber} />
        </Suspense>
      ) : (
        <Lines
          lines={[
            { label: DASHBOARD.loanNumber, value: loanNumber },
            ...(amount ? [{ label: amountName(status.data), value: formatDollars(toCents(amount)) }] : []),
          ]}
        />
      )}
      {hasPage && (
        <Link className={buttonClass(isWait ? 'secondary' : 'primary')} to={`/${uuid}`}>
          {link.action}
          <span className="hidden-visually">
            {link.of} {address?.street1 ?? loanNumber}
          </span>
        </Link>
      )}
      <SavedDocuments application={uuid} of={address?.street1 ?? loanNumber} />
    </Card>
  );
}

/** Labels the amount: an application that ended before funding has no line of credit. */
function amountName(status: Status | undefined): string {
  const { asked, line } = DASHBOARD.amount;
  return status?.kind === 'TERMINAL' && status.step !== 'COMPLETE' ? asked : line;
}

/** Says where an application is: what happened and what happens next. */
function sentenceOf(
  { step, kind, since, dueAt, offerRefused, hasDeclined, signerDeclined }: Status,
  timeZone: string | undefined,
): string {
  const { ended, wait, next } = stepCopy(step);
  if (step === 'CANCELLED' && !offerRefused) return DASHBOARD.canceled(dayWords(since, timeZone));
  if (ended) return offerRefused ? DASHBOARD.offerRefused : ended;
  if (hasDeclined) return `${OWN_DECLINE.heading}. ${OWN_DECLINE.why}`;
  if (signerDeclined) return `${SIGNER_DECLINED.heading}. ${SIGNER_DECLINED.why}`;
  if (step === 'RESCISSION' && dueAt && timeZone)
    return DASHBOARD.rescission(midnightBefore(dueAt, timeZone));
  if (kind === 'WAITING' || kind === 'REVIEW')
    return `${(wait ?? WAITS.unnamed).heading}. ${DASHBOARD.waiting}`;
  return next ? '' : `${DASHBOARD.yours} ${DASHBOARD.goOn}`;
}
