import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import {
  getLoanFileDocument,
  listLoanFileDocuments,
} from '@homeline/contract/loan-files/loan-file-documents.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { FilePreview } from '../../shell/file-preview.tsx';
import { fileKey } from './use-loan-file.ts';

/** Reads the documents of an application, and which of them the address opens. */
export function useDocuments(uuid: string, isEnabled = true) {
  const { data, error } = useQuery({
    queryKey: fileKey(uuid, listLoanFileDocuments.name),
    queryFn: () => send(listLoanFileDocuments, { params: { uuid } }),
    enabled: isEnabled,
  });
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  return {
    data,
    error,
    chosen: data?.find((document) => document.uuid === query.get('document')),
    choose: (document: DocumentSummary | undefined) =>
      setQuery(document ? { document: document.uuid } : {}, {
        ...{ state, replace: true, preventScrollReset: true },
      }),
  };
}

type ChosenDocumentProps = {
  readonly uuid: string;
  readonly document: DocumentSummary;
  readonly onClose: () => void;
};

/** The document that the address opens. */
export function ChosenDocument({ uuid, document, onClose }: ChosenDocumentProps) {
  return (
    <FilePreview
      key={document.uuid}
      title={document.title}
      read={() => send(getLoanFileDocument, { params: { uuid, document: document.uuid } })}
      onClose={onClose}
    />
  );
}
