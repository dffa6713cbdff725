import { keepOnDevice } from '@homeline/client/device-cookie.ts';
import { organisation } from '@homeline/client/organisation.ts';
import { token } from '@homeline/client/session/token.ts';
import { LANGUAGE_COOKIE, type Language } from '@homeline/domain/language/language.ts';
import { PAGE_LANGUAGE } from '@homeline/domain/language/page-language.ts';

/** Each language in its own words. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** The other language in which the lender offers its pages; undefined if there is none. */
export function otherLanguage() {
  const language = organisation.orgMetaData.languages.find((each) => each !== PAGE_LANGUAGE);
  return language && { language, name: NAMES[language], choose: () => void showIn(language) };
}

/**
 * Shows the pages in a language from now on, on this device, and writes to a signed-in person in it. Typed values stay: forms keep them
 * through a reload.
 */
async function showIn(language: Language): Promise<void> {
  keepOnDevice(LANGUAGE_COOKIE, language);
  // The page changes even while the server is away; the next choice tells it again.
  if (token.read())
    await import('../session/keep-language.ts')
      .then(({ keepLanguage }) => keepLanguage(language))
      .catch(() => undefined);
  window.location.reload();
}
