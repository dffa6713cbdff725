import { organisation } from '@homeline/client/organisation.ts';
import { useLive } from '@homeline/client/session/use-live.ts';
import type { HelocApplication } from '@homeline/contract/applications/application.ts';
import type { Status } from '@homeline/contract/applications/status.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { Timeline, type TimelineItem } from '@homeline/ui/page/timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Phone } from '../../shell/phone.tsx';
import { NewestDocuments } from '../documents/newest-documents.tsx';
import { SavedDocuments } from '../documents/saved-documents.tsx';
import { ApplicationFigures } from './application-figures.tsx';
import { progressItems } from './application-progress.tsx';
import { DASHBOARD } from './dashboard-copy.ts';
import { hasMoney } from './funded.ts';
import { LaterTasks } from './later-tasks.tsx';
import { standingOf } from './standing-of.ts';
import { applicationTopic, statusQuery } from './use-status.ts';

/** Loaded only for a line whose money was sent. */
const OpenLineHome = lazy(() => import('../funding/open-line.tsx'));

type ApplicationCardProps = {
  readonly application: HelocApplication;
  /** It is the newest one, and none is open. */
  readonly mayApplyAgain: boolean;
};

/** An application on the dashboard: what is next, where it stands, its documents, and whom to ask. */
export function ApplicationCard({ application, mayApplyAgain }: ApplicationCardProps) {
  const { uuid, property, loanNumber } = application;
  const status = useQuery(statusQuery(uuid));
  useLive(applicationTopic(uuid), (event) => {
    if (event) void status.refetch();
  });
  const address = property?.address;
  const home = address && `${address.street1}, ${address.city}`;
  const name = address?.street1 ?? loanNumber;
  const isOpenLine = status.data !== undefined && hasMoney(status.data);
  const { companyProduct } = organisation.orgMetaData.companyInfo;
  return (
    <Card title={home ? (isOpenLine ? DASHBOARD.line(home) : home) : companyProduct}>
      {status.isError && <p>{DASHBOARD.unread}</p>}
      {status.data && isOpenLine ? (
        <>
          <Next status={status.data} application={application} name={name} />
          <Suspense fallback={<Skeleton />}>
            <OpenLineHome application={uuid} loanNumber={loanNumber} timeZone={property?.timeZone} />
          </Suspense>
          <NewestDocuments application={uuid} />
          <SavedDocuments application={uuid} of={name} />
        </>
      ) : (
        <div className="dashboard-columns">
          <div className="dashboard-column">
            {status.data && <Next status={status.data} application={application} name={name} />}
            {status.data && <LaterTasks uuid={uuid} status={status.data} />}
            {status.data && mayApplyAgain && <ComeBack status={status.data} />}
            {status.data && status.data.kind !== 'TERMINAL' && <Stages status={status.data} uuid={uuid} />}
          </div>
          <div className="dashboard-column">
            <ApplicationFigures application={application} status={status.data} />
            <section>
              <h3>{DASHBOARD.documents.title}</h3>
              {status.data?.kind === 'TERMINAL' && <p>{DASHBOARD.documents.ended}</p>}
              <SavedDocuments application={uuid} of={name} />
            </section>
            <section>
              <h3>{DASHBOARD.ask.title}</h3>
              <p>
                {DASHBOARD.ask.call} <Phone />, {DASHBOARD.ask.write}{' '}
                <a href={`mailto:${organisation.orgMetaData.companyInfo.email}`}>
                  {organisation.orgMetaData.companyInfo.email}
                </a>
                .
              </p>
              {status.data && status.data.kind !== 'TERMINAL' && (
                <p>
                  <Link to={`/messages/${uuid}`}>{DASHBOARD.ask.message}</Link>
                </p>
              )}
            </section>
          </div>
        </div>
      )}
    </Card>
  );
}

type NextProps = {
  readonly status: Status;
  readonly application: HelocApplication;
  /** What the button's name adds for screen readers. */
  readonly name: string;
};

/** Says what is next or what happened, with one button. */
function Next({ status, application: { uuid, property }, name }: NextProps) {
  const { label, title, text, action } = standingOf(status, property?.timeZone);
  return (
    <section className="dashboard-next">
      <div>
        {label && <p className="dashboard-label">{label}</p>}
        {title && <h3>{title}</h3>}
        {text && <p>{text}</p>}
      </div>
      {action && status.page !== '/' && (
        <Link className={buttonClass(action.kind)} to={`/${uuid}`}>
          {action.words}
          <span className="hidden-visually">
            {action.of} {name}
          </span>
        </Link>
      )}
    </section>
  );
}

/** How to come back after an application ended. */
function ComeBack({ status }: { readonly status: Status }) {
  const { title, again, declined, canceled } = DASHBOARD.comeBack;
  const mayReopen = status.step === 'CANCELLED' && !status.offerRefused;
  return (
    <section>
      <h3>{title}</h3>
      <p>{mayReopen ? canceled : status.page === '/' ? again : declined}</p>
      <p>
        <Link className={buttonClass(status.page === '/' ? 'primary' : 'secondary')} to="/apply-again">
          {DASHBOARD.applyAgain}
        </Link>
      </p>
    </section>
  );
}

/** The seven steps, and the money after them. */
function Stages({ status, uuid }: { readonly status: Status; readonly uuid: string }) {
  const isSigned = status.progress.stage === 'COMPLETE';
  const steps = progressItems({ uuid, page: status.page, status }).map(
    ({ title, state, answer }): TimelineItem => ({ title, state, when: answer }),
  );
  return (
    <section>
      <h3>{DASHBOARD.stages}</h3>
      <Timeline
        label={DASHBOARD.stages}
        items={[...steps, { title: DASHBOARD.money, state: isSigned ? 'CURRENT' : 'AHEAD' }]}
      />
    </section>
  );
}
