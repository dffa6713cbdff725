import type { Form } from '@homeline/client/form/use-form.ts';
import type { PropertyForm } from '@homeline/contract/property/save-property.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import type * as z from 'zod';
import { propertyCopy } from './copy.ts';
import { HomeAddressFields } from './home-address-fields.tsx';

const words = propertyCopy.home;

/** The fields of the home: its address, its use and whether it is for sale. */
export function HomeFields({ form }: { form: Pick<Form<z.input<typeof PropertyForm>>, 'field' | 'value'> }) {
  return (
    <>
      <HomeAddressFields form={form} />
      <ChoiceField {...form.field('occupancy', words.occupancy)} choices={words.occupancies} />
      <ChoiceField
        {...form.field('listedForSale', words.listedForSale)}
        choices={words.listed}
        layout="row"
      />
    </>
  );
}
