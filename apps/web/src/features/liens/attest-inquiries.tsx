import { attestInquiries, InquiriesForm } from '@homeline/contract/liens/attest-inquiries.ts';
import type { Liens } from '@homeline/contract/liens/get-liens.ts';
import { civilDate, formatUs } from '@homeline/domain/dates/civil-date.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';

const CAME_OF_IT = [
  { value: 'NO_NEW_DEBT', label: 'Nothing: I did not take a loan' },
  { value: 'SHOPPING', label: 'I was comparing lenders for this line' },
  {
    value: 'NEW_DEBT',
    label: 'I took a new loan',
    detail: 'An underwriter adds it to your debts, usually within 1 to 2 business days',
  },
] as const;

/** What came of every mortgage inquiry of the last ninety days. */
export function AttestInquiries({ known: { inquiries } }: { known: Liens }) {
  const form = useStepForm({
    call: attestInquiries,
    schema: InquiriesForm,
    values: { inquiries: inquiries.map(({ id, answer }) => ({ id, answer })) },
    draft: 'liens/inquiries',
  });
  return (
    <FormPage
      form={form}
      heading={
        inquiries.length === 1
          ? 'What came of this inquiry?'
          : `What came of these ${inquiries.length} inquiries?`
      }
      why="In the last 90 days another mortgage lender looked at your credit file. A new loan would count among your debts; looking around does not."
    >
      {inquiries.map(({ id, lender, on }, index) => (
        <ChoiceField
          key={id}
          {...form.field(`inquiries.${index}.answer`, `${lender}, ${formatUs(civilDate(on))}`)}
          choices={CAME_OF_IT}
        />
      ))}
    </FormPage>
  );
}
