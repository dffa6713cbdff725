import { bankCalls } from '@homeline/contract/bank/calls.ts';
import { finishBankLink } from '@homeline/contract/bank/finish-bank-link.ts';
import { type Bank, getBank } from '@homeline/contract/bank/get-bank.ts';
import { openBankLink } from '@homeline/contract/bank/open-bank-link.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { oauthReturn } from '../../session/oauth-return.ts';
import { useApplication } from '../applications/application.ts';
import { CompleteProviderLink } from '../applications/complete-provider-link.tsx';
import { ContinueProviderLink } from '../applications/continue-provider-link.tsx';
import { useLinkNotMade } from '../applications/link-not-made.ts';
import { OpeningProvider } from '../applications/opening-provider.tsx';
import { pageUrl } from '../applications/page-url.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useHostedPage } from '../applications/use-hosted-page.ts';
import { useSave } from '../applications/use-save.ts';
import { shownBank } from './bank-name.ts';
import { bankCopy } from './copy.ts';

const copy = bankCopy.disburse;

const AccountMethod = z.object({ how: z.enum(['LINK', 'MANUAL'], 'Required') });

/** Returns the ways to give an account. An ended sign-in is renewed: that account isn't typed anew. */
function waysOf({ mayUseDeposit, signInAgain }: Pick<Bank, 'mayUseDeposit' | 'signInAgain'>) {
  const { LINK, MANUAL } = copy.ways;
  const again = signInAgain && {
    label: copy.again.label(shownBank(signInAgain.bankName)),
    detail: copy.again.detail,
  };
  const link = again ?? { ...LINK, ...(mayUseDeposit && { detail: copy.linkOrDeposit }) };
  return [
    { value: 'LINK', ...link },
    { value: 'MANUAL', ...MANUAL },
  ] as const;
}

/** Asks where to send the money: to an account linked on the bank's own page, or to one typed in. */
export default function DisbursePage() {
  const [query] = useSearchParams();
  const publicToken = query.get('publicToken');
  const state = query.get('oauth_state_id');
  const isBack = query.has('returned') && !query.has('error') && !state;
  if (publicToken || isBack) return <Returned publicToken={publicToken ?? undefined} />;
  if (state) return <ContinueProviderLink {...copy.returned} state={state} />;
  return <QueryBoundary call={getBank}>{(bank) => <Choose {...bank} />}</QueryBoundary>;
}

function Choose({ needsAnother, signInAgain, depositEnded, mayUseDeposit }: Bank) {
  const { uuid, answers } = useApplication();
  const [query] = useSearchParams();
  const error = query.get('error');
  const cameBack = (error === 'CANCELLED' || error === 'LINK_FAILED') && copy.alerts[error];
  const { open, ...opening } = useHostedPage(openBankLink, 'bank/disburse?returned=1');
  const form = useStepForm({
    call: bankCalls.chooseManualEntry,
    schema: AccountMethod,
    values: signInAgain ? { how: 'LINK' } : {},
    submit: ({ how }, save) => (how === 'LINK' ? open() : save()),
  });
  const isFirstVisit = !cameBack && !needsAnother && !signInAgain && !depositEnded;
  const approved = isFirstVisit && answers.terms && approvedWords(uuid, answers.terms);
  const words = approved || { heading: copy.heading, why: copy.why };
  return (
    <FormPage
      form={form}
      {...words}
      alerts={[
        ...(cameBack ? [cautionAlert(cameBack)] : []),
        ...(depositEnded && !cameBack ? [cautionAlert(copy.alerts[depositEnded])] : []),
        ...(needsAnother ? [cautionAlert(copy.alerts.needsAnother)] : []),
        ...(signInAgain && !cameBack ? [cautionAlert(signInAlert(signInAgain))] : []),
        ...(answers.origin?.isCrypto ? [{ kind: 'ADVICE', ...copy.crypto } as const] : []),
      ]}
    >
      {approved && <p>{copy.why}</p>}
      <ChoiceField {...form.field('how', copy.how)} choices={waysOf({ mayUseDeposit, signInAgain })} />
      <OpeningProvider {...opening} />
    </FormPage>
  );
}

function Returned({ publicToken }: { publicToken: string | undefined }) {
  const { uuid } = useApplication();
  const save = useSave(finishBankLink);
  const whenNotLinked = useLinkNotMade('bank/disburse');
  return (
    <CompleteProviderLink
      heading={copy.returned.heading}
      why={copy.returned.why}
      act={async () => {
        await save({ publicToken }).catch(publicToken ? undefined : whenNotLinked);
        oauthReturn.forget();
      }}
      also={
        <Link className={buttonClass('secondary')} to={pageUrl(uuid, 'bank/disburse')}>
          {copy.returned.another}
        </Link>
      }
    />
  );
}

/** The final decision comes right before this page. */
function approvedWords(
  uuid: string,
  { lineAmountCents, noteRatePct, termYears, monthlyPaymentCents }: Terms,
): { heading: string; why: ReactNode } {
  const { title, text, insurer } = copy.approved;
  return {
    heading: `${title(formatWholeDollars(lineAmountCents))} ${copy.heading}`,
    why: (
      <>
        {text(formatRate(noteRatePct), termYears, formatDollars(monthlyPaymentCents))}{' '}
        <Link to={pageUrl(uuid, 'insurance/requirements')}>{insurer}</Link>
      </>
    ),
  };
}

function signInAlert({ bankName, mask }: NonNullable<Bank['signInAgain']>) {
  return {
    title: copy.alerts.signInAgain.title(shownBank(bankName)),
    text: copy.alerts.signInAgain.text(mask),
  };
}

function cautionAlert(words: { title: string; text: string }): AlertItem {
  return { kind: 'DECISION', tone: 'CAUTION', ...words };
}
