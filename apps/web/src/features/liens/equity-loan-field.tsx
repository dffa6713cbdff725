import { Alerts } from '@homeline/ui/feedback/alert.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import type { LiensQuestions } from './home-cost-fields.tsx';

const YES_OR_NO = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

/** In Texas a home carries one equity loan at a time, so of each lien that is on it the borrower says whether it is one. */
export function EquityLoanField({
  form,
  index,
  holder,
}: {
  form: LiensQuestions;
  index: number;
  holder: string;
}) {
  const question = 'Did you take cash out with it?';
  const mustBePaidOff =
    form.value(`liens.${index}.answer`) === 'CONFIRMED' && form.value(`liens.${index}.isEquityLoan`);
  return (
    <>
      <ChoiceField
        {...form.field(`liens.${index}.isEquityLoan`, question, `${holder}: ${question}`)}
        hint="In Texas its papers then say “home equity”. What only bought the home is none."
        choices={YES_OR_NO}
        layout="row"
      />
      {mustBePaidOff && <OneEquityLoan />}
    </>
  );
}

/** What the law forbids, what follows from keeping the loan all the same, and the ways on. */
export function OneEquityLoan() {
  return (
    <Alerts
      items={[
        {
          kind: 'ADVICE',
          text: 'Texas allows one equity loan on a home at a time. While you keep this one, your application cannot go on. Choose that your line pays it off, or cancel the application.',
        },
      ]}
    />
  );
}
