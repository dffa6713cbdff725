/** The languages of the product's own words. A lender offers Spanish by giving its own words in it: `es.json` in its folder. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The cookie that keeps a person's choice on this device. */
export const LANGUAGE_COOKIE = 'homeline-language';

const PATTERN = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(${LANGUAGES.join('|')})(?:;|$)`);

/**
 * Returns the language of a page: the one chosen on this device, or else the first of the browser's that the lender offers.
 * @param offered the lender's languages
 * @param cookies the `Cookie` header
 * @param accepted the `Accept-Language` header (RFC 9110, 12.5.4), only its order counts, because browsers already sort by weight
 */
export function languageOf(
  offered: readonly Language[],
  cookies: string | undefined,
  accepted: string | undefined,
): Language {
  const [, chosen] = PATTERN.exec(cookies ?? '') ?? [];
  const wanted = [chosen, ...(accepted ?? '').split(',').map((range) => range.trim().slice(0, 2))];
  return wanted.flatMap((each) => offered.find((language) => language === each) ?? [])[0] ?? 'en';
}
