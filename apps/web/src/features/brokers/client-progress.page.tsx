import { useSession } from '@homeline/client/session/use-session.ts';
import { type ClientProgress, getClientProgress } from '@homeline/contract/brokers/client-progress.ts';
import { RequestError } from '@homeline/contract/client.ts';
import { said } from '@homeline/contract/said.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Timeline } from '@homeline/ui/page/timeline.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router';
import { send } from '../../session/client.ts';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { LoadError } from '../../shell/error-page.tsx';
import NotFoundPage from '../../shell/not-found.page.tsx';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { dayInWords } from '../applications/format-instant.ts';
import { ClientConditions } from './client-conditions.tsx';
import { brokersCopy } from './copy.ts';
import './originators.css';
import { InvitationCard } from './invitation-card.tsx';
import { progressCopy as copy } from './progress-copy.ts';
import { ReminderCard } from './reminder-card.tsx';

const REFRESH_MS = 15_000;

/** Shows a loan originator where a client's application is, what it needs, and what they can do about it. */
export default function ClientProgressPage() {
  const { client = '' } = useParams();
  const { isSignedIn } = useSession();
  const queries = useQueryClient();
  const queryKey = [getClientProgress.name, client];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => send(getClientProgress, { params: { client } }),
    enabled: isSignedIn && isUuid(client),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.end ? false : REFRESH_MS),
  });
  if (!isUuid(client)) return <NotFoundPage />;
  if (!isSignedIn)
    return <Navigate to={signInPath(`${BASE}/clients/${client}/progress`).slice(BASE.length)} replace />;
  // Another person’s client, or one who isn't handed over.
  if (error instanceof RequestError && error.status === 404) return <Navigate to="/clients" replace />;
  if (!data) return <Shell>{error ? <LoadError /> : <Skeleton />}</Shell>;
  const show = (progress: ClientProgress) => queries.setQueryData(queryKey, progress);
  return (
    <Shell>
      <Page heading={data.name} why={copy.why} hasOwnBack isWide>
        <div className="clients">
          <div className="clients-beside">
            <Where progress={data} />
            {data.invitation && (
              <InvitationCard
                key={data.invitation.email}
                client={client}
                invitation={data.invitation}
                onDone={show}
              />
            )}
            {!data.end && (
              <>
                <ClientConditions client={client} progress={data} onDone={show} />
                <Documents documents={data.documents} />
              </>
            )}
          </div>
          {!data.end && <ReminderCard client={client} reminder={data.reminder} onDone={show} />}
        </div>
        <QuestionActions>
          <Link className={buttonClass('secondary')} to="/clients">
            {brokersCopy.list.heading}
          </Link>
          {data.kind === 'HANDED_OVER' && !data.end && (
            <Link className={buttonClass('quiet')} to={`/clients/${client}/check`}>
              {copy.check}
            </Link>
          )}
        </QuestionActions>
      </Page>
    </Shell>
  );
}

function Where({ progress }: { readonly progress: ClientProgress }) {
  const { step, actor, since, why, end, stage, stages } = progress;
  const day = copy.since(dayInWords(since));
  const at = stages.indexOf(stage);
  return (
    <Card title={copy.where}>
      <div className="client-where">
        <Lines
          lines={
            end
              ? [{ label: copy.ends[end], value: day }]
              : [
                  { label: copy.step, value: said(step) },
                  { label: copy.actor, value: `${said(actor)}, ${day}` },
                  ...(why.length > 0 ? [{ label: copy.waits, value: why.map(said).join(' ') }] : []),
                ]
          }
        />
        {!end && (
          <Timeline
            label={copy.stages}
            items={stages.map((each, index) => ({
              title: brokersCopy.stages[each],
              state: index < at ? 'DONE' : index === at ? 'CURRENT' : 'AHEAD',
            }))}
          />
        )}
      </div>
    </Card>
  );
}

function Documents({ documents }: Pick<ClientProgress, 'documents'>) {
  return (
    <Card title={copy.documents}>
      {documents.length === 0 ? (
        <p>{copy.noDocuments}</p>
      ) : (
        <Lines lines={documents.map(({ title, sentAt }) => ({ label: title, value: dayInWords(sentAt) }))} />
      )}
    </Card>
  );
}
