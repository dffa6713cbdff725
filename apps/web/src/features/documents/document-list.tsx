import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { catalogueEntry } from '@homeline/documents/catalogue.ts';
import type { DocumentType } from '@homeline/domain/documents/document-types.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { FieldGroup, fieldId } from '@homeline/ui/fields/field.tsx';
import { useState } from 'react';
import { useApplication } from '../applications/application.ts';
import { fileOf, keepFile } from './document-file.ts';
import { DocumentReader } from './document-reader.tsx';
import { useOpened } from './use-opened.ts';
import './documents.css';

type DocumentListProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly documents: readonly DocumentSummary[];
  /** Those that must be opened before one goes on; none unless said. */
  readonly mustRead?: (document: DocumentSummary) => boolean;
  /** As a field of a form: what was opened, and what is wrong when something was not. */
  readonly field?: { readonly name: string; readonly error?: string | undefined };
};

/** Documents, each to be read here one after the other, or to be kept. */
export function DocumentList({ label, hint, documents, mustRead = never, field }: DocumentListProps) {
  const { uuid } = useApplication();
  const { opened, open } = useOpened();
  const [shown, show] = useState<DocumentSummary>();
  const unread = documents.filter((document) => mustRead(document) && !opened.includes(document.uuid));

  function read(document: DocumentSummary | undefined): void {
    show(document);
    if (document) open(document.uuid);
  }

  async function keep(document: DocumentSummary): Promise<void> {
    try {
      keepFile(await fileOf(uuid, document), document);
      open(document.uuid);
    } catch {
      showToast('The document could not be downloaded. Please try again.', 'ERROR');
    }
  }

  const group = {
    name: field?.name ?? 'documents',
    label,
    hint,
    error: unread.length ? field?.error : undefined,
  };
  const first = unread[0] ?? documents[0];
  return (
    <FieldGroup {...group}>
      <ul className="documents">
        {documents.map((document) => (
          <li key={document.uuid} data-missing={(group.error && unread.includes(document)) || undefined}>
            <div className="document-name">
              <span className="document-title">{document.title}</span>
              <span className="document-about">{catalogueEntry(document.type as DocumentType).purpose}</span>
              {opened.includes(document.uuid) ? (
                <Opened />
              ) : (
                mustRead(document) && <span className="document-to-read">Please read</span>
              )}
            </div>
            <div className="document-actions">
              <Button
                kind="quiet"
                id={document === first ? fieldId(group.name) : undefined}
                onClick={() => read(document)}
              >
                Read<span className="hidden-visually"> {document.title}</span>
              </Button>
              <Button kind="quiet" onClick={() => void keep(document)}>
                Download<span className="hidden-visually"> {document.title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <DocumentReader
        document={shown}
        next={shown && documents[documents.indexOf(shown) + 1]}
        onRead={read}
        onKeep={(document) => void keep(document)}
      />
    </FieldGroup>
  );
}

function Opened() {
  return (
    <span className="document-opened">
      <svg viewBox="0 0 16 16" width="14" height="14" fill="none" aria-hidden="true">
        <path d="m3 8.4 3.2 3.1L13 4.8" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      Opened
    </span>
  );
}

function never(): boolean {
  return false;
}
