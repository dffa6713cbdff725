import { chooseIncomeSource } from '@homeline/contract/income/choose-income-source.ts';
import { openIncomeLink } from '@homeline/contract/income/open-income-link.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { oauthReturn } from '../../session/oauth-return.ts';
import { useApplication } from '../applications/application.ts';
import { CompleteProviderLink } from '../applications/complete-provider-link.tsx';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { ContinueProviderLink } from '../applications/continue-provider-link.tsx';
import { useLinkNotMade } from '../applications/link-not-made.ts';
import { OpeningProvider } from '../applications/opening-provider.tsx';
import { pageUrl } from '../applications/page-url.ts';
import { useHostedPage } from '../applications/use-hosted-page.ts';
import { useSave } from '../applications/use-save.ts';
import { incomeCopy } from './copy.ts';
import { isLinkedWay, LINKED_SOURCES, type LinkedMethod } from './income-methods.ts';

const copy = incomeCopy.link;

/** Opens the provider's page and links what it returned. One provider sends people back to `income/pointserv-callback`. */
export default function IncomeLinkPage() {
  const { uuid } = useApplication();
  const { '*': page = '' } = useParams();
  const [query] = useSearchParams();
  const way = query.get('way') ?? page.split('/').at(-1) ?? '';
  if (!isLinkedWay(way)) return <Navigate to={pageUrl(uuid, 'income/review')} replace />;
  const publicToken = query.get('publicToken');
  const state = query.get('oauth_state_id');
  const isBack = query.has('returned') && !query.has('error') && !state;
  if (publicToken || isBack) return <Returned way={way} publicToken={publicToken ?? undefined} />;
  if (state) return <ContinueProviderLink {...copy.returned} state={state} />;
  return <Leave way={way} error={query.get('error')} />;
}

function Leave({ way, error }: { way: LinkedMethod; error: string | null }) {
  const source = LINKED_SOURCES[way];
  const { heading, needs, action } = copy.pages[way];
  const returnTo = source.startsWith('POINTSERV')
    ? `income/pointserv-callback?way=${way}&returned=1`
    : `income/link/${way}?returned=1`;
  const { open, ...opening } = useHostedPage(openIncomeLink, returnTo);
  return (
    <ConfirmPage
      heading={heading}
      why={copy.why}
      alerts={error ? [returnAlert(error)] : []}
      action={action}
      act={() => open({ source })}
      also={<AnotherWay />}
    >
      <Card tone="sunken">
        <Lines
          lines={[
            { label: copy.facts.needs, value: needs },
            { label: copy.facts.receives[0], value: copy.facts.receives[1] },
            { label: copy.facts.neverSees[0], value: copy.facts.neverSees[1] },
          ]}
        />
      </Card>
      <OpeningProvider {...opening} />
    </ConfirmPage>
  );
}

function Returned({ way, publicToken }: { way: LinkedMethod; publicToken: string | undefined }) {
  const save = useSave(chooseIncomeSource);
  const whenNotLinked = useLinkNotMade(`income/link/${way}`);
  return (
    <CompleteProviderLink
      heading={copy.returned.heading}
      why={copy.returned.why}
      act={async () => {
        await save({ how: 'LINK', source: LINKED_SOURCES[way], publicToken }).catch(
          publicToken ? undefined : whenNotLinked,
        );
        oauthReturn.forget();
      }}
      also={<AnotherWay />}
    />
  );
}

function AnotherWay() {
  const { uuid } = useApplication();
  return (
    <Link className={buttonClass('secondary')} to={pageUrl(uuid, 'income/review')}>
      {copy.another}
    </Link>
  );
}

function returnAlert(error: string): AlertItem {
  const words = error === 'CANCELLED' ? copy.alerts.CANCELLED : copy.alerts.LINK_FAILED;
  return { kind: 'DECISION', tone: 'CAUTION', ...words };
}
