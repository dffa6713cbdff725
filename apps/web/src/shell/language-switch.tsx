import { Button } from '@homeline/ui/button.tsx';
import { otherLanguage } from './other-language.ts';

/** Offers a visitor the pages in the lender's other language. */
export function LanguageSwitch() {
  const other = otherLanguage();
  return (
    other && (
      <Button kind="quiet" lang={other.language} onClick={other.choose}>
        {other.name}
      </Button>
    )
  );
}
