import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { documentsCopy } from './copy.ts';

/**
 * Returns the type and the words of a document requested by name. A document of no known type is uploaded as support, under the
 * requested name.
 */
export function requestedUpload(name: string): { type: UploadedDocumentType; label: string; hint: string } {
  const { uploads } = documentsCopy;
  if (Object.hasOwn(uploads, name)) {
    const type = name as UploadedDocumentType;
    return { type, ...uploads[type] };
  }
  return { type: 'SUPPORT', label: name, hint: uploads.SUPPORT.hint };
}

type NamedDocument = { readonly document: string; readonly name: string };

/** Returns which uploaded files answer a request by a name of the lender's own; empty where every type is known. */
export function namedUploads(
  requests: readonly string[],
  filesOf: (name: string, at: number) => readonly string[] | undefined,
): { readonly named?: NamedDocument[] } {
  const named = requests.flatMap((name, at) =>
    Object.hasOwn(documentsCopy.uploads, name)
      ? []
      : (filesOf(name, at) ?? []).map((document) => ({ document, name })),
  );
  return named.length > 0 ? { named } : {};
}
