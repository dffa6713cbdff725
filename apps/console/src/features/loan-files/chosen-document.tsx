import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import {
  type FileDocument,
  getLoanFileDocument,
  listLoanFileDocuments,
} from '@homeline/contract/loan-files/loan-file-documents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { dateInWords } from '../../shell/dates.ts';
import { FilePreview } from '../../shell/file-preview.tsx';
import { useConditionNames } from './condition-names.ts';
import { RefileForm } from './document-forms.tsx';
import { documentsCopy as copy } from './documents-copy.ts';
import { SplitDocument } from './split-document.tsx';
import { fileKey, reasonAgainst } from './use-loan-file.ts';

/** Loads an application's documents, and returns the one that the URL opens. */
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
    choose: (document: FileDocument | undefined) =>
      setQuery(document ? { document: document.uuid } : {}, {
        ...{ state, replace: true, preventScrollReset: true },
      }),
  };
}

type ChosenDocumentProps = {
  readonly file: LoanFile;
  readonly document: FileDocument;
  readonly all: readonly FileDocument[];
  readonly onChoose: (document: FileDocument | undefined) => void;
};

/** The document that the URL opens, its versions, and what may be done with it. */
export function ChosenDocument({ file, document, all, onChoose }: ChosenDocumentProps) {
  const { uuid } = file;
  return (
    <FilePreview
      key={document.uuid}
      title={document.title}
      read={() => send(getLoanFileDocument, { params: { uuid, document: document.uuid } })}
      onClose={() => onChoose(undefined)}
    >
      {(pdf) => (
        <>
          <About file={file} document={document} />
          <Versions document={document} all={all} onChoose={onChoose} />
          {document.isSent && !reasonAgainst(file, 'FILE_DOCUMENT') && (
            <Filing file={file} document={document} pdf={pdf} />
          )}
        </>
      )}
    </FilePreview>
  );
}

/** Shows what the narrow stack leaves out: which person a document is about, who filed it, and what it answers. */
function About({ file, document: { person, filed, condition } }: Omit<FilingProps, 'pdf'>) {
  const nameOf = useConditionNames(file.uuid);
  const lines = [
    [copy.person, person?.name],
    [copy.filedBy, filed && copy.filed(filed.by, dateInWords(filed.at))],
    [copy.answers, nameOf(condition)],
  ].filter(([, value]) => value !== undefined);
  if (lines.length === 0) return null;
  return (
    <dl className="document-about">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type VersionsProps = Omit<ChosenDocumentProps, 'file'>;

/** The versions of a document that we wrote, oldest first. */
function Versions({ document, all, onChoose }: VersionsProps) {
  const versions = all.filter(({ type, hasHtml }) => hasHtml && type === document.type);
  const at = versions.indexOf(document);
  if (at < 0 || versions.length < 2) return null;
  const [older, newer] = [versions[at - 1], versions[at + 1]];
  return (
    <div className="form-actions">
      <span className="fine-print">{copy.version(at + 1, versions.length)}</span>
      <Button kind="quiet" disabled={!older} onClick={() => onChoose(older)}>
        {copy.older}
      </Button>
      <Button kind="quiet" disabled={!newer} onClick={() => onChoose(newer)}>
        {copy.newer}
      </Button>
    </div>
  );
}

type FilingProps = {
  readonly file: LoanFile;
  readonly document: FileDocument;
  readonly pdf: Blob | undefined;
};

function Filing({ file, document, pdf }: FilingProps) {
  const [open, setOpen] = useState<'FILE' | 'SPLIT'>();
  const form = { file, document, onDone: () => setOpen(undefined) };
  return (
    <div className="filing">
      <div className="form-actions">
        <Button
          kind="quiet"
          aria-expanded={open === 'FILE'}
          onClick={() => setOpen(open === 'FILE' ? undefined : 'FILE')}
        >
          {copy.filing.heading}
        </Button>
        {document.contentType === 'application/pdf' ? (
          <Button
            kind="quiet"
            aria-expanded={open === 'SPLIT'}
            onClick={() => setOpen(open === 'SPLIT' ? undefined : 'SPLIT')}
          >
            {copy.splitting.heading}
          </Button>
        ) : (
          <p className="fine-print">{copy.splitting.noPdf}</p>
        )}
      </div>
      {open === 'FILE' && <RefileForm {...form} />}
      {open === 'SPLIT' && <SplitDocument {...form} pdf={pdf} />}
    </div>
  );
}
