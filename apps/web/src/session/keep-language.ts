import { saveLanguage } from '@homeline/contract/accounts/save-language.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import { send } from './client.ts';

/** Has the lender write to the signed-in person in a language. */
export function keepLanguage(language: Language): Promise<void> {
  return send(saveLanguage, { body: { language } });
}
