import { useSession } from '@homeline/client/session/use-session.ts';
import { type ClientCheck, getClientCheck } from '@homeline/contract/brokers/client-check.ts';
import { RequestError } from '@homeline/contract/client.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router';
import { send } from '../../session/client.ts';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { LoadError } from '../../shell/error-page.tsx';
import NotFoundPage from '../../shell/not-found.page.tsx';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { brokersCopy } from './copy.ts';

const copy = brokersCopy.check;
const POLL_MS = 5000;

/** Shows a loan originator how far a client's soft credit check has come, and the range of offers if the client allows it. */
export default function ClientCheckPage() {
  const { client = '' } = useParams();
  const { isSignedIn } = useSession();
  const { data, error } = useQuery({
    queryKey: [getClientCheck.name, client],
    queryFn: () => send(getClientCheck, { params: { client } }),
    enabled: isSignedIn && isUuid(client),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? POLL_MS : false),
  });
  if (!isUuid(client)) return <NotFoundPage />;
  if (!isSignedIn)
    return <Navigate to={signInPath(`${BASE}/clients/${client}/check`).slice(BASE.length)} replace />;
  // Another person’s client, or one who isn't handed over.
  if (error instanceof RequestError && error.status === 404) return <Navigate to="/clients" replace />;
  return <Shell>{data ? <Check check={data} /> : error ? <LoadError /> : <Skeleton />}</Shell>;
}

function isMoving({ state }: ClientCheck): boolean {
  return state !== 'DONE' && state !== 'ENDED';
}

function Check({ check: { name, state, offers } }: { readonly check: ClientCheck }) {
  const { title, text } = copy.states[state];
  return (
    <Page heading={copy.heading(name)} why={copy.why} hasOwnBack>
      <Card title={title}>{offers ? <Range offers={offers} /> : <p>{text}</p>}</Card>
      <QuestionActions>
        <Link className={buttonClass('secondary')} to="/clients">
          {copy.back}
        </Link>
      </QuestionActions>
    </Page>
  );
}

function Range({ offers }: { readonly offers: NonNullable<ClientCheck['offers']> }) {
  const { smallestLineCents, largestLineCents, lowestAprPct, highestAprPct, isEstimate } = offers;
  const percent = (rate: number) => `${rate.toFixed(2)}%`;
  return (
    <>
      <Lines
        lines={[
          {
            label: copy.amount,
            value: copy.between(formatWholeDollars(smallestLineCents), formatWholeDollars(largestLineCents)),
          },
          { label: copy.apr, value: copy.between(percent(lowestAprPct), percent(highestAprPct)) },
        ]}
      />
      <p>{isEstimate ? copy.estimate : copy.offers}</p>
    </>
  );
}
