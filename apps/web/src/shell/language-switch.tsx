import { keepOnDevice } from '@homeline/client/device-cookie.ts';
import { organisation } from '@homeline/client/organisation.ts';
import { LANGUAGE_COOKIE, type Language } from '@homeline/domain/language/language.ts';
import { PAGE_LANGUAGE } from '@homeline/domain/language/page-language.ts';
import { Button } from '@homeline/ui/button.tsx';

/** Each language in its own words. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** Shows the pages in the other language from now on, where the lender offers one. What is typed stays: forms keep it through a reload. */
export function LanguageSwitch() {
  const other = organisation.orgMetaData.languages.find((language) => language !== PAGE_LANGUAGE);
  if (!other) return null;
  const choose = () => {
    keepOnDevice(LANGUAGE_COOKIE, other);
    window.location.reload();
  };
  return (
    <Button kind="quiet" lang={other} onClick={choose}>
      {NAMES[other]}
    </Button>
  );
}
