import type { HomeAddress } from '@homeline/contract/fields.ts';
import { STATE_CODES, US_STATES } from '@homeline/domain/states/us-states.ts';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import type * as z from 'zod';
import type { Form } from '../../form/use-form.ts';

const STATES = STATE_CODES.map((code) => ({ value: code, label: US_STATES[code] }));

/** The address of the home, as one fills it in. */
export function HomeAddressFields({ form }: { form: Pick<Form<z.input<typeof HomeAddress>>, 'field'> }) {
  return (
    <>
      <TextField {...form.field('street1', 'Street address')} autoComplete="address-line1" />
      <TextField {...form.field('street2', 'Apartment or unit')} optional autoComplete="address-line2" />
      <TextField {...form.field('city', 'City')} autoComplete="address-level2" />
      <div className="field-row">
        <SelectField {...form.field('state', 'State')} options={STATES} autoComplete="address-level1" />
        <TextField {...form.field('zip', 'ZIP code')} inputMode="numeric" autoComplete="postal-code" />
      </div>
    </>
  );
}
