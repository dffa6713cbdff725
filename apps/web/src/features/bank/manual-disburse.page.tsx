import { chooseBankLink } from '@homeline/contract/bank/choose-manual-entry.ts';
import { AccountForm, enterAccount } from '@homeline/contract/bank/enter-account.ts';
import { type Bank, getBank } from '@homeline/contract/bank/get-bank.ts';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { UndoChoiceButton } from '../applications/undo-choice-button.tsx';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';

/** The account that receives the money, typed in twice. */
export default function ManualDisbursePage() {
  return <QueryBoundary call={getBank}>{(bank) => <Enter {...bank} />}</QueryBoundary>;
}

function Enter({ needsAnother, mayLink }: Bank) {
  const link = useSave(chooseBankLink);
  const form = useQuestionForm({
    schema: AccountForm,
    values: {},
    draft: useDraft('bank/manual-disburse', 'accountNumber', 'accountNumberAgain'),
    send: useSave(enterAccount),
  });
  return (
    <FormPage
      form={form}
      heading="Which account should receive your money?"
      why="Both numbers stand at the bottom of your checks and in your bank’s app."
      alerts={
        needsAnother
          ? [
              {
                kind: 'DECISION',
                tone: 'CAUTION',
                title: 'We need another account',
                text: 'The one you gave cannot receive your money. Please check the numbers, or use another account in your own name.',
              },
            ]
          : []
      }
      also={mayLink && <UndoChoiceButton act={link}>Sign in to my bank instead</UndoChoiceButton>}
    >
      <TextField {...form.field('bankName', 'Name of the bank')} autoComplete="off" />
      <TextField
        {...form.field('routingNumber', 'Routing number')}
        hint="Nine digits"
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.field('accountNumber', 'Account number')}
        hint="4 to 17 digits"
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.field('accountNumberAgain', 'Account number again')}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormPage>
  );
}
