import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { said } from '@homeline/contract/said.ts';
import type { DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { catalogueEntry } from '@homeline/domain/documents/catalogue.ts';
import { cameFromNotary } from '@homeline/domain/documents/written-documents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { FieldGroup, type FieldProps, fieldId } from '@homeline/ui/fields/field.tsx';
import { type ReactNode, useContext, useState } from 'react';
import { Phone } from '../../shell/phone.tsx';
import { ApplicationContext } from '../applications/application.ts';
import { dayWords } from '../applications/format-instant.ts';
import { useDocumentCalls } from './document-calls.ts';
import { fetchFile, saveFile } from './document-file.ts';
import { DocumentReader } from './document-reader.tsx';
import { noteOpened } from './opened.ts';
import { Opened } from './opened-mark.tsx';
import { ShownCopies } from './shown-copies.tsx';
import { isTranslation, Translation, translationOf } from './translation.tsx';
import './documents.css';
import { documentsCopy } from './copy.ts';

const PHOTOS = ['image/jpeg', 'image/png'];

const copy = documentsCopy.list;

type DocumentListProps = FieldProps<string[]> & {
  /** The application's uuid, on a page outside that application. */
  readonly application?: string;
  readonly documents: readonly DocumentSummary[];
  /** The documents to open before going on; none by default. */
  readonly mustRead?: (document: DocumentSummary) => boolean;
  /** Returns the group of a document; by default there is only one list. */
  readonly groupOf?: (document: DocumentSummary) => string;
};

/** A list of documents to read here or download. Its value is the uuids of those opened. */
export function DocumentList({
  application,
  documents: given,
  mustRead = never,
  groupOf = ungrouped,
  ...field
}: DocumentListProps) {
  const here = useContext(ApplicationContext)?.uuid;
  const uuid = application ?? here ?? '';
  const calls = useDocumentCalls();
  const [shown, show] = useState<DocumentSummary>();
  // A translation is beside the list.
  const listed = shown && !isTranslation(shown) ? shown : undefined;
  const groups = [...Map.groupBy(given, groupOf)];
  const documents = groups.flatMap(([, each]) => each);
  const opened = field.value ?? [];
  const unread = documents.filter((document) => mustRead(document) && !opened.includes(document.uuid));
  const first = unread[0] ?? documents[0];
  const certificate = documents.findLast(({ type }) => type === 'SIGNING_CERTIFICATE');

  function read(document: DocumentSummary | undefined): void {
    show(document);
    if (document) note(document);
  }

  function note(document: DocumentSummary): void {
    noteOpened(uuid, document.uuid);
    field.onChange([...new Set([...opened, document.uuid])]);
  }

  async function keep(document: DocumentSummary): Promise<void> {
    try {
      saveFile(await fetchFile(calls.file, uuid, document), document);
      if (!isTranslation(document)) note(document);
    } catch {
      showToast(copy.downloadFailed, 'ERROR');
    }
  }

  return (
    <FieldGroup {...field}>
      {copy.inEnglish && (
        <p className="field-hint">
          {copy.inEnglish} <Phone />.
        </p>
      )}
      {groups.map(([group, ofGroup], at) => (
        <Group key={group} title={group} count={ofGroup.length} isOpen={at === 0}>
          <ul className="documents">
            {ofGroup.map((document) => {
              const translation = translationOf(document);
              return (
                <li
                  key={document.uuid}
                  data-missing={(field.error && unread.includes(document)) || undefined}
                >
                  <div className="document-name">
                    <span className="document-title">{said(document.title)}</span>
                    <span className="document-about">
                      {said(catalogueEntry(document.type as DocumentType).purpose)} ({dayOf(document)})
                    </span>
                    {opened.includes(document.uuid) ? (
                      <Opened />
                    ) : document.readBefore ? (
                      <Reissued document={document} readBefore={document.readBefore} />
                    ) : (
                      mustRead(document) && <span className="document-to-read">{copy.mustRead}</span>
                    )}
                    {document.signedAt && certificate && (
                      <ShownCopies application={uuid} document={document} />
                    )}
                  </div>
                  <div className="document-actions">
                    {/* A photo is kept as it was sent, and has no pages. */}
                    {!PHOTOS.includes(document.contentType) && (
                      <Button
                        kind="quiet"
                        id={document === first ? fieldId(field.name) : undefined}
                        onClick={() => read(document)}
                      >
                        {copy.read}
                        <span className="hidden-visually"> {said(document.title)}</span>
                      </Button>
                    )}
                    <Button kind="quiet" onClick={() => void keep(document)}>
                      {copy.download}
                      <span className="hidden-visually"> {said(document.title)}</span>
                    </Button>
                    {document.signedAt && certificate && (
                      <Button kind="quiet" onClick={() => read(certificate)}>
                        {copy.certificate}
                        <span className="hidden-visually">{copy.certificateOf(said(document.title))}</span>
                      </Button>
                    )}
                  </div>
                  {translation && (
                    <Translation translation={translation} onRead={show} onKeep={(each) => void keep(each)} />
                  )}
                </li>
              );
            })}
          </ul>
        </Group>
      ))}
      <DocumentReader
        application={uuid}
        document={shown}
        place={listed && documents.length > 1 && copy.place(documents.indexOf(listed) + 1, documents.length)}
        next={listed && documents[documents.indexOf(listed) + 1]}
        onRead={read}
        onKeep={(document) => void keep(document)}
      />
    </FieldGroup>
  );
}

type GroupProps = {
  readonly title: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

/** A group of documents, which folds. A list without groups has one without a title. */
function Group({ title, count, isOpen, children }: GroupProps) {
  if (!title) return children;
  return (
    <details className="documents-fold" open={isOpen}>
      <summary>
        <h3 className="documents-group">{title}</h3> <span className="document-about">({count})</span>
      </summary>
      {children}
    </details>
  );
}

/** Says what happened to a document last: signed, notarized or written. */
function dayOf(document: DocumentSummary): string {
  const { signedAt, created, timeZone } = document;
  if (signedAt) return copy.signed(dayWords(signedAt, timeZone));
  return (cameFromNotary(document) ? copy.notarized : copy.created)(dayWords(created, timeZone));
}

type ReissuedProps = {
  readonly document: DocumentSummary;
  readonly readBefore: NonNullable<DocumentSummary['readBefore']>;
};

/** Says whether a document that was issued again changed since the person read it. */
function Reissued({ document, readBefore: { created, isUnchanged } }: ReissuedProps) {
  const day = dayWords(created, document.timeZone);
  if (isUnchanged) return <Opened words={copy.unchanged(day)} />;
  return <span className="document-to-read">{copy.changed(day)}</span>;
}

function ungrouped(): string {
  return '';
}

function never(): boolean {
  return false;
}
