import { keepOnDevice } from '@homeline/client/device-cookie.ts';
import { organisation } from '@homeline/client/organisation.ts';
import { LANGUAGE_COOKIE, type Language } from '@homeline/domain/language/language.ts';
import { PAGE_LANGUAGE } from '@homeline/domain/language/page-language.ts';

/** Each language in its own words. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** The other language in which the lender offers its pages; undefined if there is none. */
export function otherLanguage() {
  const language = organisation.orgMetaData.languages.find((each) => each !== PAGE_LANGUAGE);
  return language && { language, name: NAMES[language], choose: () => showIn(language) };
}

/** Shows the pages in a language from now on, on this device. What is typed stays: forms keep it through a reload. */
function showIn(language: Language): void {
  keepOnDevice(LANGUAGE_COOKIE, language);
  window.location.reload();
}
