// @vitest-environment happy-dom
// Proves DS-35.

import { server } from '@homeline/client/testing/fake-server.ts';
import { listApplications } from '@homeline/contract/applications/application.ts';
import { getStatus } from '@homeline/contract/applications/status.ts';
import {
  createDocumentLink,
  endDocumentLink,
  getLinkedCopy,
  listDocumentLinks,
} from '@homeline/contract/document-links/document-links.ts';
import { listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { stepOf } from '@homeline/domain/workflow/steps.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

const UUID = '11111111-1111-4111-8111-111111111111';
const AT = '2026-03-05T15:00:00.000Z';
const LINK = { uuid: UUID, created: AT, ends: '2026-03-12T15:00:00.000Z', documents: 3, downloads: 0 };

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a copy for somebody else', () => {
  const show = async () => {
    const { page, kind } = stepOf('COMPLETE');
    server.answers(listApplications, [{ uuid: UUID, loanNumber: 'HL-1' }]);
    server.answers(getStatus, { step: 'COMPLETE', page, kind });
    server.answers(listDocuments, [
      { uuid: UUID, type: 'HELOC_AGREEMENT', title: 'Agreement', hasHtml: true },
    ]);
    openPage('/dashboard');
    await press(/^Show all documents/);
  };

  it('is passed on by a link and a code, which are shown once', async () => {
    server.answers(listDocumentLinks, []);
    server.answers(createDocumentLink, { ...LINK, token: 'a-token', code: '012345' });
    await show();
    await press('Make a link');
    await screen.findByText(/\/account\/heloc\/document-copy#a-token$/);
    screen.getByText('012345');
    await press('Copy link');
    expect(await navigator.clipboard.readText()).toMatch(/document-copy#a-token$/);
    await press('Done');
    expect(screen.queryByText('012345')).toBeNull();
  });

  it('says how often each link was used, and can be ended', async () => {
    server.answers(listDocumentLinks, [{ ...LINK, downloads: 2, lastDownload: AT }]);
    await show();
    await screen.findByText('3 documents, until 03/12/2026');
    screen.getByText('Downloaded 2 times, last on 03/05/2026.');
    server.answers(listDocumentLinks, []);
    await press(/^End this link/);
    await waitFor(() => expect(screen.queryByText(/^3 documents/)).toBeNull());
    expect(server.received(endDocumentLink)).toMatchObject([{ params: { link: UUID } }]);
  });

  it('isn’t promised when the link can’t be made', async () => {
    server.answers(listDocumentLinks, []);
    await show();
    server.refuses(createDocumentLink, 'UNAVAILABLE');
    await press('Make a link');
    await screen.findByRole('alert');
    expect(screen.queryByText(/document-copy/)).toBeNull();
  });
});

describe('the page of a link', () => {
  const enter = async (code: string) => {
    await userEvent.type(await screen.findByLabelText('Code'), code);
    await press('Download (ZIP)');
  };

  it('downloads the documents with the code that came another way', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    server.holds(getLinkedCopy);
    openPage('/document-copy#a-token', { isVisitor: true });
    await enter('12');
    await screen.findAllByText(/Must be 6 digits/);
    expect(server.received(getLinkedCopy)).toEqual([]);
    await enter('345612');
    await waitFor(() => expect(server.received(getLinkedCopy)).toHaveLength(1));
    expect(server.received(getLinkedCopy)[0]?.body).toEqual({ token: 'a-token', code: '123456' });
    saved.mockRestore();
  });

  it('says that a link ended', async () => {
    server.refuses(getLinkedCopy, 'LINK_UNUSABLE');
    openPage('/document-copy#a-token', { isVisitor: true });
    await enter('123456');
    await screen.findByRole('heading', { name: 'This link no longer works' });
  });

  it('without its token asks for another link', async () => {
    openPage('/document-copy', { isVisitor: true });
    await screen.findByRole('heading', { name: 'This link no longer works' });
  });
});
