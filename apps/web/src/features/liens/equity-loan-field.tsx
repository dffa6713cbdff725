import { Alerts } from '@homeline/ui/feedback/alert.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { liensCopy } from './copy.ts';
import type { LiensQuestions } from './home-cost-fields.tsx';

const words = liensCopy.equityLoan;

/** Asks of a lien on a home in Texas whether it is an equity loan: a home may carry only one. */
export function EquityLoanField({
  form,
  index,
  holder,
}: {
  form: LiensQuestions;
  index: number;
  holder: string;
}) {
  const mustBePaidOff =
    form.value(`liens.${index}.answer`) === 'CONFIRMED' && form.value(`liens.${index}.isEquityLoan`);
  return (
    <>
      <ChoiceField
        {...form.field(`liens.${index}.isEquityLoan`, words.question, `${holder}: ${words.question}`)}
        hint={words.hint}
        choices={words.choices}
        layout="row"
      />
      {mustBePaidOff && <OneEquityLoan />}
    </>
  );
}

/** Warns that Texas law allows one equity loan, and names what the borrower can do. */
export function OneEquityLoan() {
  return <Alerts items={[{ kind: 'ADVICE', text: words.onlyOne }]} />;
}
