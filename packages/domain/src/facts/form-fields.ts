import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { isPrintable } from '../documents/printable.ts';
import { type Cents, cents, formatWholeDollars } from '../money/cents.ts';
import { hasExtension, parseUsPhone } from '../people/phone.ts';
import { Uuid } from './fact.ts';

/** Fields that forms share. The same schema validates the field in the browser and the request on the server. */

/** One line of text. A pasted line break becomes a space. */
const Line = z
  .string('Required')
  .overwrite((text) => text.replace(/\s+/g, ' '))
  .trim()
  .max(200, 'Cannot be more than 200 characters');

const UNPRINTABLE = 'Must be in letters and signs that we can print, such as A to Z';

/** A text that must not be empty. Documents can print it. */
export const RequiredText = Line.min(1, 'Required').refine(isPrintable, UNPRINTABLE);

/** Optional text. */
export const OptionalText = Line.refine(isPrintable, UNPRINTABLE).optional();

/** Latin letters, and what separates them in a name: O’Brien, Nuñez-Smith, St. Mary. Only a suffix follows a comma: Smith, Jr. */
const NAME =
  /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{M} .'’‘ʻʼ–-]+(, ?(Jr|Sr|II|III|IV|V|Esq|MD|PhD)\.?)?$/iu;
/** A suffix has digits too: 3rd. */
const SUFFIX = /^,? ?(?=.*\p{Script=Latin})[\p{Script=Latin}\p{Nd} .]+$/u;
/** A city has commas: Washington, D.C. */
const CITY = /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{M} .,'’‘ʻʼ–-]+$/u;

/** Returns what is wrong with a name. Documents, counties and bureaus take only the Latin letters of an ID. */
function nameProblem(text: string): string {
  if (/[^\P{L}\p{Script=Latin}\p{Script=Common}]/u.test(text)) return 'Must be in Latin letters, A to Z';
  return /\p{L}/u.test(text) && !isPrintable(text.replace(/\P{L}/gu, ''))
    ? UNPRINTABLE
    : 'Must be written in letters';
}

function named(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text) && isPrintable(text);
}
const SAID = { error: ({ input }: { input?: unknown }) => nameProblem(String(input)) };

/** A name of a person. */
export const Name = Line.min(1, 'Required').refine(named(NAME), SAID);

/** A name that not everybody has. */
export const OptionalName = Line.refine((text) => text === '' || named(NAME)(text), SAID).optional();

/** The name of a city. */
export const City = Line.min(1, 'Required').refine(named(CITY), SAID);

/** What follows a name: Jr., 3rd. */
export const NameSuffix = Line.refine((text) => text === '' || named(SUFFIX)(text), SAID).optional();

/** The local part and domain of an address as browsers take it (HTML, 4.10.5.1.5), with a top-level domain. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/;

export const Email = z
  .string('Required')
  .trim()
  .toLowerCase()
  .min(1, 'Required')
  .max(254, 'Cannot be more than 254 characters')
  .pipe(z.email({ pattern: ADDRESS, error: 'Must be an email address' }));

/** A valid date of birth since 1900. The minimum age is checked elsewhere. */
export const BirthDate = CivilDateSchema.refine((date) => date >= '1900-01-01', 'Must be a date of birth');

/** A US phone number in any common format, stored as (555) 555-0123. */
export const Phone = z
  .string('Required')
  .min(1, 'Required')
  .refine((text) => parseUsPhone(text) !== undefined, {
    error: ({ input }) =>
      hasExtension(String(input)) ? 'Cannot have an extension' : 'Must be a US phone number',
  })
  .overwrite((text) => parseUsPhone(text)?.display ?? text);

/** An amount in cents. A string is unparsed input, so it is invalid. */
export const Amount = z.int({
  error: ({ input }) =>
    input === undefined || input === null ? 'Required' : 'Must be an amount in whole dollars, such as 4,500',
});

const HIGHEST_INCOME_CENTS = cents(100_000_000);

/** A gross monthly income in cents. */
export const MonthlyIncome = Amount.min(0, 'Must be $0 or more')
  .max(HIGHEST_INCOME_CENTS, `Must be ${formatWholeDollars(HIGHEST_INCOME_CENTS)} or less`)
  .transform(cents);

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

/** The id of a text's version, such as `2026-11-es`: papers print it, so it can't be a sentence of somebody's own. */
export const TextVersion = z.string().regex(/^[\w.-]{1,32}$/);

/** A consent with the version of its text. The server records time, IP address and browser. */
export const Consented = z.object({ agreed: Agreed, textVersion: TextVersion });

/** The uuids of the application's documents. */
export const DocumentUuids = z.array(Uuid, 'Required').min(1, 'Required').max(40);
