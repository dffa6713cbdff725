import type { Form } from '@homeline/client/form/use-form.ts';
import { type HomeAddress, Zip } from '@homeline/domain/facts/home-address.ts';
import { STATE_CODES, US_STATES } from '@homeline/domain/states/us-states.ts';
import { neighborOfZip } from '@homeline/domain/states/zip-codes.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import type * as z from 'zod';
import { propertyCopy } from './copy.ts';

const words = propertyCopy.address;
const STATES = STATE_CODES.map((code) => ({ value: code, label: US_STATES[code] }));

/** The fields of the home's address. */
export function HomeAddressFields({
  form,
}: {
  form: Pick<Form<z.input<typeof HomeAddress>>, 'field' | 'value'>;
}) {
  const state = form.value('state');
  const { data: zip } = Zip.safeParse(form.value('zip'));
  const neighbor = state && zip && neighborOfZip(zip, state);
  return (
    <>
      <TextField {...form.field('street1', words.street1)} autoComplete="address-line1" />
      <TextField {...form.field('street2', words.street2)} optional autoComplete="address-line2" />
      <TextField {...form.field('city', words.city)} autoComplete="address-level2" />
      <div className="field-row">
        <SelectField {...form.field('state', words.state)} options={STATES} autoComplete="address-level1" />
        <TextField {...form.field('zip', words.zip)} inputMode="numeric" autoComplete="postal-code" />
      </div>
      {neighbor && (
        <CheckboxField
          {...form.field('zipServesState', words.zipServesState)}
          statement={words.servesState(zip, US_STATES[neighbor], US_STATES[state])}
        />
      )}
    </>
  );
}
