import type { Language } from '@homeline/domain/language/language.ts';
import type { Db } from '../../db/tables.ts';
import { namedOriginator } from '../accounts/originators.ts';
import { LETTER_COPY } from '../notifications/letter-words.ts';

/** Returns an originator as a message names them: with company and license, so that the client can check who wrote (12 CFR 1007.105(b)). */
export async function originatorInWords(
  db: Db,
  organisation: string,
  uuid: string,
  language: Language,
): Promise<string> {
  const words = LETTER_COPY[language];
  const named = await namedOriginator(db, organisation, uuid);
  if (!named) return words.originator;
  const { name, broker, nmls } = named;
  return `${broker ? words.ofCompany(name, broker) : name} (NMLS #${nmls})`;
}
