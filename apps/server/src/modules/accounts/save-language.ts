import type { saveLanguage as saveCall } from '@homeline/contract/accounts/save-language.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import { languagesOf } from '@homeline/domain/organisations/spanish-organisation.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

/** Changes the language in which the lender writes to the caller. */
export const saveLanguage: Handler<typeof saveCall> = async (
  { body: { language }, organisation, caller },
  { db, organisations },
) => {
  if (!languagesOf(organisations.get(organisation)).includes(language))
    return refuse('INVALID_INPUT', { fields: { language: 'Must be one of the choices' } });
  await keepLanguage(db, caller.identity, language);
  return undefined;
};

/** Keeps the language in which the lender writes to a person. */
export async function keepLanguage(on: Db | Trx, identity: string, language: Language): Promise<void> {
  await on.updateTable('auth.user').set({ language }).where('id', '=', identity).execute();
}
