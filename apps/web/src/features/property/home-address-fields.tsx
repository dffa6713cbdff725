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
  const doubt = form.field('zipServesState', words.zipServesState, words.zip);
  /** Asks again about another state or ZIP code: the word was given for the one before. */
  const change =
    <T,>(onChange: (value: T | undefined) => void) =>
    (value: T | undefined) => {
      onChange(value);
      if (doubt.value) doubt.onChange(undefined);
    };
  const stateField = form.field('state', words.state);
  const zipField = form.field('zip', words.zip);
  return (
    <>
      <TextField {...form.field('street1', words.street1)} autoComplete="address-line1" />
      <TextField {...form.field('street2', words.street2)} optional autoComplete="address-line2" />
      <TextField {...form.field('city', words.city)} autoComplete="address-level2" />
      <div className="field-row">
        <SelectField
          {...stateField}
          onChange={change(stateField.onChange)}
          options={STATES}
          autoComplete="address-level1"
        />
        <TextField
          {...zipField}
          onChange={change(zipField.onChange)}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
      {neighbor && (
        <CheckboxField {...doubt} statement={words.servesState(zip, US_STATES[neighbor], US_STATES[state])} />
      )}
    </>
  );
}
