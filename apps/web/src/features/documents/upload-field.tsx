import type { ErrorCode } from '@homeline/contract/errors.ts';
import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { announce } from '@homeline/ui/feedback/live-region.tsx';
import { type ChosenFile, FileField } from '@homeline/ui/fields/file-field.tsx';
import { FileName } from '@homeline/ui/fields/file-name.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { readDraft, stepDraftKey, writeDraft } from '../../form/draft.ts';
import { refusalAlert } from '../../form/refusal-alert.ts';
import { refusalOf } from '../../session/refusal.ts';
import { upload } from '../../session/upload.ts';
import { useApplication } from '../applications/application.ts';
import './documents.css';
import { documentsCopy } from './copy.ts';

const copy = documentsCopy.upload;

const TYPES = ['application/pdf', 'image/jpeg', 'image/png'];
const MOST_BYTES = 20_000_000;

/** Words for the server's refusals of a file. */
const REFUSED: Partial<Record<ErrorCode, string>> = copy.refused;

type Received = { readonly uuid: string; readonly name: string; readonly sizeBytes: number };

/** Sends files as soon as they are chosen. Received files survive a page reload. */
export function useUploads(page: string, type: UploadedDocumentType) {
  const { uuid, status } = useApplication();
  const key = stepDraftKey(uuid, `${page}/${type}`, status.since);
  const [received, setReceived] = useState(() => (readDraft(key)['files'] ?? []) as readonly Received[]);
  const [sending, setSending] = useState<ChosenFile>();
  const [problem, setProblem] = useState<string>();

  function keep(files: readonly Received[]): readonly Received[] {
    writeDraft(key, { files });
    setReceived(files);
    return files;
  }

  return {
    received,
    sending,
    problem,
    isSending: sending !== undefined && problem === undefined,
    /** Sends a file. Returns `undefined` when it failed; `problem` then says why. */
    async add(file: File, before: readonly Received[] = received): Promise<readonly Received[] | undefined> {
      const chosen = { name: file.name, sizeBytes: file.size };
      const wrong = problemOf(file);
      setProblem(wrong);
      setSending(wrong ? undefined : { ...chosen, sentPct: 0 });
      if (wrong) return undefined;
      try {
        const onProgress = (sentPct: number) => setSending({ ...chosen, sentPct: Math.min(sentPct, 99) });
        const arrived = await upload({ uuid, type, file, onProgress });
        announce([copy.announceReceived(file.name)]);
        return keep([...before, { uuid: arrived.uuid, ...chosen }]);
      } catch (error) {
        setProblem(
          REFUSED[refusalOf(error).code ?? 'UNEXPECTED'] ?? copy.notSent(String(refusalAlert(error).text)),
        );
        return undefined;
      } finally {
        setSending(undefined);
      }
    },
    remove(uuidOf: string): readonly Received[] {
      return keep(received.filter(({ uuid }) => uuid !== uuidOf));
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;

type UploadFieldProps = {
  readonly uploads: Uploads;
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly onChange: (uuids: string[] | undefined) => void;
  readonly onBlur: () => void;
  /** Receives what is wrong with the file, so that the error summary matches the field. */
  readonly onProblem?: (message: string | undefined) => void;
  /** Opens a phone's camera at once. */
  readonly capture?: 'environment';
  /** Takes one file only; a new one replaces it. */
  readonly isSingle?: boolean;
};

/** A file field that uploads at once, shows progress and lists the received files. */
export function UploadField({ uploads, isSingle, onChange, onProblem, error, ...field }: UploadFieldProps) {
  const { received, sending, problem } = uploads;
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
        accept={TYPES.join(',')}
        value={shown}
        error={problem ?? error}
        onChange={(file) => file && void uploads.add(file, isSingle ? [] : received).then(change)}
      />
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

function problemOf({ type, size }: File): string | undefined {
  if (!TYPES.includes(type)) return copy.problems.notAccepted;
  if (size > MOST_BYTES) return copy.problems.tooLarge;
  return size === 0 ? copy.problems.empty : undefined;
}
