import type { Language } from '@homeline/domain/language/language.ts';
import type { Context } from '../../context.ts';
import { languageOfBorrower } from '../notifications/language-of.ts';
import type { ChangeRequest } from './submit-step.ts';

type Submitted = Pick<ChangeRequest, 'params' | 'organisation'> & { readonly language: Language };

/** Returns the language in which a borrower applies: another than English if their page or their account is in it. */
export async function languageApplied(
  { params, organisation, language }: Submitted,
  context: Context,
): Promise<Language> {
  if (language !== 'en') return language;
  return languageOfBorrower(context.db, context, { organisation, applicationId: params.uuid });
}
