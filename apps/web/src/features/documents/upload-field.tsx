import { UPLOAD_TYPES } from '@homeline/domain/documents/file-checks.ts';
import { Button } from '@homeline/ui/button.tsx';
import { FileField } from '@homeline/ui/fields/file-field.tsx';
import { FileName } from '@homeline/ui/fields/file-name.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { documentsCopy } from './copy.ts';
import type { Received, Uploads } from './use-uploads.ts';
import './documents.css';

const copy = documentsCopy.upload;

type UploadFieldProps = {
  readonly uploads: Uploads;
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** The button's label; “Choose a file” by default. */
  readonly choose?: string;
  /** Asks for another file instead of a received one. */
  readonly again?: string;
  readonly error?: string | undefined;
  readonly onChange: (uuids: string[] | undefined) => void;
  readonly onBlur: () => void;
  /** Receives what is wrong with the file, so that the error summary matches the field. */
  readonly onProblem?: (message: string | undefined) => void;
  /** Takes one file only; a new one replaces it. */
  readonly isSingle?: boolean;
};

/** A file field that uploads at once, shows progress and lists the received files. */
export function UploadField({ uploads, isSingle, onChange, onProblem, error, ...field }: UploadFieldProps) {
  const { received, sending, problem, interrupted, flagged, picture } = uploads;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the problem changes
  useEffect(() => {
    onProblem?.(problem);
    return () => onProblem?.(undefined);
  }, [problem]);
  const change = (files: readonly Received[] | undefined) =>
    files && onChange(files.length ? files.map(({ uuid }) => uuid) : undefined);
  const last = received.at(-1);
  const shown = sending ?? (isSingle && last ? { ...last, sentPct: 100 } : undefined);
  return (
    <>
      <FileField
        {...field}
        accept={UPLOAD_TYPES.join()}
        hint={interrupted ?? field.hint}
        value={shown}
        error={problem ?? error}
        picture={isSingle && picture && !sending && <Picture file={picture} alt={copy.preview} />}
        onChange={(file) => file && void uploads.add(file, isSingle ? [] : received).then(change)}
      />
      {flagged && (
        <FlaggedImage
          file={flagged.file}
          words={copy.imageWarnings[flagged.warning]}
          onSend={() => void uploads.addAnyway(isSingle ? [] : received).then(change)}
        />
      )}
      {!isSingle && received.length > 0 && (
        <ul className="documents" aria-label={copy.received}>
          {received.map(({ uuid, name }) => (
            <li key={uuid}>
              <span className="document-name">
                <span className="document-title">
                  <FileName name={name} />
                </span>
                <span className="document-about">{copy.received}</span>
              </span>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => change(uploads.remove(uuid))}
              >
                {copy.remove}
                <span className="hidden-visually"> {name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Shows a picture that looks unreadable, and lets the borrower send it anyway. */
function FlaggedImage({ file, words, onSend }: { file: File; words: string; onSend: () => void }) {
  return (
    <div className="flagged-image" role="status">
      <Picture file={file} alt={copy.preview} />
      <p>{words}</p>
      <Button kind="secondary" onClick={onSend}>
        {copy.sendAnyway}
      </Button>
    </div>
  );
}

function Picture({ file, alt }: { readonly file: File; readonly alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address && <img src={address} alt={alt} />;
}
