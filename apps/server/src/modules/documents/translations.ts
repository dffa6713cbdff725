import type { DocumentModel } from '@homeline/documents/document.ts';
import { renderHtml } from '@homeline/documents/render-html.ts';
import { inSpanish } from '@homeline/documents/spanish/in-spanish.ts';
import type { DocumentSubject } from '@homeline/documents/subject.ts';
import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { derivedUuid } from '../../audit/derived-uuid.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { documentsOf, type NewDocument } from './stored-file.ts';

const TYPE = 'PAPER_IN_SPANISH';

/** Returns the uuid of a document's translation, whether there is one or not. */
export function translationOf(document: string): string {
  return derivedUuid(`${TYPE} ${document}`);
}

/** Returns whether a document is another one's translation, which is listed with that one. */
export function isTranslation({ type }: { readonly type: string }): boolean {
  return type === TYPE;
}

/** Returns the translation of each of these documents that has one. */
export async function translationsOf(
  db: Db,
  key: ApplicationKey,
  documents: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const stored = await documentsOf(db, key)
    .select('document.uuid')
    .where('document.uuid', 'in', documents.map(translationOf))
    .execute();
  const known = new Set(stored.map(({ uuid }) => uuid));
  return new Map(
    documents.flatMap((uuid) =>
      known.has(translationOf(uuid)) ? [[uuid, translationOf(uuid)] as const] : [],
    ),
  );
}

/**
 * Writes a document in the lender's Spanish words, if these have every line of it. It is kept as it is shown, like the document itself.
 * @returns undefined without Spanish. Lines without Spanish are logged by their number, since they may name a person
 */
export async function translated(
  context: Context,
  key: ApplicationKey,
  { uuid = '', signer, file }: NewDocument,
  {
    type,
    model,
    subject,
  }: {
    readonly type: WrittenDocumentType;
    readonly model: DocumentModel;
    readonly subject: DocumentSubject;
  },
): Promise<NewDocument | undefined> {
  const spanish = inSpanish(type, model, subject);
  if (!spanish) return undefined;
  if ('missing' in spanish) {
    const failure = `${type} has lines without Spanish: ${spanish.missing.length}`;
    context.log.warn(
      { application: key.applicationId, failure },
      'A document goes out without its translation',
    );
    return undefined;
  }
  const bytes = await context.pdfs.render(spanish.model);
  const name = file.name.replace(/\.pdf$/, '-es.pdf');
  return {
    uuid: translationOf(uuid),
    type: TYPE,
    file: { name, contentType: 'application/pdf', bytes },
    html: renderHtml(spanish.model),
    ...(signer && { signer }),
  };
}
