import type { DocumentType } from '../documents/catalogue.ts';
import { closingDocuments } from '../facts/closing.selectors.ts';
import type { Facts } from '../facts/facts.ts';

/** The documents that the borrower opens with the final figures. The others of the closing package are opened before they are signed. */
const OPENED_WITH_FIGURES: readonly DocumentType[] = ['HELOC_EARLY_DISCLOSURE', 'CLOSING_SUMMARY'];

/** Returns whether a document is opened with the final figures. */
export function isOpenedWithFigures({ type }: { readonly type: string }): boolean {
  return (OPENED_WITH_FIGURES as readonly string[]).includes(type);
}

/** Returns the documents that the borrower acknowledges with the final figures: the closing package, and early disclosures that were written again. */
export function documentsWithFigures(facts: Facts): readonly string[] | undefined {
  const closing = closingDocuments(facts)?.documents;
  const reissued = facts.disclosureReissues.at(-1);
  return closing && [...(reissued ? [reissued.document] : []), ...closing];
}
