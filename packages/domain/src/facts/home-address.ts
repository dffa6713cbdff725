import * as z from 'zod';
import { STATE_CODES, US_STATES } from '../states/us-states.ts';
import { type Elsewhere, elsewhere, isZipOf, neighborOfZip } from '../states/zip-codes.ts';
import { City, OptionalText, RequiredText } from './form-fields.ts';

/** A ZIP code of five or nine digits, stored as 43085 or 43085-1234. */
export const Zip = z
  .string('Required')
  .min(1, 'Required')
  .overwrite((text) =>
    text
      .normalize('NFKC')
      .replace(/[\s-]/g, '')
      .replace(/^(\d{5})(\d{4})$/, '$1-$2'),
  )
  .regex(/^\d{5}(-\d{4})?$/, 'Enter 5 digits');

const PO_BOX = /^(p\.? ?o\.? ?box|post office box|po drawer|apartado)\b/i;

/** Why no home is taken at a ZIP code that isn't of a state. */
const NO_HOME_AT: Readonly<Record<Elsewhere, string>> = {
  PUERTO_RICO: 'This ZIP code is in Puerto Rico. We lend on homes in the 50 states and Washington, D.C.',
  ISLAND: 'This ZIP code is in a US territory. We lend on homes in the 50 states and Washington, D.C.',
  MILITARY: 'This is a military mail address. Enter the address of the home itself',
};

/** The address of a US home. Wrap a form that has it in `withZipInState`. */
export const HomeAddress = z.object({
  street1: RequiredText.refine((text) => !PO_BOX.test(text), 'Must be where the home is, not a PO box'),
  street2: OptionalText,
  city: City,
  state: z.enum(STATE_CODES),
  zip: Zip.refine((zip) => elsewhere(zip) === undefined, {
    error: ({ input }) => NO_HOME_AT[elsewhere(String(input)) as Elsewhere],
  }),
  /** The applicant's word that a neighboring state's ZIP code serves the home. Asked only in that doubt. */
  zipServesState: z.literal(true).optional(),
});

const StateAndZip = HomeAddress.pick({ state: true, zip: true, zipServesState: true });

/** Requires the ZIP code of a form's address to be of its state, or the word that a neighbor's serves the home. */
export function withZipInState<Form extends z.ZodType<z.infer<typeof StateAndZip>>>(form: Form): Form {
  // Both run as soon as state and ZIP code are present, whatever else is missing.
  const when = ({ value }: { value: unknown }) => StateAndZip.safeParse(value).success;
  return form
    .refine(({ zip, state }) => isZipOf(zip, state) || neighborOfZip(zip, state) !== undefined, {
      path: ['zip'],
      error: ({ input }) => `Must be a ZIP code in ${US_STATES[StateAndZip.parse(input).state]}`,
      when,
    })
    .refine(({ zip, state, zipServesState }) => zipServesState || neighborOfZip(zip, state) === undefined, {
      path: ['zipServesState'],
      error: 'Check the ZIP code, or confirm it here',
      when,
    });
}
