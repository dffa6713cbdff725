// @vitest-environment happy-dom
import '@homeline/client/testing/lender-page.ts';
import { server } from '@homeline/client/testing/fake-server.ts';
import { getUpload, sendUploadPart } from '@homeline/contract/documents/upload-in-parts.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { uploadInParts } = await import('./upload.ts');

const UUID = '11111111-1111-4111-8111-111111111111';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  server.reset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('resumes an upload once the server is back after a minute, without choosing the file again', async () => {
  server.drops(getUpload);
  const sent = uploadInParts({
    ...{ uuid: UUID, upload: UUID, type: 'SUPPORT', contentType: 'application/pdf' },
    file: new File(['policy'], 'policy.pdf'),
    onProgress: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  server.answers(getUpload, { receivedBytes: 0, document: undefined });
  server.answers(sendUploadPart, { receivedBytes: 6, document: UUID });
  await vi.advanceTimersByTimeAsync(6000);
  expect(await sent).toBe(UUID);
});
