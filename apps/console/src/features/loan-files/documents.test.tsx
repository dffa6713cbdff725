// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { linesOf } from '@homeline/client/testing/lines.ts';
import { fileDocument, receiveDocument, splitDocument } from '@homeline/contract/loan-files/file-document.ts';
import { listDocumentTypes } from '@homeline/contract/loan-files/list-document-types.ts';
import {
  type FileDocument,
  getLoanFileDocument,
  listLoanFileDocuments,
} from '@homeline/contract/loan-files/loan-file-documents.ts';
import { listFileConditions } from '@homeline/contract/reviews/list-file-conditions.ts';
import { listFileSigners } from '@homeline/contract/signers/decide-signer.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openFile, UUID } from '../../testing/loan-file.ts';

const AT = '2026-03-10T12:00:00.000Z';
const STUB = '22222222-2222-4222-8222-222222222222';
const CONDITION = '33333333-3333-4333-8333-333333333333';
const BEN = '44444444-4444-4444-8444-444444444444';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const main = () => linesOf(document.querySelector('.file-main') ?? expect.fail());
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);

const NOTE = { type: 'HELOC_AGREEMENT', section: 'CLOSING', hasHtml: true, created: AT } as const;
const AGREEMENTS = [
  { ...NOTE, uuid: UUID, title: 'Agreement', isReplaced: true },
  { ...NOTE, uuid: CONDITION, title: 'Agreement', openedAt: AT },
];
const PAY_STUB: Part<FileDocument> = {
  ...{ uuid: STUB, title: 'Pay stub', type: 'USER_UPLOADED_PAYSTUB', section: 'INCOME', created: AT },
  ...{ person: { name: 'Avery Applicant' }, receivedBy: 'FAX', isSent: true, condition: CONDITION },
  filed: { by: 'Pat Processor', at: '2026-03-11T12:00:00.000Z' },
  contentType: 'application/pdf',
};

beforeEach(() => {
  server.answers(listLoanFileDocuments, [PAY_STUB, ...AGREEMENTS]);
  server.answers(listDocumentTypes, [{ name: 'Form W-2', section: 'INCOME' }]);
  server.holds(getLoanFileDocument);
});

it('lists documents by section with who filed them, when and for which condition, and replaced ones only on demand', async () => {
  server.answers(listFileConditions, [{ uuid: CONDITION, title: 'Two pay stubs' }]);
  openFile({}, 'documents');
  await screen.findByText('Two pay stubs');
  expect(main().slice(2)).toMatchInlineSnapshot(`
    [
      "Opening a document is recorded.",
      "Documents in their stacking order",
      "Document",
      "Received or made",
      "Person",
      "Filed by",
      "Filed on",
      "Answers",
      "Borrower opened",
      "Income and assets",
      "Pay stub Fax",
      "Mar 10, 2026",
      "Avery Applicant",
      "Pat Processor",
      "Mar 11, 2026",
      "Two pay stubs",
      "Closing",
      "Agreement",
      "Mar 10, 2026",
      "Mar 10, 2026",
    ]
  `);
  await userEvent.click(screen.getByRole('checkbox'));
  screen.getByText('Replaced');
});

it('a document opens beside the stack, and its older version from there', async () => {
  const router = openFile({}, 'documents');
  await press('Agreement');
  expect(router.state.location.search).toBe(`?document=${CONDITION}`);
  await screen.findByText('Version 2 of 2');
  await press('Older version');
  expect(router.state.location.search).toBe(`?document=${UUID}`);
  expect(screen.queryByRole('button', { name: 'File it under' })).toBeNull();
});

it('a received document is filed with how it arrived, and answers an open condition', async () => {
  server.answers(listFileConditions, [
    {
      ...{ uuid: CONDITION, categoryEnum: 'GENERIC_DOCUMENT_REQUEST', actionNeeded: true },
      requestDocuments: ['USER_UPLOADED_PAYSTUB'],
    },
  ]);
  openFile({ kind: 'BORROWER_ACTION' }, 'documents', 'OPERATIONS');
  await press('Add a document');
  await press('Add the document');
  expect(server.received(receiveDocument)).toEqual([]);
  await userEvent.upload(
    await screen.findByLabelText('Document'),
    new File(['%PDF-'], 'fax.pdf', { type: 'application/pdf' }),
  );
  await choose('Came by', 'Fax');
  await choose('Type', 'Proof of income');
  await choose('Answers (optional)', 'Documents: Proof of income');
  await press('Add the document');
  await waitFor(() =>
    expect(server.received(receiveDocument)).toMatchObject([
      { query: { type: 'USER_UPLOADED_PAYSTUB', receivedBy: 'FAX', name: 'fax.pdf', answers: CONDITION } },
    ]),
  );
});

it('an uploaded document is filed under a lender’s own type, with a name and a person', async () => {
  server.answers(listFileSigners, [{ uuid: BEN, name: 'Ben Together' }]);
  openFile({}, 'documents');
  await press('Pay stub');
  await press('File it under');
  await choose('Type', 'Form W-2');
  await userEvent.type(screen.getByLabelText('Name in the file (optional)'), 'March statement');
  await choose('Person (optional)', 'Ben Together');
  await press('File it');
  await waitFor(() =>
    expect(server.received(fileDocument)).toMatchObject([
      {
        params: { document: STUB },
        body: { type: 'Form W-2', label: 'March statement', signer: BEN },
      },
    ]),
  );
});

it('a part keeps its document’s person, and an image says why it can’t be split', async () => {
  server.answers(listFileSigners, [{ uuid: BEN, name: 'Ben Signer' }]);
  server.answers(listLoanFileDocuments, [
    { ...PAY_STUB, person: { name: 'Ben Signer', signer: BEN } },
    { ...PAY_STUB, uuid: UUID, title: 'Photo', contentType: 'image/jpeg' },
  ]);
  openFile({}, 'documents');
  await press('Photo');
  await screen.findByText(/^A picture has one page, so it can’t be split/);
  await press('Pay stub');
  await press('Split by pages');
  const people = await screen.findAllByLabelText<HTMLSelectElement>(/^Person/);
  expect(people.map(({ value }) => value)).toEqual([BEN, BEN]);
});

it('a scan is split by pages', async () => {
  openFile({}, 'documents');
  await press('Pay stub');
  await press('Split by pages');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Take out' }))[1] ?? expect.fail());
  await userEvent.type(screen.getByLabelText('First page'), '3');
  await userEvent.type(screen.getByLabelText('Last page'), '2');
  await choose('Type', 'Bank statement');
  await press('Split');
  await screen.findAllByText('Must not be before the first page');
  await userEvent.clear(screen.getByLabelText('Last page'));
  await userEvent.type(screen.getByLabelText('Last page'), '4');
  const fields = { 'parts.0.lastPage': 'The document has 3 pages' };
  server.refuses(splitDocument, 'INVALID_INPUT', { fields });
  await press('Split');
  await screen.findAllByText('The document has 3 pages');
  expect(screen.getByLabelText('Last page').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() =>
    expect(server.received(splitDocument)).toMatchObject([
      { body: { parts: [{ type: 'BANK_STATEMENT', firstPage: 3, lastPage: 4 }] } },
    ]),
  );
});
