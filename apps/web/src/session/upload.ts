import { isUnanswered, retry } from '@homeline/client/session/retry.ts';
import { RequestError } from '@homeline/contract/client.ts';
import {
  getUpload,
  PART_BYTES,
  sendUploadPart,
  type UploadProgress,
} from '@homeline/contract/documents/upload-in-parts.ts';
import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import type { UploadType } from '@homeline/domain/documents/file-checks.ts';
import { send } from './client.ts';

/** The attempts of one request, and the longest pause between two: a server that restarts is back within minutes. */
const ATTEMPTS = 60;
const LONGEST_PAUSE_MS = 5000;

type Upload = {
  /** The application. */
  readonly uuid: string;
  /** The upload's own uuid. The same one resumes where an earlier attempt stopped. */
  readonly upload: string;
  readonly type: UploadedDocumentType;
  readonly file: File;
  readonly contentType: UploadType;
  /** Called with the percentage that has arrived. */
  readonly onProgress: (sentPct: number) => void;
};

/**
 * Sends a file to the application in parts, starting after the bytes the server already has. Waits for a lost connection.
 * @returns the document's uuid
 * @throws RequestError
 */
export async function uploadInParts({ uuid, upload, type, file, contentType, onProgress }: Upload) {
  const params = { uuid, upload };
  let progress = await patiently(() => send(getUpload, { params }));
  while (progress.document === undefined) {
    const start = progress.receivedBytes;
    onProgress((start / file.size) * 100);
    const query = { type, name: file.name.slice(-200), size: file.size, start };
    const body = file.slice(start, start + PART_BYTES, contentType);
    progress = await patiently(() => send(sendUploadPart, { params, query, body }));
  }
  return progress.document;
}

/** Repeats a request that got no answer for some minutes; while the browser is offline, it waits for the connection. */
function patiently(attempt: () => Promise<UploadProgress>): Promise<UploadProgress> {
  return retry(attempt, {
    attempts: ATTEMPTS,
    isWorthIt: (error) => isUnanswered(error) || (error instanceof RequestError && error.status === 503),
    pause: (ms) =>
      new Promise((resolve) => {
        if (navigator.onLine) setTimeout(resolve, Math.min(ms, LONGEST_PAUSE_MS));
        else window.addEventListener('online', () => resolve(), { once: true });
      }),
  });
}
