import * as z from 'zod';
import type { Language } from '../language/language.ts';
import type { Organisation } from './organisation.ts';

const Words = z.string().trim().min(1);

/** A lender's own words in Spanish. With them it offers its pages, emails and texts in Spanish; legal papers stay English, with summaries from `papers.json`. */
export const SpanishOrganisation = z.strictObject({
  companyProduct: Words,
  /** In the order of `footer.disclosureCopy`. */
  disclosureCopy: z.array(Words).min(1),
  footerImageText: Words.optional(),
  voice: z.strictObject({
    welcome: Words,
    welcomeWhy: Words,
    /** In the order of the promises in `brand.json`. */
    promises: z.array(z.strictObject({ title: Words, text: Words })),
    waiting: Words,
    funded: Words,
  }),
});
export type SpanishOrganisation = z.infer<typeof SpanishOrganisation>;

type Offered = { readonly spanish?: SpanishOrganisation };

/** Returns the languages that a lender offers. */
export function languagesOf({ spanish }: Offered): readonly Language[] {
  return spanish ? ['en', 'es'] : ['en'];
}

/** Returns a lender with its own words in a language that it offers. */
export function inLanguage<Lender extends Organisation & Offered>(
  lender: Lender,
  language: Language,
): Lender {
  const { spanish, brand, footer, company } = lender;
  if (!spanish || language === 'en') return lender;
  const promises = brand.voice.promises.map((promise, index) => ({
    ...promise,
    ...spanish.voice.promises[index],
  }));
  return {
    ...lender,
    brand: { ...brand, voice: { ...spanish.voice, promises } },
    company: { ...company, companyProduct: spanish.companyProduct },
    footer: {
      ...footer,
      disclosureCopy: spanish.disclosureCopy,
      ...(spanish.footerImageText && { footerImageText: spanish.footerImageText }),
    },
  };
}
