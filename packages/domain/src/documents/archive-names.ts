import type { CivilDate } from '../dates/civil-date.ts';
import type { DocumentType } from './catalogue.ts';
import type { FileType } from './file-checks.ts';
import { placeInStack } from './stacking-order.ts';
import { storedFileName, usualEnding } from './stored-file-name.ts';

/** A document to name in a person's archive. */
export type ArchivedDocument = {
  readonly type: DocumentType;
  readonly title: string;
  /** The day at the home on which it was written or sent. */
  readonly day: CivilDate;
  readonly contentType: FileType;
  readonly isSigned: boolean;
};

/** Sorts documents into their stacking order; documents of one type stay in the order given. */
export function inStackingOrder<Document extends Pick<ArchivedDocument, 'type'>>(
  documents: readonly Document[],
): readonly Document[] {
  return documents.toSorted((a, b) => placeInStack(a.type).at - placeInStack(b.type).at);
}

/**
 * Returns the names of files in an archive: number, title, day, and whether it is signed. The numbers have equally many digits, so every
 * program sorts the files in the order given.
 */
export function archiveNames(documents: readonly ArchivedDocument[]): readonly string[] {
  const digits = Math.max(2, String(documents.length).length);
  return documents.map(({ title, day, isSigned, contentType }, index) => {
    const number = String(index + 1).padStart(digits, '0');
    const name = `${number} ${title.replace(/[\\/]/g, '-')}, ${day}${isSigned ? ', signed' : ''}`;
    return storedFileName(`${name}.${usualEnding(contentType)}`, contentType);
  });
}
