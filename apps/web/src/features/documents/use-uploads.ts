import { readDraft, stepDraftKey, writeDraft } from '@homeline/client/form/draft.ts';
import { refusalAlert } from '@homeline/client/form/refusal-alert.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import { isUnanswered } from '@homeline/client/session/retry.ts';
import type { ErrorCode } from '@homeline/contract/errors.ts';
import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import type { UploadType } from '@homeline/domain/documents/file-checks.ts';
import { announce } from '@homeline/ui/feedback/live-region.tsx';
import type { ChosenFile } from '@homeline/ui/fields/file-field.tsx';
import { useState } from 'react';
import { uploadInParts } from '../../session/upload.ts';
import { useApplication } from '../applications/application.ts';
import { checkFile, type ImageWarning, isShown } from './check-file.ts';
import { documentsCopy } from './copy.ts';

const copy = documentsCopy.upload;

/** Copy for the server's refusals of a file. */
const REFUSED: Partial<Record<ErrorCode, string>> = copy.refused;

export type Received = { readonly uuid: string; readonly name: string; readonly sizeBytes: number };

/** An upload on its way. Choosing the same file again continues with it, even after a reload. */
type Unfinished = {
  readonly upload: string;
  readonly name: string;
  readonly fingerprint: string;
  readonly sentPct: number;
};

/** A picture that the borrower may send although it looks unreadable. */
type FlaggedImage = Checked & { readonly warning: ImageWarning };

type Checked = { readonly file: File; readonly contentType: UploadType; readonly fingerprint: string };

/** Uploads a borrower's files to their application. */
export function useUploads(page: string, type: UploadedDocumentType) {
  const { uuid, status } = useApplication();
  const key = stepDraftKey(uuid, `${page}/${type}`, status.since);
  return useUploadsTo(key, (upload) => uploadInParts({ uuid, type, ...upload }));
}

/** A file being uploaded. Sending the same file again keeps `upload`. */
export type Transfer = {
  readonly upload: string;
  readonly file: File;
  readonly contentType: UploadType;
  readonly onProgress: (sentPct: number) => void;
};

/**
 * Checks files and sends them as soon as they are chosen. Received and interrupted files survive a page reload.
 * @param key of the draft that remembers them
 * @param transfer sends one file and returns the document's uuid
 */
export function useUploadsTo(key: string, transfer: (upload: Transfer) => Promise<string>) {
  const [received, setReceived] = useState(() => (readDraft(key)['files'] ?? []) as readonly Received[]);
  const [unfinished, setUnfinished] = useState(() => readDraft(key)['unfinished'] as Unfinished | undefined);
  const [sending, setSending] = useState<ChosenFile>();
  const [flagged, setFlagged] = useState<FlaggedImage>();
  const [problem, setProblem] = useState<string>();
  /** The last uploaded file, if a browser can show it. Kept on this page only. */
  const [picture, setPicture] = useState<File>();

  function keep(files: readonly Received[]): readonly Received[] {
    writeDraft(key, { files });
    setReceived(files);
    setUnfinished(undefined);
    return files;
  }

  function keepUnfinished(next: Unfinished): void {
    writeDraft(key, { files: received, unfinished: next });
    setUnfinished(next);
  }

  async function sendFile(
    { file, contentType, fingerprint }: Checked,
    before: readonly Received[],
  ): Promise<readonly Received[] | undefined> {
    const chosen = { name: file.name, sizeBytes: file.size };
    const fresh = { upload: crypto.randomUUID(), name: file.name, fingerprint, sentPct: 0 };
    const current = unfinished?.fingerprint === fingerprint ? unfinished : fresh;
    setFlagged(undefined);
    setSending({ ...chosen, sentPct: current.sentPct });
    try {
      const document = await transfer({
        ...{ upload: current.upload, file, contentType },
        onProgress(sentPct) {
          keepUnfinished({ ...current, sentPct });
          setSending({ ...chosen, sentPct: Math.min(sentPct, 99) });
        },
      });
      announce([copy.announceReceived(file.name)]);
      setPicture(isShown(contentType) ? file : undefined);
      return keep([...before, { uuid: document, ...chosen }]);
    } catch (error) {
      const { code, fields } = refusalOf(error);
      setProblem(
        isUnanswered(error)
          ? copy.unreachable
          : (fields?.['file'] ??
              REFUSED[code ?? 'UNEXPECTED'] ??
              copy.notSent(String(refusalAlert(error).text))),
      );
      return undefined;
    } finally {
      setSending(undefined);
    }
  }

  return {
    received,
    sending,
    problem,
    flagged,
    picture,
    /** The words about an upload that was interrupted. */
    interrupted: unfinished && !sending ? copy.interrupted(unfinished.name, unfinished.sentPct) : undefined,
    isSending: sending !== undefined && problem === undefined,
    /**
     * Checks and sends a file. Returns `undefined` when it failed or looks unreadable; `problem` or `flagged` then says why.
     */
    async add(file: File, before: readonly Received[] = received): Promise<readonly Received[] | undefined> {
      const checked = await checkFile(file);
      setProblem('problem' in checked ? copy.problems[checked.problem] : undefined);
      setFlagged(undefined);
      if ('problem' in checked) return undefined;
      const { warning, ...rest } = checked;
      if (!warning) return sendFile({ file, ...rest }, before);
      setFlagged({ file, ...rest, warning });
      return undefined;
    },
    /** Sends the flagged picture despite its warning. */
    async addAnyway(before: readonly Received[] = received): Promise<readonly Received[] | undefined> {
      return flagged && sendFile(flagged, before);
    },
    remove(uuidOf: string): readonly Received[] {
      return keep(received.filter(({ uuid }) => uuid !== uuidOf));
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
