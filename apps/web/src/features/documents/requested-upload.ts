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
