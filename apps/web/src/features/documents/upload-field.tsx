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

const TYPES = ['application/pdf', 'image/jpeg', 'image/png'];
const MOST_BYTES = 20_000_000;
const TOO_LARGE = 'Cannot be more than 20 MB';

/** What the server found wrong with a file, in the words of whoever sends it. */
const REFUSED: Partial<Record<ErrorCode, string>> = {
  UNSUPPORTED_MEDIA_TYPE: 'This file cannot be opened. Send a PDF, a JPEG or a PNG.',
  PAYLOAD_TOO_LARGE: TOO_LARGE,
};

type Received = { readonly uuid: string; readonly name: string; readonly sizeBytes: number };

/** Files that are sent as soon as they are chosen. A refresh forgets none that has arrived. */
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
    /** Sends a file. `undefined` when it did not arrive; `problem` then says why. */
    async add(file: File, before: readonly Received[] = received): Promise<readonly Received[] | undefined> {
      const chosen = { name: file.name, sizeBytes: file.size };
      const wrong = problemOf(file);
      setProblem(wrong);
      setSending(wrong ? undefined : { ...chosen, sentPct: 0 });
      if (wrong) return undefined;
      try {
        const onProgress = (sentPct: number) => setSending({ ...chosen, sentPct: Math.min(sentPct, 99) });
        const arrived = await upload({ uuid, type, file, onProgress });
        announce([`${file.name} received`]);
        return keep([...before, { uuid: arrived.uuid, ...chosen }]);
      } catch (error) {
        setProblem(
          REFUSED[refusalOf(error).code ?? 'UNEXPECTED'] ?? `Not sent: ${String(refusalAlert(error).text)}`,
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
  /** Is told what is wrong with the file, so that a summary says the same as the field. */
  readonly onProblem?: (message: string | undefined) => void;
  /** Opens the camera of a phone straight away. */
  readonly capture?: 'environment';
  /** Only one file: another takes its place. */
  readonly isSingle?: boolean;
};

/** A place for files: chosen or dropped, sent at once with their progress, listed with what arrived. */
export function UploadField({ uploads, isSingle, onChange, onProblem, error, ...field }: UploadFieldProps) {
  const { received, sending, problem } = uploads;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another problem is news
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
        <ul className="documents" aria-label="Received">
          {received.map(({ uuid, name }) => (
            <li key={uuid}>
              <span className="document-name">
                <span className="document-title">
                  <FileName name={name} />
                </span>
                <span className="document-about">Received</span>
              </span>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => change(uploads.remove(uuid))}
              >
                Remove<span className="hidden-visually"> {name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function problemOf({ type, size }: File): string | undefined {
  if (!TYPES.includes(type)) return 'Must be a PDF, JPEG or PNG file';
  if (size > MOST_BYTES) return TOO_LARGE;
  return size === 0 ? 'Must not be empty' : undefined;
}
