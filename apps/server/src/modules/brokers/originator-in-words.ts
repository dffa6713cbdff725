import type { Db } from '../../db/tables.ts';
import { namedOriginator } from '../accounts/originators.ts';

/** Returns an originator as a message names them: with company and license, so that the client can check who wrote (12 CFR 1007.105(b)). */
export async function originatorInWords(db: Db, organisation: string, uuid: string): Promise<string> {
  const named = await namedOriginator(db, organisation, uuid);
  if (!named) return 'A loan originator';
  const { name, broker, nmls } = named;
  return `${[name, broker].filter(Boolean).join(' of ')} (NMLS #${nmls})`;
}
