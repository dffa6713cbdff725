import { server } from '@homeline/client/testing/fake-server.ts';
import { getUpload, sendUploadPart } from '@homeline/contract/documents/upload-in-parts.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** Chooses a PDF in an upload field, and waits until the server has accepted it as `document`. */
export async function uploadFile(label: string, document: string, name = 'proof.pdf') {
  server.answers(getUpload, { receivedBytes: 0 });
  server.answers(sendUploadPart, { receivedBytes: 9, document });
  const sentBefore = server.received(sendUploadPart).length;
  const file = new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText(label, { exact: false, selector: 'input' }), file);
  await waitFor(() => expect(server.received(sendUploadPart)).toHaveLength(sentBefore + 1));
  await screen.findAllByText(name);
}
