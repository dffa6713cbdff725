import {
  CoBorrowerCreditForm,
  correctCoBorrowerCredit,
} from '@homeline/contract/co-borrowers/co-borrower-acts.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { SsnField } from '@homeline/ui/fields/ssn-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { useSigner } from '../signers/signer.ts';
import { useSignerAct, useSignerForm } from '../signers/use-signer-form.ts';
import { coBorrowersCopy } from './copy.ts';

const copy = coBorrowersCopy.credit;

/** Waits for a co-borrower's credit report, or says what keeps the bureau from giving one. */
export default function CoBorrowerCreditPage() {
  const { status } = useSigner();
  const { creditProblem: problem } = status;
  if (!problem)
    return (
      <Page {...copy.waiting}>
        <Skeleton />
      </Page>
    );
  if (!problem.mayAskAgain || problem.why === 'ALERT') return <Call />;
  if (problem.why === 'NOT_FOUND') return <Correct />;
  return <AskAgain words={problem.why === 'CLOSED' ? copy.closed : copy.noAnswer} />;
}

function Correct() {
  const form = useSignerForm({
    call: correctCoBorrowerCredit,
    schema: CoBorrowerCreditForm.required(),
    values: {},
    notKept: ['ssn'],
  });
  return (
    <FormPage form={form} {...copy.notFound}>
      <SsnField {...form.field('ssn', copy.notFound.ssn)} hint={coBorrowersCopy.profile.ssnHint} />
    </FormPage>
  );
}

function AskAgain({ words }: { readonly words: { heading: string; why: string; action: string } }) {
  const ask = useSignerAct(correctCoBorrowerCredit);
  return <ConfirmPage {...words} act={() => ask({})} />;
}

function Call() {
  return (
    <Page heading={copy.call.heading} why={copy.call.why} hasOwnBack>
      <p>
        {copy.call.help} <Phone />.
      </p>
    </Page>
  );
}
