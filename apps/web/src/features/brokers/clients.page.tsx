import { useSession } from '@homeline/client/session/use-session.ts';
import { listClients } from '@homeline/contract/brokers/clients.ts';
import { RequestError } from '@homeline/contract/client.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { send } from '../../session/client.ts';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { ApplicationDisclosures } from '../disclosures/application-disclosures.tsx';
import { ClientsTable } from './clients-table.tsx';
import { brokersCopy } from './copy.ts';
import './originators.css';
import { quoteCopy } from './quote-copy.ts';

const copy = brokersCopy.list;

/** Lists an originator's own clients and where each one is. */
export default function ClientsPage() {
  const { isSignedIn } = useSession();
  const { data, error } = useQuery({
    queryKey: [listClients.name],
    queryFn: () => send(listClients, {}),
    enabled: isSignedIn,
    staleTime: 0,
  });
  if (!isSignedIn) return <Navigate to={signInPath(`${BASE}/clients`).slice(BASE.length)} replace />;
  // Nobody else has clients.
  if (error instanceof RequestError && error.status === 404) return <Navigate to="/dashboard" replace />;
  if (!data) return <Shell>{error ? <LoadError /> : <Skeleton />}</Shell>;
  const link = `${location.origin}${BASE}/${data.referralPath}`;
  return (
    <Shell>
      <Page heading={copy.heading} why={copy.why} hasOwnBack isWide>
        <QuestionActions>
          <Link className={buttonClass()} to={`/clients/${crypto.randomUUID()}`}>
            {copy.start}
          </Link>
          <Link className={buttonClass('secondary')} to="/clients/quote">
            {quoteCopy.open}
          </Link>
        </QuestionActions>
        <div className="clients">
          {data.clients.length === 0 ? <p>{copy.none}</p> : <ClientsTable clients={data.clients} />}
          <div className="clients-beside">
            <Card title={copy.referral} tone="sunken">
              <p>{copy.referralText}</p>
              <p className="referral-link figures">{link}</p>
              <div>
                <Button kind="secondary" onClick={() => void copyLink(link)}>
                  {copy.copy}
                </Button>
              </div>
            </Card>
            <Card title={copy.disclosures} tone="sunken">
              <p>{copy.disclosuresText}</p>
              <ApplicationDisclosures />
            </Card>
          </div>
        </div>
      </Page>
    </Shell>
  );
}

/** A browser may refuse, and has no clipboard on an unsafe connection. */
async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast(copy.copied);
  } catch {
    showToast(copy.notCopied, 'ERROR');
  }
}
