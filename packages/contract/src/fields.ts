import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import { type Cents, cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { parseUsPhone } from '@homeline/domain/people/phone.ts';
import { isZipOf } from '@homeline/domain/property/zip-codes.ts';
import { STATE_CODES, US_STATES } from '@homeline/domain/states/us-states.ts';
import * as z from 'zod';

/** Fields that many forms have. The same schema checks a field in the browser and the request on the server. */

/** A text that must not be empty. */
export const Required = z
  .string('Required')
  .trim()
  .min(1, 'Required')
  .max(200, 'Cannot be more than 200 characters');

/** A text that may be left out. */
export const Optional = z.string().trim().max(200, 'Cannot be more than 200 characters').optional();

// Letters of any script with their marks, and what stands between the parts of a name: O’Brien, Nuñez-Smith, St. Mary.
const IN_LETTERS = /^(?=.*\p{L})[\p{L}\p{M}\p{Zs}.'’‘‐‑–-]+$/u;
const NOT_IN_LETTERS = 'Must be written in letters';

/** A name of a person or of a city. */
export const Name = Required.regex(IN_LETTERS, NOT_IN_LETTERS);

/** A part of a name that not everybody has. */
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
  .pipe(z.email('Must be an e-mail address'));

/** The day on which somebody was born: a day that exists, within a lifetime. Whether they are old enough is not a matter of form. */
export const BirthDate = CivilDateSchema.refine((date) => date >= '1900-01-01', 'Must be a date of birth');

/** A United States telephone number in any usual form; kept as it is shown, (555) 555-0123. */
export const Phone = z
  .string('Required')
  .min(1, 'Required')
  .refine((text) => parseUsPhone(text) !== undefined, 'Must be a US phone number')
  .overwrite((text) => parseUsPhone(text)?.display ?? text);

/** A ZIP code of five or nine digits, kept as 43085 or 43085-1234 wherever spaces and hyphens stood. */
export const Zip = z
  .string('Required')
  .min(1, 'Required')
  .overwrite((text) => text.replace(/[\s-]/g, '').replace(/^(\d{5})(\d{4})$/, '$1-$2'))
  .regex(/^\d{5}(-\d{4})?$/, 'Must be a ZIP code');

/** The address of a home in the United States. A form that takes it in is wrapped in `inItsState`. */
export const HomeAddress = z.object({
  street1: Required,
  street2: Optional,
  city: Name,
  state: z.enum(STATE_CODES),
  zip: Zip,
});

const Place = HomeAddress.pick({ state: true, zip: true });

/** A form with an address, whose ZIP code must be one of its state. */
export function inItsState<Form extends z.ZodType<z.infer<typeof Place>>>(form: Form): Form {
  return form.refine(({ zip, state }) => isZipOf(zip, state), {
    path: ['zip'],
    error: ({ input }) => `Must be a ZIP code in ${US_STATES[Place.parse(input).state]}`,
    // Said as soon as both are there, whatever else is missing.
    when: ({ value }) => Place.safeParse(value).success,
  });
}

/** An amount of money in cents. A text is what was typed and is none. */
export const Amount = z.int({
  error: ({ input }) =>
    input === undefined || input === null ? 'Required' : 'Must be an amount in whole dollars, such as 4,500',
});

/** An amount to the cent, as bills have it. A text is what was typed and is none. */
export const ExactAmount = z.int({
  error: ({ input }) =>
    input === undefined || input === null ? 'Required' : 'Must be an amount, such as 300 or 300.50',
});

/** An amount of money in cents, both bounds included; in whole dollars unless it is of another kind. */
export function amountBetween(least: Cents, most: Cents, kind: typeof Amount = Amount) {
  return kind
    .min(least, `Must be at least ${formatWholeDollars(least)}`)
    .max(most, `Cannot be more than ${formatWholeDollars(most)}`)
    .transform(cents);
}

/** Something that must be agreed to. */
export const Agreed = z.literal(true, 'Required');

/** A consent, with the version of the words that were shown. Time, address and browser are noted by the server. */
export const Consented = z.object({ agreed: Agreed, textVersion: z.string().min(1).max(64) });

/** Documents of the application, by their uuids. */
export const DocumentUuids = z.array(Uuid, 'Required').min(1, 'Required').max(40);

/** A page of ours to which a provider sends the borrower back. */
export const ReturnPath = z
  .string('Required')
  .max(300)
  .regex(/^\/account\/heloc\/[\w/-]*(\?[\w=&-]*)?$/, 'Must be a page of this application');
