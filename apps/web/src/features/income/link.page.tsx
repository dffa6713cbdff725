import { chooseIncomeSource } from '@homeline/contract/income/choose-income-source.ts';
import { openIncomeLink } from '@homeline/contract/income/open-income-link.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { useApplication } from '../applications/application.ts';
import { CompleteProviderLink } from '../applications/complete-provider-link.tsx';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { useHostedPage } from '../applications/use-hosted-page.ts';
import { useSave } from '../applications/use-save.ts';
import { type IncomeWay, linkedWay } from './income-ways.ts';

/** Goes to the provider's page and comes back; `income/pointserv-callback` is where one of the providers sends people back to. */
export default function IncomeLinkPage() {
  const { uuid } = useApplication();
  const { '*': page = '' } = useParams();
  const [query] = useSearchParams();
  const name = query.get('way') ?? page.split('/').at(-1) ?? '';
  const way = linkedWay(name);
  if (!way) return <Navigate to={`/${uuid}/income/review`} replace />;
  const publicToken = query.get('publicToken');
  if (publicToken) return <Returned way={way} publicToken={publicToken} />;
  return <Leave name={name} way={way} error={query.get('error')} />;
}

function Leave({ name, way, error }: { name: string; way: Required<IncomeWay>; error: string | null }) {
  const { source, heading, needs } = way.link;
  const returnTo = source.startsWith('POINTSERV')
    ? `income/pointserv-callback?way=${name}`
    : `income/link/${name}`;
  const open = useHostedPage(openIncomeLink, returnTo);
  return (
    <ConfirmPage
      heading={heading}
      why="You will sign in on a page of our provider and come back here when you are done."
      alerts={error ? [cameBack(error)] : []}
      action="Continue to our provider"
      act={() => open({ source })}
      also={<AnotherWay />}
    >
      <Card tone="sunken">
        <Lines
          lines={[
            { label: 'You need', value: needs },
            { label: 'We receive', value: 'Your income and who pays it' },
            { label: 'We never see', value: 'Your password' },
          ]}
        />
      </Card>
    </ConfirmPage>
  );
}

function Returned({ way, publicToken }: { way: Required<IncomeWay>; publicToken: string }) {
  const save = useSave(chooseIncomeSource);
  return (
    <CompleteProviderLink
      heading="Connecting your income"
      why="You are back. We are asking our provider for what you allowed it to send."
      act={() => save({ how: 'LINK', source: way.link.source, publicToken })}
      also={<AnotherWay />}
    />
  );
}

function AnotherWay() {
  const { uuid } = useApplication();
  return (
    <Link className={buttonClass('secondary')} to={`/${uuid}/income/review`}>
      Choose another way
    </Link>
  );
}

function cameBack(error: string): AlertItem {
  return error === 'CANCELLED'
    ? {
        kind: 'DECISION',
        tone: 'CAUTION',
        title: 'Nothing was connected',
        text: 'You came back before you were done. Try again, or choose another way.',
      }
    : {
        kind: 'DECISION',
        tone: 'CAUTION',
        title: 'That could not be connected',
        text: 'The provider could not reach it. Try again, or choose another way: pay stubs always work.',
      };
}
