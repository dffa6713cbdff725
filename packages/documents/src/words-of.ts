import { papersOn } from './lender-papers.ts';
import { OWN_WORDS, type OwnParagraph, PLACEHOLDER, type Placeholder } from './own-words.ts';
import type { DocumentSubject } from './subject.ts';

type OwnWords = typeof OWN_WORDS;

/** Returns a paragraph's words on the day of the paper: the lender's, or else the product's. */
export function wordsOf<Type extends keyof OwnWords>(
  { lender, madeOn }: Pick<DocumentSubject, 'lender' | 'madeOn'>,
  type: Type,
  id: string & keyof OwnWords[Type],
): string {
  const known: Readonly<Record<Placeholder, string>> = {
    lender: lender.name,
    product: lender.productName,
    phone: lender.phone,
    email: lender.email,
    address: lender.address.join(', '),
  };
  const paragraphs: Readonly<Record<string, OwnParagraph>> = OWN_WORDS[type];
  const own = papersOn(lender.papers, madeOn)?.words[type]?.[id];
  return (own ?? paragraphs[id]?.text ?? '').replace(PLACEHOLDER, (_, name: Placeholder) => known[name]);
}
