import type { Form } from '@homeline/client/form/use-form.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { fileCopy } from './copy.ts';
import type { GivenInput } from './given-form.ts';

const copy = fileCopy.debts;

const YES_NO = [
  { value: true, label: copy.yes },
  { value: false, label: copy.no },
];

type DebtFieldsProps = { readonly form: Form<GivenInput>; readonly file: LoanFile };

/** The findings about each debt of a lien review. A debt on the credit report has its amounts there. */
export function DebtFields({ form, file: { debtsToReview, isInTexas } }: DebtFieldsProps) {
  return debtsToReview.map(({ id, holder, isRecorded, isReported }, index) => (
    <fieldset key={id} className="sub-form">
      <legend>{copy.legend(holder)}</legend>
      {!isReported && (
        <>
          <MoneyField {...form.field(`given.debts.${index}.balanceCents`, copy.balance)} />
          <MoneyField {...form.field(`given.debts.${index}.monthlyPaymentCents`, copy.payment)} />
        </>
      )}
      {!isRecorded && (
        <ChoiceField
          {...form.field(`given.debts.${index}.isOnThisHome`, copy.isOnThisHome)}
          choices={YES_NO}
          layout="row"
        />
      )}
      {isInTexas && (
        <ChoiceField
          {...form.field(`given.debts.${index}.isEquityLoan`, copy.isEquityLoan)}
          choices={YES_NO}
          layout="row"
        />
      )}
    </fieldset>
  ));
}
