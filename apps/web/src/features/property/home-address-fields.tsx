import type { Form } from '@homeline/client/form/use-form.ts';
import { lookUpZip } from '@homeline/contract/property/look-up-zip.ts';
import { type HomeAddress, Zip } from '@homeline/domain/facts/home-address.ts';
import { STATE_CODES, US_STATES } from '@homeline/domain/states/us-states.ts';
import { neighborOfZip } from '@homeline/domain/states/zip-codes.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useRef } from 'react';
import type * as z from 'zod';
import { send } from '../../session/client.ts';
import { addressCopy as words } from './address-copy.ts';
import { useSuggestions } from './use-suggestions.ts';

const STATES = STATE_CODES.map((code) => ({ value: code, label: US_STATES[code] }));

type Place = z.infer<typeof lookUpZip.answer>;
type AddressForm = Pick<Form<z.input<typeof HomeAddress>>, 'field' | 'value'>;

/** The fields of the home's address. The ZIP code fills in the city and the state; a suggestion fills in all. */
export function HomeAddressFields({ form }: { form: AddressForm }) {
  const state = form.value('state');
  const { data: zip } = Zip.safeParse(form.value('zip'));
  const neighbor = state && zip && neighborOfZip(zip, state);
  const doubt = form.field('zipServesState', words.zipServesState, words.zip);
  /** Asks again about another state or ZIP code: the confirmation was about the one before. */
  const change =
    <T,>(onChange: (value: T | undefined) => void) =>
    (value: T | undefined) => {
      onChange(value);
      if (doubt.value) doubt.onChange(undefined);
    };
  const fillFrom = usePlaceOfZip(form);
  const { lines, typed } = useSuggestions();
  const streetField = form.field('street1', words.street1);
  const cityField = form.field('city', words.city);
  const stateField = form.field('state', words.state);
  const zipField = form.field('zip', words.zip);
  return (
    <>
      <TextField
        {...streetField}
        onChange={(text) => {
          const chosen = typed(text);
          streetField.onChange(chosen?.street1 ?? text);
          if (!chosen) return;
          cityField.onChange(chosen.city);
          stateField.onChange(chosen.state);
          change(zipField.onChange)(chosen.zip);
        }}
        suggestions={lines}
        autoComplete="address-line1"
      />
      <TextField {...form.field('street2', words.street2)} optional autoComplete="address-line2" />
      <div className="field-row">
        <TextField
          {...zipField}
          onChange={(value) => {
            change(zipField.onChange)(value);
            void fillFrom(value);
          }}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <TextField {...cityField} autoComplete="address-level2" />
      </div>
      <SelectField
        {...stateField}
        onChange={change(stateField.onChange)}
        options={STATES}
        autoComplete="address-level1"
      />
      {neighbor && (
        <CheckboxField {...doubt} statement={words.servesState(zip, US_STATES[neighbor], US_STATES[state])} />
      )}
    </>
  );
}

/** Returns what fills in the city and the state of a ZIP code, unless a person has typed them. */
function usePlaceOfZip(form: AddressForm) {
  const newest = useRef(form);
  newest.current = form;
  const filled = useRef<{ city?: string; state?: string }>({});
  return async (typed: string | undefined) => {
    const zip = Zip.safeParse(typed).data?.slice(0, 5);
    if (!zip) return;
    // Without an answer the fields stay as they are.
    const { city, state } = await send(lookUpZip, { params: { zip } }).catch(() => ({}) as Place);
    const { value, field } = newest.current;
    if (Zip.safeParse(value('zip')).data?.slice(0, 5) !== zip) return;
    const isFree = (name: 'city' | 'state') => !value(name) || value(name) === filled.current[name];
    if (city && isFree('city')) field('city', words.city).onChange(city);
    if (state && isFree('state')) field('state', words.state).onChange(state);
    filled.current = { ...(city && { city }), ...(state && { state }) };
  };
}
