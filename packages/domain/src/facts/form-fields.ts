import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { type Cents, cents, formatWholeDollars } from '../money/cents.ts';
import { parseUsPhone } from '../people/phone.ts';
import { STATE_CODES, US_STATES } from '../states/us-states.ts';
import { isZipOf } from '../states/zip-codes.ts';
import { Uuid } from './fact.ts';

/** Fields that forms share. The same schema validates the field in the browser and the request on the server. */

/** A text that must not be empty. */
export const RequiredText = z
  .string('Required')
  .trim()
  .min(1, 'Required')
  .max(200, 'Cannot be more than 200 characters');

/** A text that may be left out. */
export const OptionalText = z.string().trim().max(200, 'Cannot be more than 200 characters').optional();

// Letters and marks of any script, and the separators in a name: O’Brien, Nuñez-Smith, St. Mary.
const IN_LETTERS = /^(?=.*\p{L})[\p{L}\p{M}\p{Zs}.'’‘‐‑–-]+$/u;
const NOT_IN_LETTERS = 'Must be written in letters';

/** A name of a person or of a city. */
export const Name = RequiredText.regex(IN_LETTERS, NOT_IN_LETTERS);

/** An optional part of a name. */
export const OptionalName = z
  .string()
  .trim()
  .max(200, 'Cannot be more than 200 characters')
  .refine((text) => text === '' || IN_LETTERS.test(text), NOT_IN_LETTERS)
  .optional();

export const Email = z
  .string('Required')
  .trim()
  .toLowerCase()
  .min(1, 'Required')
  .max(254, 'Cannot be more than 254 characters')
  .pipe(z.email('Must be an email address'));

/** A valid date of birth since 1900. The minimum age is checked elsewhere. */
export const BirthDate = CivilDateSchema.refine((date) => date >= '1900-01-01', 'Must be a date of birth');

/** A US phone number in any common format, stored as (555) 555-0123. */
export const Phone = z
  .string('Required')
  .min(1, 'Required')
  .refine((text) => parseUsPhone(text) !== undefined, 'Must be a US phone number')
  .overwrite((text) => parseUsPhone(text)?.display ?? text);

/** A ZIP code of five or nine digits, stored as 43085 or 43085-1234. */
export const Zip = z
  .string('Required')
  .min(1, 'Required')
  .overwrite((text) => text.replace(/[\s-]/g, '').replace(/^(\d{5})(\d{4})$/, '$1-$2'))
  .regex(/^\d{5}(-\d{4})?$/, 'Must be a ZIP code');

/** The address of a US home. Wrap a form that has it in `withZipInState`. */
export const HomeAddress = z.object({
  street1: RequiredText,
  street2: OptionalText,
  city: Name,
  state: z.enum(STATE_CODES),
  zip: Zip,
});

const StateAndZip = HomeAddress.pick({ state: true, zip: true });

/** Requires the ZIP code of a form's address to be in its state. */
export function withZipInState<Form extends z.ZodType<z.infer<typeof StateAndZip>>>(form: Form): Form {
  return form.refine(({ zip, state }) => isZipOf(zip, state), {
    path: ['zip'],
    error: ({ input }) => `Must be a ZIP code in ${US_STATES[StateAndZip.parse(input).state]}`,
    // Runs as soon as both are present, whatever else is missing.
    when: ({ value }) => StateAndZip.safeParse(value).success,
  });
}

/** An amount in cents. A string is unparsed input, so it is invalid. */
export const Amount = z.int({
  error: ({ input }) =>
    input === undefined || input === null ? 'Required' : 'Must be an amount in whole dollars, such as 4,500',
});

/** An amount to the cent, as on bills. A string is unparsed input, so it is invalid. */
export const ExactAmount = z.int({
  error: ({ input }) =>
    input === undefined || input === null ? 'Required' : 'Must be an amount, such as 300 or 300.50',
});

/** An amount in cents within inclusive bounds; whole dollars by default. */
export function amountBetween(min: Cents, max: Cents, kind: typeof Amount = Amount) {
  return kind
    .min(min, `Must be at least ${formatWholeDollars(min)}`)
    .max(max, `Cannot be more than ${formatWholeDollars(max)}`)
    .transform(cents);
}

/** A required agreement. */
export const Agreed = z.literal(true, 'Required');

/** A consent with the version of its text. The server records time, IP address and browser. */
export const Consented = z.object({ agreed: Agreed, textVersion: z.string().min(1).max(64) });

/** The uuids of the application's documents. */
export const DocumentUuids = z.array(Uuid, 'Required').min(1, 'Required').max(40);
