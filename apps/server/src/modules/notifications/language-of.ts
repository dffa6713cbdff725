import type { Language } from '@homeline/domain/language/language.ts';
import { languagesOf } from '@homeline/domain/organisations/spanish-organisation.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';

type Lenders = Pick<Context, 'organisations'>;

/** Returns the language in which a lender writes to a person; English to a person without an account. */
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
  return offeredLanguage(lenders, organisation, row?.language);
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
  return offeredLanguage(lenders, organisation, row?.language);
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
  return row
    ? offeredLanguage(lenders, key.organisation, row.language)
    : languageOfBorrower(on, lenders, key);
}

/** Returns the language that a person chose, unless the lender has stopped offering it since. */
export function offeredLanguage(
  { organisations }: Lenders,
  organisation: string,
  chosen: Language | undefined,
): Language {
  return languagesOf(organisations.get(organisation)).find((language) => language === chosen) ?? 'en';
}
