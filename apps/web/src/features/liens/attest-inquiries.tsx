import { attestInquiries, InquiriesForm } from '@homeline/contract/liens/attest-inquiries.ts';
import type { Liens } from '@homeline/contract/liens/get-liens.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { liensCopy } from './copy.ts';

const words = liensCopy.inquiries;

/** Asks about every mortgage inquiry of the last 90 days. */
export function AttestInquiries({ known: { inquiries } }: { known: Liens }) {
  const form = useStepForm({
    call: attestInquiries,
    schema: InquiriesForm,
    values: { inquiries: inquiries.map(({ id, answer }) => ({ id, answer })) },
    draft: 'liens/inquiries',
  });
  return (
    <FormPage form={form} heading={words.heading(inquiries.length)} why={words.why}>
      {inquiries.map(({ id, lender, on }, index) => (
        <ChoiceField
          key={id}
          {...form.field(`inquiries.${index}.answer`, `${lender}, ${dateWords(civilDate(on))}`)}
          choices={words.choices}
        />
      ))}
    </FormPage>
  );
}
