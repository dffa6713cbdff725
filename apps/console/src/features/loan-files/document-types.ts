import { listDocumentTypes } from '@homeline/contract/loan-files/list-document-types.ts';
import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { DOCUMENT_NAMES } from './copy.ts';

const PRODUCT_TYPES = UploadedDocumentType.options.map((value) => ({
  value: value as string,
  label: DOCUMENT_NAMES[value] as string,
}));

/** Returns every type under which a document may be filed or asked for: the product's, then the lender's own by name. */
export function documentChoices(names: readonly string[]): readonly { value: string; label: string }[] {
  return [...PRODUCT_TYPES, ...names.map((name) => ({ value: name, label: name }))];
}

/** The types of documents that the lender has now. */
export function useDocumentTypes() {
  const { data = [] } = useQuery({
    queryKey: [listDocumentTypes.name],
    queryFn: () => send(listDocumentTypes, {}),
    staleTime: 300_000,
  });
  return documentChoices(data.map(({ name }) => name));
}
