import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { parseUsPhone } from '@homeline/domain/people/phone.ts';
import * as z from 'zod';

/** Fields that many forms have. The same schema checks a field in the browser and the request on the server. */

/** A text that must not be empty. */
export const Required = z
  .string('Required')
  .trim()
  .min(1, 'Required')
  .max(200, 'Cannot be more than 200 characters');

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

/** What every form of an application sends beside its fields. */
export const Shown = z.object({
  /** The version of the answers that the form showed; a form that shows what has changed since is refused as stale. */
  version: z.int('Required').nonnegative(),
});
