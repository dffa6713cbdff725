import type { saveLanguage as saveCall } from '@homeline/contract/accounts/save-language.ts';
import { LANGUAGES, type Language } from '@homeline/domain/language/language.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import type { Lender } from '../organisations/organisations.ts';
import { signInNameOf } from './identities.ts';

type Lenders = Pick<Context, 'organisations'>;

/** Returns the languages in which a lender writes. */
export function languagesOf({ spanish }: Pick<Lender, 'spanish'>): readonly Language[] {
  return spanish ? LANGUAGES : ['en'];
}

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

/** Returns the language in which a lender writes to a person; English to somebody without an account. */
export async function languageOfPerson(
  on: Db | Trx,
  lenders: Lenders,
  { organisation, identity }: { readonly organisation: string; readonly identity: string | null | undefined },
): Promise<Language> {
  const row = await on
    .selectFrom('auth.user')
    .select('language')
    .where('id', '=', identity ?? '')
    .executeTakeFirst();
  return offered(lenders, organisation, row?.language);
}

/** Returns the language of the person with an email address, as `languageOfPerson` does. */
export async function languageOfAddress(
  on: Db | Trx,
  lenders: Lenders,
  organisation: string,
  email: string,
): Promise<Language> {
  const row = await on
    .selectFrom('auth.user')
    .select('language')
    .where('email', '=', signInNameOf(organisation, email))
    .executeTakeFirst();
  return offered(lenders, organisation, row?.language);
}

/** Returns the language of the borrower of an application, as `languageOfPerson` does. */
export async function languageOfBorrower(
  on: Db | Trx,
  lenders: Lenders,
  { organisation, applicationId }: ApplicationKey,
): Promise<Language> {
  const row = await on
    .selectFrom('application')
    .innerJoin('auth.user', 'auth.user.id', 'application.owner')
    .select('auth.user.language')
    .where('application.organisation', '=', organisation)
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
  return offered(lenders, organisation, row?.language);
}

/** Returns the language of a signer of an application. Until they have an account of their own, it is the borrower's, who named them. */
export async function languageOfSigner(
  on: Db | Trx,
  lenders: Lenders,
  key: ApplicationKey,
  signer: string,
): Promise<Language> {
  const row = await on
    .selectFrom('signer_invitation')
    .innerJoin('auth.user', 'auth.user.id', 'signer_invitation.identity')
    .select('auth.user.language')
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .where('signer', '=', signer)
    .executeTakeFirst();
  return row ? offered(lenders, key.organisation, row.language) : languageOfBorrower(on, lenders, key);
}

/** A lender may have stopped offering a language since somebody chose it. */
function offered({ organisations }: Lenders, organisation: string, chosen: Language | undefined): Language {
  return languagesOf(organisations.get(organisation)).find((language) => language === chosen) ?? 'en';
}
