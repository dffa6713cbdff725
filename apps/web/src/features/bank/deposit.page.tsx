import { bankCalls } from '@homeline/contract/bank/calls.ts';
import { type Bank, getBank } from '@homeline/contract/bank/get-bank.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { Link, useSearchParams } from 'react-router';
import { oauthReturn } from '../../session/oauth-return.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { useApplication } from '../applications/application.ts';
import { CompleteProviderLink } from '../applications/complete-provider-link.tsx';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { useLinkNotMade } from '../applications/link-not-made.ts';
import { OpeningProvider } from '../applications/opening-provider.tsx';
import { pageUrl } from '../applications/page-url.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useAct } from '../applications/use-act.ts';
import { useHostedPage } from '../applications/use-hosted-page.ts';
import { useSave } from '../applications/use-save.ts';
import { bankCopy } from './copy.ts';
import './deposit.css';

const copy = bankCopy.deposit;

/** Tells about the small deposit that proves a typed account, and leads to the page that takes its code. */
export default function DepositPage() {
  const [query] = useSearchParams();
  if (query.has('returned') && !query.has('error')) return <Returned />;
  return (
    <QueryBoundary call={getBank}>
      {({ deposit }) => (deposit ? <Deposit {...deposit} /> : <LoadError />)}
    </QueryBoundary>
  );
}

function Deposit({ mask }: NonNullable<Bank['deposit']>) {
  const { status } = useApplication();
  const [query] = useSearchParams();
  const isNew = status.step === 'ACCOUNT_DEPOSIT_SENT';
  const { open, ...opening } = useHostedPage(bankCalls.openBankLink, 'bank/deposit?returned=1');
  const answer = useSave(bankCalls.answerDeposit);
  const enter = useAct(() => open());
  const change = useAct(() => answer({ answer: 'OTHER_ACCOUNT' }));
  const words = isNew ? copy.sent : copy.code;
  const problem = enter.problem ?? change.problem;
  return (
    <ConfirmPage
      heading={words.heading}
      why={words.why(mask)}
      alerts={query.has('error') ? [{ kind: 'DECISION', tone: 'CAUTION', ...copy.notEntered }] : []}
      action={words.action}
      act={() => (isNew ? answer({ answer: 'CONTINUED' }) : open())}
      also={
        <>
          {isNew && (
            <Button kind="secondary" isBusy={enter.isBusy} onClick={enter.act}>
              {copy.haveCode}
            </Button>
          )}
          <Button kind="secondary" isBusy={change.isBusy} onClick={change.act}>
            {copy.another}
          </Button>
        </>
      }
    >
      {problem && <Alert kind="SYSTEM" text={problem} />}
      <Card title={copy.todo}>
        <ol className="deposit-steps">
          {copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <OpeningProvider {...opening} />
    </ConfirmPage>
  );
}

function Returned() {
  const { uuid } = useApplication();
  const save = useSave(bankCalls.finishBankLink);
  const whenNotEntered = useLinkNotMade('bank/deposit');
  return (
    <CompleteProviderLink
      heading={copy.returned.heading}
      why={copy.returned.why}
      act={async () => {
        await save({}).catch(whenNotEntered);
        oauthReturn.forget();
      }}
      also={
        <Link className={buttonClass('secondary')} to={pageUrl(uuid, 'bank/deposit')}>
          {copy.returned.back}
        </Link>
      }
    />
  );
}
