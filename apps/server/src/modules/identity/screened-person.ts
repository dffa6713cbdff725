import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { Party } from '../../vendors/parties.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { dobOf } from '../applications/own-answers.ts';

/** The borrower as a document and a sanctions list name people: by name and date of birth. */
export function screenedPerson(context: Context, of: ApplicationKey, facts: Facts): Party {
  return { ...contactOf(facts), dob: dobOf(context, of, facts) };
}
