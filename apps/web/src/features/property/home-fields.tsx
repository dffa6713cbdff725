import type { PropertyForm } from '@homeline/contract/property/save-property.ts';
import type { Occupancy } from '@homeline/domain/facts/property.facts.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import type * as z from 'zod';
import type { QuestionForm } from '../../form/use-question-form.ts';
import { HomeAddressFields } from './home-address-fields.tsx';

const OCCUPANCIES: readonly { value: Occupancy; label: string }[] = [
  { value: 'PRIMARY', label: 'I live there' },
  { value: 'SECOND_HOME', label: 'Second home' },
  { value: 'INVESTMENT', label: 'Investment' },
];

const SALE = [
  { value: false, label: 'No' },
  { value: true, label: 'Yes' },
];

/** The home with its use and whether it is for sale, on one page. */
export function HomeFields({ form }: { form: Pick<QuestionForm<z.input<typeof PropertyForm>>, 'field'> }) {
  return (
    <>
      <HomeAddressFields form={form} />
      <ChoiceField {...form.field('occupancy', 'How do you use it?')} choices={OCCUPANCIES} />
      <ChoiceField
        {...form.field('listedForSale', 'Is it for sale, or was it within the last 60 days?')}
        choices={SALE}
        layout="row"
      />
    </>
  );
}
