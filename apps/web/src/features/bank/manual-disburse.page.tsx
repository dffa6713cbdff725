import { chooseBankLink } from '@homeline/contract/bank/choose-bank-link.ts';
import { AccountForm, enterAccount } from '@homeline/contract/bank/enter-account.ts';
import { type Bank, getBank } from '@homeline/contract/bank/get-bank.ts';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useSave } from '../applications/use-save.ts';
import { useUndoChoice } from '../applications/use-undo-choice.tsx';
import { bankCopy } from './copy.ts';

const copy = bankCopy.manual;

/** Takes the account that receives the money, its number typed twice. */
export default function ManualDisbursePage() {
  return <QueryBoundary call={getBank}>{(bank) => <Enter {...bank} />}</QueryBoundary>;
}

function Enter({ needsAnother, mayLink }: Bank) {
  const undo = useUndoChoice(useSave(chooseBankLink), mayLink && copy.link);
  const form = useStepForm({
    call: enterAccount,
    schema: AccountForm,
    values: {},
    notKept: ['accountNumber', 'accountNumberAgain'],
  });
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why}
      alerts={needsAnother ? [{ kind: 'DECISION', tone: 'CAUTION', ...copy.needsAnother }] : []}
      {...undo}
    >
      <TextField {...form.field('bankName', copy.fields.bankName)} autoComplete="off" />
      <TextField
        {...form.field('routingNumber', copy.fields.routingNumber)}
        hint={copy.hints.routingNumber}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.field('accountNumber', copy.fields.accountNumber)}
        hint={copy.hints.accountNumber}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.field('accountNumberAgain', copy.fields.accountNumberAgain)}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormPage>
  );
}
