import { uploadDocument } from '@homeline/contract/documents/upload-document.ts';
import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { sessionClient } from './client.ts';

type Upload = {
  readonly uuid: string;
  readonly type: UploadedDocumentType;
  readonly file: File;
  /** Called with the percentage sent so far. */
  readonly onProgress: (sentPct: number) => void;
};

// A large file on a slow connection takes longer than any other call.
const PATIENCE_MS = 10 * 60_000;

/**
 * Uploads a file to the application and reports its progress.
 * @throws RequestError
 */
export function upload({ uuid, type, file, onProgress }: Upload): Promise<{ uuid: string }> {
  const send = sessionClient({ timeoutMs: PATIENCE_MS, fetch: fetchWithProgress(onProgress) });
  return send(uploadDocument, {
    params: { uuid },
    query: { type, name: file.name.slice(-200) },
    body: file,
    idempotencyKey: crypto.randomUUID(),
  });
}

/** Like `fetch`, with upload progress, which only XMLHttpRequest reports. */
function fetchWithProgress(onProgress: (sentPct: number) => void): typeof fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      request.withCredentials = true;
      request.responseType = 'blob';
      for (const [name, value] of new Headers(headers)) {
        // The browser sets the origin itself, and reports a script that tries to.
        if (name !== 'origin') request.setRequestHeader(name, value);
      }
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? (loaded / total) * 100 : 0);
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(new TypeError('The connection was lost.'));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name, ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return new Response(request.response as Blob, {
    status: request.status,
    statusText: request.statusText,
    headers,
  });
}
